import { attachmentBytes } from '@basoche/domain/limits';
import { id } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Files that come with messages, private to the two parties of a thread. */

const attachmentKinds = ['pdf', 'docx', 'jpeg', 'png'] as const;
const attachmentRule: FileRule = { kinds: attachmentKinds, maxBytes: attachmentBytes };
const attachmentBody = fileBody(attachmentRule);

/** A file that came with a message; `GET /messagerie/:id/attachments/:attachmentID` gives it. */
export const attachmentSchema = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(attachmentKinds),
    bytes: z.int(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachmentSchema>;

export const addAttachment = defineRoute({
  name: 'threads.addAttachment',
  summary: 'Upload an attachment for a message: one, as the part `file` of a form',
  method: 'POST',
  path: '/messagerie/:id/attachments',
  access: forSeats(members, 'negotiate'),
  takesFile: attachmentRule,
  body: attachmentBody,
  status: 201,
  answer: attachmentSchema,
  problems: ['NOT_FOUND', 'NDA_REQUIRED', 'MESSAGES_CLOSED', 'TOO_MANY_ATTACHMENTS', 'AUTHOR_NOT_REMOVED'],
});

const ofAttachment = {
  params: z.object({ id, attachmentID: id }),
  problems: ['NOT_FOUND'] as const,
};

export const readAttachment = defineRoute({
  ...ofAttachment,
  ...givingFile,
  name: 'threads.readAttachment',
  access: forSeats(members, 'readThreads'),
  summary: 'Attachment of a message, for both parties; for its sender only, before the message is sent',
  method: 'GET',
  path: '/messagerie/:id/attachments/:attachmentID',
});

export const readAttachmentPreview = defineRoute({
  ...ofAttachment,
  ...givingFile,
  name: 'threads.readAttachmentPreview',
  access: forSeats(members, 'readThreads'),
  summary: 'Preview of an attached picture, a small JPEG, for the readers of the attachment',
  method: 'GET',
  path: '/messagerie/:id/attachments/:attachmentID/preview',
});

export const deleteAttachment = defineRoute({
  ...ofAttachment,
  name: 'threads.deleteAttachment',
  access: forSeats(members, 'negotiate'),
  summary: 'Remove an attachment not yet sent',
  method: 'DELETE',
  path: '/messagerie/:id/attachments/:attachmentID',
});
