import { valuesOf } from '@basoche/domain/options/option';
import { collectionStates } from '@basoche/domain/vigilance/collection';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { documentStates, fileStates } from '@basoche/domain/vigilance/file';
import { day, id } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { heldFileSchema } from './collections.ts';

/** The file of vigilance in a thread: what each party reads of it (rules §12). */

export const threadVigilanceSchema = z
  .object({
    /** Sum of the year between the two parties, including the proposed mission, in euros without tax. */
    sum: z.number(),
    /** True if the law makes the client hold the file. If false, everything below is null. */
    asks: z.boolean(),
    state: z.enum(fileStates).nullable(),
    /** Last day on which the file is complete; null if it is not, and for a client before the mode is accepted. */
    lastDay: day.nullable(),
    /** Required documents; null for the client. */
    items: z
      .array(
        z.object({
          kind: z.enum(valuesOf(vigilanceDocuments)),
          title: z.string(),
          state: z.enum(documentStates),
          lastDay: day.nullable(),
        }),
      )
      .nullable(),
    /** Missing documents, as a sentence; null if none is, and for the client. */
    lacking: z.string().nullable(),
    /** The client's duty; null for the prestataire. */
    collection: z
      .object({
        state: z.enum(collectionStates),
        /** Day by which the file must be downloaded next; null before the mode is accepted. */
        nextOn: day.nullable(),
      })
      .nullable(),
    /**
     * The file as the client holds it; null for the prestataire, before the mode is accepted, and for a role
     * that may not download it.
     */
    held: heldFileSchema.nullable(),
  })
  .meta({ id: 'ThreadVigilance' });
export type ThreadVigilance = z.infer<typeof threadVigilanceSchema>;

export const readThreadVigilance = defineRoute({
  name: 'vigilance.readThread',
  summary: 'The file of vigilance in a thread of a mission: sum of the year, state, and what is next',
  method: 'GET',
  path: '/messagerie/vigilance/:id',
  access: forSeats(members, 'readThreads'),
  params: z.object({ id }),
  answer: threadVigilanceSchema,
  problems: ['NOT_FOUND'],
});
