import { checkAnswers } from '@basoche/domain/conflicts/check';
import { id, instant } from '../fields.ts';
import { defineRoute, tradeMembers, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** The one question that a member asks about the parties of a mission (rules §9). Its creator learns nothing of it. */

export const conflictCheckSchema = z
  .object({
    /** Null until the caller asks. Never computed again for the same parties. */
    answer: z.enum(checkAnswers).nullable(),
    askedAt: instant.nullable(),
    /** True if parties came since: they may be asked about as well. */
    isOutdated: z.boolean(),
    /** Questions that the caller may ask now, over all missions. */
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

/** Not `once`: a second call answers what the first was answered. */
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
