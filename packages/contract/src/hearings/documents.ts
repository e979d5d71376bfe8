import { attachmentBytes } from '@basoche/domain/limits';
import { type FileRule, fileBody } from '../files.ts';
import { defineRoute, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { attachmentSchema } from '../threads/attachments.ts';

/** Documents uploaded for a hearing request. Only the avocat who takes it reads them, in the thread. */

const documentRule: FileRule = { kinds: ['pdf', 'docx', 'jpeg', 'png'], maxBytes: attachmentBytes };

export const addHearingDocument = defineRoute({
  name: 'hearings.addDocument',
  summary: 'Upload a document for a hearing to ask for: one, as the part `file` of a form',
  method: 'POST',
  path: '/hearings/documents',
  access: forSeats(verifiedTrade, 'negotiate'),
  takesFile: documentRule,
  body: fileBody(documentRule),
  status: 201,
  answer: attachmentSchema,
  problems: ['NOT_FOUND', 'HEARING_PUBLISHER', 'TOO_MANY_ATTACHMENTS'],
});

export const removeHearingDocument = defineRoute({
  name: 'hearings.removeDocument',
  summary: 'Remove a document that no hearing came with yet',
  method: 'DELETE',
  path: '/hearings/documents/:id',
  access: forSeats(verifiedTrade, 'negotiate'),
  problems: ['NOT_FOUND'],
});
