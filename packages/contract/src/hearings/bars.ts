import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Bars of avocats and of firms of avocats: stated by them, confirmed by staff. */

/** Bar of an avocat, by the code of its tribunal judiciaire. */
export const barSchema = z
  .object({
    court: z.string(),
    /** Town of that court: « barreau de Lyon ». */
    town: z.string(),
    state: z.enum(['stated', 'confirmed', 'refused']),
    /** Reason of a refusal. */
    refusal: z.string().nullable(),
  })
  .meta({ id: 'Bar' });
export type Bar = z.infer<typeof barSchema>;

export const stateBar = defineRoute({
  name: 'hearings.stateBar',
  summary: 'State the bar of the caller; another one than before is confirmed anew',
  method: 'PUT',
  path: '/hearings/bar',
  access: forSeats(tradeMembers, 'represent'),
  body: z.object({
    /** Code of a tribunal judiciaire. */
    court: z.string({ error: 'Choisissez un barreau.' }).max(20),
  }),
  answer: barSchema,
  problems: ['NOT_FOUND', 'AVOCATS_ONLY'],
});
