import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import {
  engagedCents,
  type InstalmentsPrice,
  type RetainerPrice,
  type StagedPrice,
  type TimePrice,
  timeKinds,
} from '@basoche/domain/pricing/kinds';
import { pricingTexts } from '@basoche/domain/pricing/limits';
import {
  countAsked,
  daysAsked,
  pricingMistakes,
  servicesAsked,
  titleAsked,
} from '@basoche/domain/pricing/validate';
import { day, euros, line, paragraphs } from '../fields.ts';
import { z } from '../zod.ts';

/** Prices other than flat ones, in the form of calls (rules §13). Sums are euros without tax. */

const instalments = z.object({
  kind: z.literal('instalments'),
  instalments: z
    .array(
      z.object({
        title: line(pricingTexts.title, titleAsked),
        sum: euros,
        /** Days from its start to its delivery. */
        days: z.int(daysAsked).nullable(),
      }),
    )
    .max(100, 'Trop de tranches.'),
});

/** A price by day or by hour, with a ceiling. Units are half days, or quarters of an hour. */
const byTime = z.object({
  kind: z.enum(timeKinds),
  rate: euros,
  /** Units planned for one month; they are its deposit. */
  monthUnits: z.int(countAsked),
  /** Units of the whole mission. */
  ceilingUnits: z.int(countAsked),
});

const retainer = z.object({
  kind: z.literal('retainer'),
  month: euros,
  months: z.int(countAsked),
  startsOn: day,
  services: paragraphs(pricingTexts.services, servicesAsked),
});

const pricingSchema = z.discriminatedUnion('kind', [instalments, byTime, retainer], {
  error: 'Un prix est forfaitaire, en tranches, par jour, à l’heure, ou un forfait mensuel.',
});
export type GivenPricing = z.output<typeof pricingSchema>;

const priceIn = (pricing: GivenPricing, centsOf: (sum: number) => number): StagedPrice => {
  switch (pricing.kind) {
    case 'instalments':
      return {
        kind: pricing.kind,
        instalments: pricing.instalments.map(({ title, sum, days }) => ({
          title,
          cents: centsOf(sum),
          days,
        })),
      } satisfies InstalmentsPrice;
    case 'day':
    case 'hour': {
      const { kind, rate, monthUnits, ceilingUnits } = pricing;
      return { kind, rateCents: centsOf(rate), monthUnits, ceilingUnits } satisfies TimePrice;
    }
    case 'retainer': {
      const { kind, month, months, startsOn, services } = pricing;
      return { kind, monthCents: centsOf(month), months, startsOn, services } satisfies RetainerPrice;
    }
  }
};

/** Price in the form of the domain, in cents. */
export const pricingOf = (pricing: GivenPricing): StagedPrice => priceIn(pricing, eurosToCents);

/** Maps the name of a domain field to the call's: sums are cents in the domain and euros here. */
export const givenField = (path: string): string =>
  path
    .replace(/cents$/, 'sum')
    .replace(/^rateCents$/, 'rate')
    .replace(/^monthCents$/, 'month');

/** Price other than a flat one, in addition to `offer`. Absent or null: flat. */
export const givenPricing = pricingSchema
  .superRefine((pricing, context) => {
    const reportedPaths = context.issues.map(({ path = [] }) => path.join('.'));
    // A sum may not be a valid amount here. A first day in the past is refused later, by the service.
    const claimed = priceIn(pricing, (sum) => Math.round(sum * 100));
    for (const { path, message } of pricingMistakes(claimed, null)) {
      const field = givenField(path);
      if (!reportedPaths.includes(field))
        context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  })
  .nullable()
  .optional();

/** Refuses a price whose parts do not add up to `offer`. */
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
      message:
        pricing.kind === 'instalments'
          ? `Le prix est le total des tranches\u202f: ${formatCents(total)}\u00a0HT.`
          : `Le prix est ce que le client engage au plus\u202f: ${formatCents(total)}\u00a0HT.`,
    });
};
