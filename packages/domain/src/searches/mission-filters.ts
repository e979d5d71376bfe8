import { priceScale } from '../missions/price-scale.ts';
import { executionModes } from '../options/execution-modes.ts';
import { formatCents } from '../payments/amounts.ts';
import { type ChosenOf, choice, type Filters, type QueryOf, words } from './filters.ts';
import { range } from './range-filter.ts';
import { departement, domain, nature } from './shared-filters.ts';

const euros = (amount: number): string => formatCents(amount * 100);

const priceInWords = (low: number | null, high: number | null): string => {
  if (low === null) return `Jusqu’à ${euros(high ?? 0)}`;
  if (high === null) return `À partir de ${euros(low)}`;
  return low === high ? euros(low) : `De ${euros(low)} à ${euros(high)}`;
};

/**
 * Filters of all lists of missions (rules §2), named like the query keys; prices
 * excluding tax.
 */
export const missionFilters = {
  q: words,
  domain,
  modality: choice(executionModes, 'un mode d’exécution'),
  departement,
  nature,
  /** Matches missions whose announced range overlaps this one; missions without a price are left out. */
  price: range(['tarifLow', 'tarifHigh'], priceScale, priceInWords),
} satisfies Filters;

export type MissionQuery = QueryOf<typeof missionFilters>;
export type ChosenMissions = ChosenOf<typeof missionFilters>;
