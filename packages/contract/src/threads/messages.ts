import { attachmentsAMessage } from '@basoche/domain/limits';
import { textLimits } from '@basoche/domain/text-limits';
import { anyParagraphs, id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { attachmentSchema } from './attachments.ts';

/** Messages of a thread. */

export const messageSchema = z
  .object({
    id,
    content: z.string(),
    /** Id of the author; null for an anonymous creator. */
    sentBy: id.nullable(),
    /** Name of the person who wrote it for a firm; null without a firm, and for an anonymous creator. */
    author: z.string().nullable(),
    isMine: z.boolean(),
    sentAt: instant,
    postulationId: id,
    /** Position in the thread; every later message and change has a higher one. */
    position: z.int(),
    /** The sender's own id for the message, returned to the sender alone. */
    clientId: z.string().nullable(),
    attachments: z.array(attachmentSchema),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

const nothingWritten = 'Écrivez votre message.';
const isOnce = (ids: readonly string[]) => new Set(ids).size === ids.length;

/** A message from a sender, over HTTP or over the socket: text, files uploaded before, or both. */
export const messageBody = z
  .object({
    content: anyParagraphs(textLimits.message, nothingWritten),
    clientId: z.string().regex(/^[\w.:-]{8,64}$/, 'Cet identifiant n’est pas valide.'),
    attachments: z
      .array(id, 'Indiquez une liste de pièces jointes.')
      .max(attachmentsAMessage, `Un message porte au plus ${attachmentsAMessage} pièces jointes.`)
      .refine(isOnce, 'Une pièce jointe y figure deux fois.')
      .default([]),
  })
  .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
    path: ['content'],
    message: nothingWritten,
  });

/** The same as the socket's `message`, for networks that block websockets. */
export const sendMessage = defineRoute({
  name: 'threads.sendMessage',
  summary: 'Send a message; a repeat with the same clientId is stored once',
  method: 'POST',
  path: '/messagerie/:id',
  access: forSeats(members, 'negotiate'),
  body: messageBody,
  status: 201,
  answer: messageSchema,
  problems: ['NOT_FOUND', 'NDA_REQUIRED', 'MESSAGES_CLOSED', 'ATTACHMENT_GONE', 'TOO_MANY_MESSAGES'],
});
