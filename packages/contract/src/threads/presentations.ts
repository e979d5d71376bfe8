import { textLimits } from '@basoche/domain/text-limits';
import { id, line, paragraphs } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Presentations that a member stores to reuse them in applications. */

export const presentationText = paragraphs(textLimits.presentation, 'Écrivez votre présentation.');

export const savedPresentationForm = z.object({
  /** Unique among the member's own names, ignoring case. */
  name: line(textLimits.presentationName, 'Donnez un nom à cette présentation.'),
  text: presentationText,
});

export const savedPresentationSchema = z
  .object({ id, name: z.string(), text: z.string() })
  .meta({ id: 'SavedPresentation' });
export type SavedPresentation = z.infer<typeof savedPresentationSchema>;

export const listPresentations = defineRoute({
  name: 'presentations.list',
  summary: "The caller's saved presentations, newest first",
  method: 'GET',
  path: '/missions/presentations',
  access: forSeats(tradeMembers, 'readThreads'),
  answer: z.array(savedPresentationSchema),
});

export const savePresentation = defineRoute({
  name: 'presentations.save',
  summary: 'Save a presentation under a name; an existing one of that name is replaced',
  method: 'POST',
  path: '/missions/presentations',
  access: forSeats(tradeMembers, 'negotiate'),
  body: savedPresentationForm,
  status: 201,
  answer: savedPresentationSchema,
  problems: ['TOO_MANY_PRESENTATIONS'],
});

export const deletePresentation = defineRoute({
  name: 'presentations.delete',
  summary: 'Delete a saved presentation',
  method: 'DELETE',
  path: '/missions/presentations/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});
