import { centsToEuros, formatCents } from '@basoche/domain/payments/amounts';
import { equalParts } from '@basoche/domain/pricing/amounts';
import { instalmentCount } from '@basoche/domain/pricing/limits';
import { instalmentsMistakes } from '@basoche/domain/pricing/validate';
import { parsePrice } from '../../../lib/price.ts';

/** The kind of a price and its instalments, as a form holds them: texts until they are sent. */

/** An instalment as it is typed. */
export interface TypedInstalment {
  readonly title: string;
  readonly sum: string;
  readonly days: string;
}

export interface TypedPricing {
  readonly kind: 'flat' | 'instalments';
  readonly instalments: readonly TypedInstalment[];
}

export const blankInstalment: TypedInstalment = { title: '', sum: '', days: '' };

export const flatPricing: TypedPricing = {
  kind: 'flat',
  instalments: Array.from({ length: instalmentCount.min }, () => blankInstalment),
};

/** Reads « 20 », « 20 jours »: null if empty, NaN if it is no number of days. */
const daysOf = (typed: string): number | null => {
  const text = typed.trim();
  return text === '' ? null : Number(/^(\d{1,4})\s*(?:j|jours?)?$/iu.exec(text)?.[1] ?? Number.NaN);
};

const centsOf = (typed: string): number => {
  const price = parsePrice(typed);
  return price.ok ? price.cents : Number.NaN;
};

/** Cents as they are typed in a field: « 1 250,50 ». */
const typedCents = (cents: number): string => formatCents(cents).replace(/\s€$/, '');

/** Sum of the instalments whose sum can be read, in cents; null if none can. */
export const instalmentsTotal = ({ instalments }: TypedPricing): number | null => {
  const read = instalments.map(({ sum }) => centsOf(sum)).filter((cents) => !Number.isNaN(cents));
  return read.length === 0 ? null : read.reduce((total, cents) => total + cents, 0);
};

/** Shares a sum out in equal parts, which differ by one cent at most. */
export const sharedEqually = (pricing: TypedPricing, cents: number): TypedPricing => {
  const parts = equalParts(cents, pricing.instalments.length);
  return {
    ...pricing,
    instalments: pricing.instalments.map((one, index) => ({ ...one, sum: typedCents(parts[index] ?? 0) })),
  };
};

/** Errors of instalments by the fields of a form whose price is `pricing`. */
const instalmentErrors = (instalments: TypedPricing['instalments']): Record<string, string> => {
  const found = instalmentsMistakes({
    kind: 'instalments',
    instalments: instalments.map(({ title, sum, days }) => ({
      title,
      cents: centsOf(sum),
      days: daysOf(days),
    })),
  });
  const errors = Object.fromEntries(
    found.map(({ path, message }) => [`pricing.${path.replace(/cents$/, 'sum')}`, message]),
  );
  instalments.forEach(({ sum }, index) => {
    const price = parsePrice(sum);
    if (!price.ok) errors[`pricing.instalments.${index}.sum`] = price.message;
  });
  return errors;
};

/** Cents of the price that is typed, flat or in instalments; null if none can be read. */
export const priceCents = (flat: string, pricing: TypedPricing): number | null => {
  if (pricing.kind !== 'flat') return instalmentsTotal(pricing);
  const price = parsePrice(flat);
  return price.ok ? price.cents : null;
};

/** Errors of the price by the fields of a form, where a flat price is `offer`. */
export const priceErrors = (flat: string, pricing: TypedPricing): Record<string, string> => {
  if (pricing.kind !== 'flat') return instalmentErrors(pricing.instalments);
  const price = parsePrice(flat);
  return price.ok ? {} : { offer: price.message };
};

/** The price in euros as it is sent, of values without errors. */
export const givenPrice = (flat: string, pricing: TypedPricing) => {
  const offer = centsToEuros(priceCents(flat, pricing) ?? 0);
  if (pricing.kind === 'flat') return { offer };
  const instalments = pricing.instalments.map(({ title, sum, days }) => ({
    title: title.trim(),
    sum: centsToEuros(centsOf(sum)),
    days: daysOf(days),
  }));
  return { offer, pricing: { kind: pricing.kind, instalments } };
};
