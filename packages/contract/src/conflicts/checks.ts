import { checkAnswers } from '@basoche/domain/conflicts/check';
import { id, instant } from '../fields.ts';
import { defineRoute, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * The conflict check that a member makes once for each mission (rules §9). The creator learns nothing of it.
 */

export const conflictCheckSchema = z
  .object({
    /** Null until the caller makes the check. Never recomputed for the same parties. */
    answer: z.enum(checkAnswers).nullable(),
    askedAt: instant.nullable(),
    /** True if parties were added since: they can be checked too. */
    isOutdated: z.boolean(),
    /** Checks left to the caller, over all missions. */
    checksLeft: z.int(),
  })
  .meta({ id: 'ConflictCheck' });
export type ConflictCheck = z.infer<typeof conflictCheckSchema>;

const params = z.object({ missionID: id });

export const readCheck = defineRoute({
  name: 'conflicts.readCheck',
  summary: "The caller's own answer about the parties of a mission",
  method: 'GET',
  path: '/conflicts/checks/:missionID',
  access: forSeats(tradeMembers, 'negotiate'),
  params,
  answer: conflictCheckSchema,
  problems: ['NOT_FOUND'],
});

/** Not `once`: a second call returns the answer of the first. */
export const askCheck = defineRoute({
  name: 'conflicts.askCheck',
  summary:
    "Compare the parties of a mission with the caller's register, once; one answer in sixteen is by chance",
  method: 'POST',
  path: '/conflicts/checks/:missionID',
  access: forSeats(verifiedTrade, 'negotiate'),
  params,
  answer: conflictCheckSchema,
  problems: [
    'NOT_FOUND',
    'NO_PARTIES',
    'PARTIES_AWAITED',
    'REGISTER_EMPTY',
    'CHECKS_SPENT',
    'OWN_MISSION',
    'APPLICATIONS_CLOSED',
    'PROFESSION_NOT_ALLOWED',
    'SUBSCRIPTION_REQUIRED',
  ],
});
