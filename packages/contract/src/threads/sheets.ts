import { entriesASheet, pricingTexts } from '@basoche/domain/pricing/limits';
import { textLimits } from '@basoche/domain/text-limits';
import { id, instant, paragraphs, unfinishedText } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Monthly sheets: the prestataire's time, or the services of a retainer (rules §13). */

const unitsAsked = 'Indiquez une quantité.';

/** Entries as typed: once the sheet is sent, the rules report each mistake beside its field. */
const typedEntries = z
  .array(
    z.object({
      /** `YYYY-MM-DD`, or an unfinished text. */
      day: unfinishedText(20),
      /** Half days or quarters of an hour; 0 in the sheet of a retainer. */
      units: z.number(unitsAsked).min(0, unitsAsked).max(1_000, 'Cette quantité est trop grande.'),
      text: unfinishedText(pricingTexts.entry),
    }),
  )
  .max(entriesASheet, `Un compte rendu a ${entriesASheet} lignes au plus.`);

/** Sheet that delivers a month. `isLast`: the mission ends with this month. */
export const sentSheetBody = z.object({ entries: typedEntries, isLast: z.boolean().default(false) });

export const returnSheetBody = z.object({ reason: paragraphs(textLimits.reason, 'Indiquez un motif.') });

/** Sheet of a month as its reader may see it: the client does not see drafts. */
export const sheetSchema = z.object({
  /** First and last day of its period. */
  from: z.string(),
  until: z.string(),
  /** Units that its deposit covers, and the same in words; null for a retainer. */
  units: z.int().nullable(),
  unitsText: z.string().nullable(),
  /** Entries that were sent, or the author's draft; empty for the client until sent. */
  entries: z.array(
    z.object({
      day: z.string(),
      units: z.number(),
      /** « 2 h 15 »; empty for a retainer. */
      quantity: z.string(),
      text: z.string(),
    }),
  ),
  /** Total of all entries, « 12 jours et demi »; empty for a retainer. */
  quantity: z.string(),
  /** Sum that it amounts to, in euros without tax. */
  due: z.number(),
  isLast: z.boolean(),
  /** Null until it is sent, and after it is given back. */
  sentAt: instant.nullable(),
  /** Reason with which the client gave it back; null if they did not. */
  returned: z.object({ at: instant, reason: z.string() }).nullable(),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** Stores the draft entries of the current month; only their author reads them. */
export const keepSheet = defineRoute({
  name: 'threads.keepSheet',
  summary: 'Keep the draft of the sheet of the current month',
  method: 'PUT',
  path: '/messagerie/sheet/:id',
  access: forSeats(members, 'negotiate'),
  params: z.object({ id }),
  body: z.object({ entries: typedEntries }),
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'ALREADY_DELIVERED'],
});
