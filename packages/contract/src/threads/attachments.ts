import { attachmentBytes } from '@basoche/domain/limits';
import { id } from '../fields.ts';
import { type FileRule, fileBody, givingFile } from '../files.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { attachmentSchema } from './threads.ts';

/** Files that come with messages, private to the two parties of a thread. */

const attachmentRule: FileRule = { kinds: ['pdf', 'docx', 'jpeg', 'png'], maxBytes: attachmentBytes };
const attachmentBody = fileBody(attachmentRule);

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
