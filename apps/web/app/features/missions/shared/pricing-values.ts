import { givenField } from '@basoche/contract/threads/pricing';
import { offerCents } from '@basoche/domain/limits';
import { centsToEuros, formatCents } from '@basoche/domain/payments/amounts';
import { equalParts } from '@basoche/domain/pricing/amounts';
import { engagedCents, type PriceKind, type StagedPrice } from '@basoche/domain/pricing/kinds';
import { instalmentCount } from '@basoche/domain/pricing/limits';
import { pricingMistakes } from '@basoche/domain/pricing/validate';
import { parisDay } from '@basoche/domain/time/paris';
import { parsePrice } from '../../../lib/price.ts';
import { parseQuantity } from './typed-quantity.ts';

/** Values of a price of any kind in a form: texts until they are sent. Fields have the names of the call. */

/** An instalment as typed. */
export interface TypedInstalment {
  readonly title: string;
  readonly sum: string;
  readonly days: string;
}

/** Fields of all kinds, so that none is lost when another kind is chosen. */
export interface TypedPricing {
  readonly kind: PriceKind;
  readonly instalments: readonly TypedInstalment[];
  /** By day or by hour. */
  readonly rate: string;
  readonly monthUnits: string;
  readonly ceilingUnits: string;
  /** Sum of a month of a retainer. */
  readonly month: string;
  readonly months: string;
  /** `YYYY-MM-DD`; empty while no day is chosen. */
  readonly startsOn: string;
  readonly services: string;
}

export const blankInstalment: TypedInstalment = { title: '', sum: '', days: '' };

export const flatPricing: TypedPricing = {
  kind: 'flat',
  instalments: Array.from({ length: instalmentCount.min }, () => blankInstalment),
  rate: '',
  monthUnits: '',
  ceilingUnits: '',
  month: '',
  months: '',
  startsOn: '',
  services: '',
};

/** Initial price of a form, of the first kind that the client prefers. */
export const pricingFor = ([kind = 'flat']: readonly PriceKind[] = []): TypedPricing => ({
  ...flatPricing,
  kind,
});

/** Completes a price from a draft of an earlier version, which had fewer fields. */
export const wholePricing = (kept: Partial<TypedPricing>): TypedPricing => ({ ...flatPricing, ...kept });

/** Reads « 20 », « 20 jours »; null if empty, NaN if it is not a number of days. */
const daysOf = (typed: string): number | null => {
  const text = typed.trim();
  return text === '' ? null : Number(/^(\d{1,4})\s*(?:j|jours?)?$/iu.exec(text)?.[1] ?? Number.NaN);
};

/** Reads « 6 », « 6 mois »; NaN if it is not a number of months. */
const countOf = (typed: string): number =>
  Number(/^(\d{1,4})\s*(?:mois)?$/iu.exec(typed.trim())?.[1] ?? Number.NaN);

const centsOf = (typed: string): number => {
  const price = parsePrice(typed);
  return price.ok ? price.cents : Number.NaN;
};

/** Cents in the form in which a field holds them: « 1 250,50 ». */
const typedCents = (cents: number): string => formatCents(cents).replace(/\s€$/, '');

/** Sum of the instalments with a readable sum, in cents; null if there are none. */
export const instalmentsTotal = ({ instalments }: Pick<TypedPricing, 'instalments'>): number | null => {
  const read = instalments.map(({ sum }) => centsOf(sum)).filter((cents) => !Number.isNaN(cents));
  return read.length === 0 ? null : read.reduce((total, cents) => total + cents, 0);
};

/** Divides a sum into equal parts, which differ by one cent at most. */
export const sharedEqually = (pricing: TypedPricing, cents: number): TypedPricing => {
  const parts = equalParts(cents, pricing.instalments.length);
  return {
    ...pricing,
    instalments: pricing.instalments.map((one, index) => ({ ...one, sum: typedCents(parts[index] ?? 0) })),
  };
};

/** The typed staged price. Unreadable sums and quantities are NaN, which every rule refuses. */
const stagedOf = (typed: TypedPricing): StagedPrice | null => {
  const { kind } = typed;
  switch (kind) {
    case 'flat':
      return null;
    case 'instalments':
      return {
        kind,
        instalments: typed.instalments.map(({ title, sum, days }) => ({
          title,
          cents: centsOf(sum),
          days: daysOf(days),
        })),
      };
    case 'day':
    case 'hour':
      return {
        kind,
        rateCents: centsOf(typed.rate),
        monthUnits: parseQuantity(kind, typed.monthUnits),
        ceilingUnits: parseQuantity(kind, typed.ceilingUnits),
      };
    case 'retainer':
      return {
        kind,
        monthCents: centsOf(typed.month),
        months: countOf(typed.months),
        startsOn: typed.startsOn,
        services: typed.services,
      };
  }
};

/** The typed staged price, once it is valid; null before, and for a flat price. */
export const pricingTyped = (typed: TypedPricing): StagedPrice | null => {
  const staged = stagedOf(typed);
  return staged && pricingMistakes(staged, parisDay(new Date())).length === 0 ? staged : null;
};

/** Errors of sums that are not readable, by field. */
const unreadSums = ({ kind, instalments, rate, month }: TypedPricing): [field: string, message: string][] => {
  const sums: readonly (readonly [field: string, typed: string])[] =
    kind === 'instalments'
      ? instalments.map(({ sum }, index) => [`instalments.${index}.sum`, sum])
      : [kind === 'retainer' ? ['month', month] : ['rate', rate]];
  return sums.flatMap(([field, typed]) => {
    const price = parsePrice(typed);
    return price.ok ? [] : [[field, price.message]];
  });
};

/** Errors of a staged price by field of a form, in which the price is `pricing`. */
const stagedErrors = (typed: TypedPricing, staged: StagedPrice): Record<string, string> => {
  const found = pricingMistakes(staged, parisDay(new Date())).map(
    ({ path, message }) => [givenField(path), message] as const,
  );
  return Object.fromEntries(
    [...found, ...unreadSums(typed)].map(([field, message]) => [`pricing.${field}`, message]),
  );
};

/**
 * Cents of the typed price, for another kind than a flat price the maximum that the client engages; null if
 * it is not readable.
 */
export const priceCents = (flat: string, pricing: TypedPricing): number | null => {
  if (pricing.kind === 'instalments') return instalmentsTotal(pricing);
  const staged = stagedOf(pricing);
  if (staged === null) {
    const price = parsePrice(flat);
    return price.ok ? price.cents : null;
  }
  const cents = engagedCents(staged);
  return Number.isSafeInteger(cents) && cents > 0 && cents <= offerCents.max ? cents : null;
};

/** Errors of the price by field of a form, in which a flat price is `offer`. */
export const priceErrors = (flat: string, pricing: TypedPricing): Record<string, string> => {
  const staged = stagedOf(pricing);
  if (staged !== null) return stagedErrors(pricing, staged);
  const price = parsePrice(flat);
  return price.ok ? {} : { offer: price.message };
};

/** A staged price in euros, for the call. */
const sentPricing = (pricing: StagedPrice) => {
  switch (pricing.kind) {
    case 'instalments':
      return {
        kind: pricing.kind,
        instalments: pricing.instalments.map(({ title, cents, days }) => ({
          title: title.trim(),
          sum: centsToEuros(cents),
          days,
        })),
      };
    case 'day':
    case 'hour': {
      const { kind, rateCents, monthUnits, ceilingUnits } = pricing;
      return { kind, rate: centsToEuros(rateCents), monthUnits, ceilingUnits };
    }
    case 'retainer': {
      const { kind, monthCents, months, startsOn, services } = pricing;
      return { kind, month: centsToEuros(monthCents), months, startsOn, services: services.trim() };
    }
  }
};

/** The price in euros, for the call. Only for values without errors. */
export const givenPrice = (flat: string, pricing: TypedPricing) => {
  const offer = centsToEuros(priceCents(flat, pricing) ?? 0);
  const staged = stagedOf(pricing);
  return staged === null ? { offer } : { offer, pricing: sentPricing(staged) };
};
