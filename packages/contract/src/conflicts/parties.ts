import { partiesAtMost } from '@basoche/domain/conflicts/limits';
import { nameKinds, nameSides } from '@basoche/domain/conflicts/names';
import { defineRoute, verifiedMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { namedName, nameSide, withoutGivenName } from './register.ts';

/**
 * Parties of a mission: people and companies that its creator names and nobody else reads (rules §9).
 * Candidates only learn whether one of them may be in their register.
 */

/** A party as a form gives it. */
export const namedPartyBody = namedName.extend({ side: nameSide }).transform(withoutGivenName);
export type NamedPartyBody = z.output<typeof namedPartyBody>;

export const namedParty = z
  .object({
    kind: z.enum(nameKinds),
    name: z.string(),
    firstName: z.string().nullable(),
    siren: z.string().nullable(),
    side: z.enum(nameSides),
  })
  .meta({ id: 'NamedParty' });
export type NamedParty = z.infer<typeof namedParty>;

export const missionPartiesSchema = z
  .object({
    /** 0 until a first list is given; grows with each change. */
    version: z.int(),
    parties: z.array(namedParty),
    /** Changes that are still possible, once a first list is given. */
    changesLeft: z.int(),
  })
  .meta({ id: 'MissionParties' });
export type MissionParties = z.infer<typeof missionPartiesSchema>;

export const readParties = defineRoute({
  name: 'conflicts.readParties',
  summary: "The parties that the caller named for a mission of the caller's",
  method: 'GET',
  path: '/missions/parties/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  answer: missionPartiesSchema,
  problems: ['NOT_FOUND'],
});

export const namePartiesBody = z.object({
  /** The version that the caller read. */
  version: z.int('Indiquez une version.').min(0, 'Indiquez une version.'),
  parties: z
    .array(namedPartyBody, { error: 'Indiquez les parties.' })
    .max(partiesAtMost, `${partiesAtMost} parties au plus.`),
});

/** Not `once`, like every call with names. A call that changes nothing returns the current list. */
export const nameParties = defineRoute({
  name: 'conflicts.nameParties',
  summary: `Name the parties of a mission, ${partiesAtMost} at most; none says that nobody is concerned`,
  method: 'PUT',
  path: '/missions/parties/:id',
  access: forSeats(verifiedMembers, 'negotiate'),
  body: namePartiesBody,
  answer: missionPartiesSchema,
  problems: ['NOT_FOUND', 'PARTIES_CHANGED', 'PARTIES_SPENT', 'PARTY_CHANGES_SPENT'],
});
