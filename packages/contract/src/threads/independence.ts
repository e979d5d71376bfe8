import { partiesStates } from '@basoche/domain/conflicts/gate';
import { levels } from '@basoche/domain/conflicts/levels';
import { independenceKinds } from '@basoche/domain/threads/independence';
import { namedParty } from '../conflicts/parties.ts';
import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** A candidate's independence, and the parties shown by the client, in a thread (rules §9). */

/**
 * The candidate's last statement about their independence. `isCurrent`: it is a declaration about the current
 * list.
 */
export const independenceSchema = z
  .object({ kind: z.enum(independenceKinds), at: instant, isCurrent: z.boolean() })
  .meta({ id: 'Independence' });
export type Independence = z.infer<typeof independenceSchema>;

const version = z.string({ error: 'Indiquez la version de la déclaration.' }).max(40);
const listVersion = z
  .int('Indiquez la version de la liste.')
  .min(0, 'Indiquez la version de la liste.')
  .max(2_147_483_647, 'Indiquez la version de la liste.');

/** Version of the text shown to the candidate, and of the list of parties that they were told of. */
export const declarationBody = z.object({ version, listVersion });
export type DeclarationBody = z.output<typeof declarationBody>;

/** Version of the list of parties that the client has read: a colleague may have added a name since. */
export const shownBody = z.object({ listVersion });

/** Independence stated with an application: a signed declaration, or a reserve without a reason. */
export const givenIndependence = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('declared'), version, listVersion }),
    z.object({ kind: z.literal('reserved') }),
  ],
  { error: 'Signez la déclaration d’indépendance, ou ajoutez une réserve.' },
);
export type GivenIndependenceBody = z.output<typeof givenIndependence>;

/**
 * The conflict check in a thread, the same for both parties. It does not tell whether the candidate made the
 * check, or its answer.
 */
export const threadConflictsSchema = z
  .object({
    level: z.enum(levels),
    /** Null if the creator did not answer the question about parties. */
    parties: z.enum(partiesStates).nullable(),
    /** Version of the list in force, which a declaration names; 0 without a list. It changed `listVersion - 1` times. */
    listVersion: z.int(),
    independence: independenceSchema.nullable(),
    /**
     * Parties that the creator showed to the candidate; null if none. `isCurrent`: the list has not changed
     * since.
     */
    shown: z.object({ at: instant, isCurrent: z.boolean() }).nullable(),
  })
  .meta({ id: 'ThreadConflicts' });

/** Parties of a mission, shown to its candidate in the thread, without those removed since. */
export const readShownParties = defineRoute({
  name: 'threads.readShownParties',
  summary: 'Parties of a mission that its creator has shown in this thread',
  method: 'GET',
  path: '/messagerie/parties/:id',
  access: forSeats(members, 'readThreads'),
  params: z.object({ id }),
  answer: z.object({ at: instant, parties: z.array(namedParty) }).meta({ id: 'ShownParties' }),
  problems: ['NOT_FOUND'],
});
