import { writtenAtOnce } from '@basoche/domain/limits';
import { textLimits } from '@basoche/domain/text-limits';
import { id, paragraphs } from '../fields.ts';
import { problemCodes } from '../problem.ts';
import { z } from '../zod.ts';

/** A creator's actions on candidates, of a mission or of an offer. */

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
  /** Id of the message, the same for all recipients: if sent twice, it is stored once in each thread. */
  clientId: z.string().regex(/^[\w.:-]{8,64}$/, 'Cet identifiant n’est pas valide.'),
  /** True to accept the confidentiality agreement in threads where the creator has not accepted it yet. */
  consent: z.boolean().default(false),
});
export type WriteToSeveral = z.output<typeof writeToSeveralForm>;

/** Result for one recipient of a message to several: stored in that thread, or refused with a code. */
export const writtenSchema = z.object({ postulationID: id, refusal: z.enum(problemCodes).nullable() });
export type Written = z.infer<typeof writtenSchema>;
