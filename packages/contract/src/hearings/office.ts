import { textLimits } from '@basoche/domain/text-limits';
import { id, instant, page, paragraphs } from '../fields.ts';
import { courtSchema } from '../places/courts.ts';
import { defineRoute, moderators } from '../route.ts';
import { z } from '../zod.ts';
import { hearingSchema } from './hearings.ts';

/** Hearings that nobody took yet, as staff see them: without instructions, documents or matter. */

const openHearingSchema = z
  .object({
    id,
    court: courtSchema,
    act: hearingSchema.shape.act,
    heldAt: instant,
    price: z.number(),
    client: z.object({ id, name: z.string() }),
    /** Number of waves (groups of avocats) that were told, and of avocats in them. */
    wave: z.int(),
    told: z.int(),
    /** True if the last wave was told and nobody took it. */
    isUnfilled: z.boolean(),
  })
  .meta({ id: 'OpenHearing' });
export type OpenHearing = z.infer<typeof openHearingSchema>;

export const listOpenHearings = defineRoute({
  name: 'hearingsOffice.list',
  summary: 'Hearings that nobody took yet, the nearest in time first, without what their clients wrote',
  method: 'GET',
  path: '/admin/hearings',
  access: moderators,
  query: z.object(page),
  answer: z.array(openHearingSchema),
  paged: true,
  problems: ['NOT_FOUND'],
});

export const cancelOpenBody = z.object({
  reason: paragraphs(textLimits.reason, 'Écrivez la raison de l’annulation.'),
});

export const cancelOpenHearing = defineRoute({
  name: 'hearingsOffice.cancel',
  summary: 'Cancel a hearing that nobody took, with a reason that its client reads',
  method: 'POST',
  path: '/admin/hearings/:id/cancel',
  access: moderators,
  body: cancelOpenBody,
  problems: ['NOT_FOUND', 'HEARING_TAKEN', 'HEARING_CLOSED'],
});
