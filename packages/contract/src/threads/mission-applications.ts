import { delayDays } from '@basoche/domain/limits';
import { missionTerms } from '@basoche/domain/missions/changed-terms';
import { textLimits } from '@basoche/domain/text-limits';
import { refusals } from '@basoche/domain/threads/refusals';
import { applicationStates } from '@basoche/domain/threads/states';
import { agreedVersion, euros, id, instant, optionalParagraphs } from '../fields.ts';
import { appliedMissions } from '../missions/filters.ts';
import { missionCardSchema } from '../missions/missions.ts';
import { defineRoute, members, verifiedTrade } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { givenIndependence } from './independence.ts';
import { givenPricing, isWhole } from './pricing.ts';
import { situationFields } from './situation.ts';

/** Applications to missions, before and outside their threads (rules §2 and §6). */

/** Terms of the mission that were edited since the open price was proposed; empty if it stands. */
export const toConfirm = z.array(z.enum(missionTerms));

/** An application as its candidate sees it in a list. */
export const appliedMissionSchema = z
  .object({
    id,
    state: z.enum(applicationStates),
    situation: situationFields.situation,
    turn: situationFields.turn,
    sheet: situationFields.sheet,
    depositOpensOn: situationFields.depositOpensOn,
    offer: z.number(),
    tvaApplicable: z.boolean(),
    offerToConfirm: toConfirm,
    createdAt: instant,
    mission: missionCardSchema,
  })
  .meta({ id: 'AppliedMission' });
export type AppliedMission = z.infer<typeof appliedMissionSchema>;

/** Delay of delivery, in days. */
const delay = z
  .int(refusals.INVALID_DELAY.title)
  .min(delayDays.min, refusals.INVALID_DELAY.title)
  .max(delayDays.max, refusals.INVALID_DELAY.title);

const offer = euros.refine((value) => value > 0, 'Proposez un prix supérieur à zéro.');

export const applyToMission = defineRoute({
  name: 'missions.apply',
  summary: 'Apply to a mission with a price',
  method: 'POST',
  path: '/missions/postulate',
  access: forSeats(verifiedTrade, 'negotiate'),
  body: z
    .object({
      missionID: id,
      userID: id.optional(),
      role: z.string().max(40).optional(),
      offer,
      pricing: givenPricing,
      tvaApplicable: z.boolean({ error: 'Indiquez si la TVA est applicable.' }),
      presentation: optionalParagraphs(textLimits.presentation, 'Écrivez votre présentation.'),
      delayDays: delay.nullable().optional(),
      ndaVersion: agreedVersion,
      /** Ignored while the conflict check is off. */
      independence: givenIndependence.nullable().optional(),
    })
    .superRefine(isWhole),
  status: 201,
  answer: appliedMissionSchema,
  once: true,
  problems: [
    'NOT_FOUND',
    'ACTOR_MISMATCH',
    'ALREADY_APPLIED',
    'OWN_MISSION',
    'OWN_FIRM',
    'APPLICATIONS_CLOSED',
    'NDA_VERSION',
    'PROFESSION_NOT_ALLOWED',
    'CUSTOMER_CANNOT_APPLY',
    'SUBSCRIPTION_REQUIRED',
    'PARTIES_AWAITED',
    'CONFLICT_CHECK_NEEDED',
    'INDEPENDENCE_NEEDED',
    'INDEPENDENCE_VERSION',
    'PARTIES_CHANGED',
    'PRICING_CLOSED',
  ],
});

export const hasApplied = defineRoute({
  name: 'missions.hasApplied',
  summary: 'Whether the caller has applied to a mission',
  method: 'GET',
  path: '/missions/postulate/:missionID/:userID',
  access: forSeats(members, 'readThreads'),
  params: z.object({ missionID: id, userID: id }),
  answer: z.boolean(),
  problems: ['NOT_FOUND', 'ACTOR_MISMATCH'],
});

export const listAppliedMissions = defineRoute({
  name: 'missions.listApplied',
  summary: 'Missions to which the caller applied, newest application first',
  method: 'GET',
  path: '/missions/postulate/:userID',
  access: forSeats(members, 'readThreads'),
  params: z.object({ userID: id }),
  query: appliedMissions,
  answer: z.array(appliedMissionSchema),
  paged: true,
  problems: ['ACTOR_MISMATCH'],
});

export const listAppliedCustomerMissions = defineRoute({
  name: 'missions.listAppliedCustomers',
  summary: "External customers' missions to which the caller applied, newest application first",
  method: 'GET',
  path: '/missions/customers/postulate',
  access: forSeats(members, 'readThreads'),
  query: appliedMissions,
  answer: z.array(appliedMissionSchema),
  paged: true,
});
