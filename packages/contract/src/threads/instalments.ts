import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { instalmentStates } from '@basoche/domain/pricing/instalments';
import { engagedCents, type InstalmentsPrice } from '@basoche/domain/pricing/kinds';
import { pricingTexts } from '@basoche/domain/pricing/limits';
import { daysAsked, instalmentsMistakes, titleAsked } from '@basoche/domain/pricing/validate';
import { euros, id, instant, line } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Prices in instalments, and the instalments of a mission (rules §13). Sums are euros without tax. */

const given = z.object({
  kind: z.literal('instalments', 'Un prix est forfaitaire, ou en tranches.'),
  instalments: z
    .array(
      z.object({
        title: line(pricingTexts.title, titleAsked),
        sum: euros,
        /** Days from its opening to its delivery. */
        days: z.int(daysAsked).nullable(),
      }),
    )
    .max(100, 'Trop de tranches.'),
});

/** The price as the rules have it, in cents. */
export const pricingOf = ({ kind, instalments }: z.output<typeof given>): InstalmentsPrice => ({
  kind,
  instalments: instalments.map(({ title, sum, days }) => ({ title, cents: eurosToCents(sum), days })),
});

/** The same where a sum may be no amount at all. */
const claimed = ({ kind, instalments }: z.output<typeof given>): InstalmentsPrice => ({
  kind,
  instalments: instalments.map(({ title, sum, days }) => ({ title, cents: Math.round(sum * 100), days })),
});

/** A price that is not flat, beside `offer`. Absent or null: flat. */
export const givenPricing = given
  .superRefine((pricing, context) => {
    const told = context.issues.map(({ path = [] }) => path.join('.'));
    for (const { path, message } of instalmentsMistakes(claimed(pricing))) {
      const field = path.replace(/cents$/, 'sum');
      if (!told.includes(field)) context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  })
  .nullable()
  .optional();

/** Refuses a price whose instalments do not add up to `offer`. */
export const isWhole = (
  { offer, pricing }: { readonly offer: number; readonly pricing?: z.output<typeof givenPricing> },
  context: z.RefinementCtx,
): void => {
  if (!pricing || context.issues.length > 0) return;
  const total = engagedCents(pricingOf(pricing));
  if (total !== eurosToCents(offer))
    context.addIssue({
      code: 'custom',
      path: ['offer'],
      message: `Le prix est le total des tranches\u202f: ${formatCents(total)}\u00a0HT.`,
    });
};

/** An instalment as it was agreed. */
export const plannedInstalmentSchema = z.object({
  title: z.string(),
  sum: z.number(),
  days: z.int().nullable(),
});

/** The instalment that a thread stands at. */
export const currentInstalmentSchema = z.object({
  /** From 0. */
  position: z.int(),
  count: z.int(),
  /** « Tranche 2 sur 3 ». */
  name: z.string(),
});

export const instalmentsSchema = z
  .object({
    /** Position of the open instalment; null before the work begins, and once the mission is over. */
    current: z.int().nullable(),
    /** They add up: `engaged` is the sum of the four others. */
    sums: z.object({
      engaged: z.number(),
      /** Paid to the prestataire, or owed to them in a direct relation, of instalments that are closed. */
      paid: z.number(),
      /** Held for the open instalment. */
      deposited: z.number(),
      /** Neither paid nor held yet; 0 once the mission is over. */
      toCome: z.number(),
      /** Never to be paid, since the mission is over. */
      dropped: z.number(),
    }),
    instalments: z.array(
      plannedInstalmentSchema.extend({
        /** From 0. */
        position: z.int(),
        /** « Tranche 2 sur 3 ». */
        name: z.string(),
        state: z.enum(instalmentStates),
        /** The state in French, for this reader. */
        stateText: z.string(),
        /** The payee's part of it once it is closed; null before. */
        paid: z.number().nullable(),
        /** Null while it is to come. */
        openedAt: instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'Instalments' });
export type Instalments = z.infer<typeof instalmentsSchema>;

export const readInstalments = defineRoute({
  name: 'threads.instalments',
  summary: 'Instalments of the price of a thread, and where each stands; none of a flat price',
  method: 'GET',
  path: '/messagerie/instalments/:id',
  access: forSeats(members, 'readThreads'),
  params: z.object({ id }),
  answer: instalmentsSchema,
  problems: ['NOT_FOUND'],
});
