import { entriesASheet, pricingTexts } from '@basoche/domain/pricing/limits';
import { textLimits } from '@basoche/domain/text-limits';
import { id, instant, paragraphs, unfinishedText } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Sheets of a month: what the prestataire tells of their time or of the services of a retainer (rules §13). */

const unitsAsked = 'Indiquez une quantité.';

/** Entries as they are typed: the rules tell each mistake beside its field once the sheet is sent. */
const typedEntries = z
  .array(
    z.object({
      /** `YYYY-MM-DD`, or what is typed of it. */
      day: unfinishedText(20),
      /** Half days or quarters of an hour; 0 in the sheet of a retainer. */
      units: z.number(unitsAsked).min(0, unitsAsked).max(1_000, 'Cette quantité est trop grande.'),
      text: unfinishedText(pricingTexts.entry),
    }),
  )
  .max(entriesASheet, `Un compte rendu a ${entriesASheet} lignes au plus.`);

/** The sheet with which a month is delivered. `isLast`: the mission ends with it. */
export const sentSheetBody = z.object({ entries: typedEntries, isLast: z.boolean().default(false) });

export const returnSheetBody = z.object({ reason: paragraphs(textLimits.reason, 'Indiquez un motif.') });

/** The sheet of a month as its reader may see it: the client reads no draft. */
export const sheetSchema = z.object({
  /** First and last day that it is about. */
  from: z.string(),
  until: z.string(),
  /** Units that its deposit covers, and the same in words; null of a retainer. */
  units: z.int().nullable(),
  unitsText: z.string().nullable(),
  /** Entries that were sent, or those of the draft for its author; empty for the client until it is sent. */
  entries: z.array(
    z.object({
      day: z.string(),
      units: z.number(),
      /** « 2 h 15 »; empty of a retainer. */
      quantity: z.string(),
      text: z.string(),
    }),
  ),
  /** « 12 jours et demi » of all entries; empty of a retainer. */
  quantity: z.string(),
  /** The sum that it comes to, in euros without tax. */
  due: z.number(),
  isLast: z.boolean(),
  /** Null until it is sent, and again once it is given back. */
  sentAt: instant.nullable(),
  /** The client's words with which it was given back; null if it was not. */
  returned: z.object({ at: instant, reason: z.string() }).nullable(),
});
export type Sheet = z.infer<typeof sheetSchema>;

/** Keeps the entries of a month that is under way, for their author alone. */
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
