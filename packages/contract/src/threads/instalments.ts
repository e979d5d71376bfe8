import { instalmentStates } from '@basoche/domain/pricing/instalments';
import { priceKinds } from '@basoche/domain/pricing/kinds';
import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { sheetSchema } from './sheets.ts';

/** Instalments of a mission: those of a price in instalments, and the months of a price by time or of a retainer (rules §13). Sums are euros without tax. */

/** An instalment as agreed. */
export const plannedInstalmentSchema = z.object({
  title: z.string(),
  sum: z.number(),
  days: z.int().nullable(),
});

/** A price with a sheet each month, as agreed. */
export const monthlyPriceSchema = z.object({
  kind: z.enum(['day', 'hour', 'retainer']),
  /** « 600 € HT par jour, 10 jours par mois, 25 jours au plus : 15 000 € HT au plus ». */
  line: z.string(),
  /** Services covered by a retainer; null for a price by time. */
  services: z.string().nullable(),
});

/** The current instalment of a thread. */
export const currentInstalmentSchema = z.object({
  /** Zero-based index. */
  position: z.int(),
  /** Number of instalments; null for months. */
  count: z.int().nullable(),
  /** « Tranche 2 sur 3 », « Mois 2 ». */
  name: z.string(),
});

export const instalmentsSchema = z
  .object({
    kind: z.enum(priceKinds).exclude(['flat']),
    /** Position of the open instalment; null before the work begins, and once the mission is over. */
    current: z.int().nullable(),
    /** `engaged` is the sum of the four others. */
    sums: z.object({
      engaged: z.number(),
      /** Paid to the prestataire for closed instalments; in a direct relation, owed to them. */
      paid: z.number(),
      /** Held for the open instalment. */
      deposited: z.number(),
      /** Neither paid nor held yet; 0 once the mission is over. */
      toCome: z.number(),
      /** No longer to be paid, because the mission is over. */
      dropped: z.number(),
    }),
    /**
     * All agreed instalments; for months by time, those opened so far. The title of a month is its calendar
     * name.
     */
    instalments: z.array(
      plannedInstalmentSchema.extend({
        /** Zero-based index. */
        position: z.int(),
        /** « Tranche 2 sur 3 », « Mois 2 ». */
        name: z.string(),
        state: z.enum(instalmentStates),
        /** The state in French, for this reader. */
        stateText: z.string(),
        /** The payee's part, once it is closed; null before. */
        paid: z.number().nullable(),
        /** Null if it is not opened yet. */
        openedAt: instant.nullable(),
        /** Sheet of a month that has begun; null before, and for a price without sheets. */
        sheet: sheetSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'Instalments' });
export type Instalments = z.infer<typeof instalmentsSchema>;

export const readInstalments = defineRoute({
  name: 'threads.instalments',
  summary:
    'Instalments of the price of a thread, and where each stands; a flat price has none and is not found',
  method: 'GET',
  path: '/messagerie/instalments/:id',
  access: forSeats(members, 'readThreads'),
  params: z.object({ id }),
  answer: instalmentsSchema,
  problems: ['NOT_FOUND'],
});
