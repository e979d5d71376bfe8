import { barReasonLength } from '@basoche/domain/hearings/bars';
import { day, id, instant, page, paragraphs } from '../fields.ts';
import { defineRoute, moderators, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Bars of avocats and of firms of avocats: stated by them, confirmed by staff or by the national list of avocats. */

/** Bar of an avocat, by the code of its tribunal judiciaire. */
export const barSchema = z
  .object({
    court: z.string(),
    /** Town of that court: « barreau de Lyon ». */
    town: z.string(),
    state: z.enum(['stated', 'confirmed', 'refused']),
    /** Reason of a refusal. */
    refusal: z.string().nullable(),
    /** Day of the edition of the national list of avocats that confirmed it; null where staff did. */
    registerDay: day.nullable(),
  })
  .meta({ id: 'Bar' });
export type Bar = z.infer<typeof barSchema>;

export const barBody = z.object({
  /** Code of a tribunal judiciaire. */
  court: z.string({ error: 'Choisissez un barreau.' }).max(20),
});

export const readBar = defineRoute({
  name: 'hearings.readBar',
  summary: 'Bar of the caller, as it was stated; null if none was',
  method: 'GET',
  path: '/hearings/bar',
  access: forSeats(tradeMembers, 'represent'),
  answer: barSchema.nullable(),
  problems: ['NOT_FOUND'],
});

export const stateBar = defineRoute({
  name: 'hearings.stateBar',
  summary: 'State the bar of the caller; another one than before is confirmed anew',
  method: 'PUT',
  path: '/hearings/bar',
  access: forSeats(tradeMembers, 'represent'),
  body: barBody,
  answer: barSchema,
  problems: ['NOT_FOUND', 'AVOCATS_ONLY'],
});

const waitingBarSchema = z
  .object({
    memberId: id,
    name: z.string(),
    /** True for a firm. */
    isMoral: z.boolean(),
    /** True if staff verified the member. */
    isVerified: z.boolean(),
    court: z.string(),
    town: z.string(),
    statedAt: instant,
  })
  .meta({ id: 'WaitingBar' });

export const listBars = defineRoute({
  name: 'hearings.listBars',
  summary: 'Bars that wait for a confirmation, the oldest first',
  method: 'GET',
  path: '/admin/bars',
  access: moderators,
  query: z.object(page),
  answer: z.array(waitingBarSchema),
  paged: true,
  problems: ['NOT_FOUND'],
});
export type WaitingBar = z.infer<typeof waitingBarSchema>;

/** Court that staff saw: the member may have stated another since. */
const asRead = { court: z.string({ error: 'Indiquez le barreau.' }).max(20) };

export const confirmBar = defineRoute({
  name: 'hearings.confirmBar',
  summary: 'Confirm the bar of a member',
  method: 'POST',
  path: '/admin/bars/:id/confirm',
  access: moderators,
  body: z.object(asRead),
  problems: ['NOT_FOUND', 'BAR_CHANGED'],
});

export const refuseBarBody = z.object({
  ...asRead,
  reason: paragraphs(barReasonLength, 'Écrivez la raison du refus.'),
});

export const refuseBar = defineRoute({
  name: 'hearings.refuseBar',
  summary: 'Refuse the bar of a member, with a reason that they read',
  method: 'POST',
  path: '/admin/bars/:id/refuse',
  access: moderators,
  body: refuseBarBody,
  problems: ['NOT_FOUND', 'BAR_CHANGED'],
});
