import { textLimits, writtenAtOnce } from '@basoche/domain/limits';
import { id, paragraphs } from '../fields.ts';
import { problemCodes } from '../problem.ts';
import { z } from '../zod.ts';

/** What a creator does with candidates, of a mission or of an offer alike. */

export const candidateNoteForm = z.object({
  note: z.union([
    z.literal(''),
    paragraphs(textLimits.candidateNote, 'Écrivez une note, ou laissez ce champ vide.'),
  ]),
});

export const writeToSeveralForm = z.object({
  postulationIDs: z
    .array(id)
    .min(1, 'Choisissez au moins un candidat.')
    .max(writtenAtOnce, `${writtenAtOnce} candidats au plus à la fois.`),
  content: paragraphs(textLimits.message, 'Écrivez votre message.'),
  /** One id for the message, whoever receives it: sent twice, it is stored once in each thread. */
  clientId: z.string().regex(/^[\w.:-]{8,64}$/, "Cet identifiant n'est pas valide."),
  /** Accepts the confidentiality agreement in the threads where the creator has not yet. */
  consent: z.boolean().default(false),
});
export type WriteToSeveral = z.output<typeof writeToSeveralForm>;

/** What became of one message to several: stored in that thread, or refused there and why. */
export const writtenSchema = z.object({ postulationID: id, refusal: z.enum(problemCodes).nullable() });
export type Written = z.infer<typeof writtenSchema>;
