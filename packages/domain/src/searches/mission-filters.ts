import { priceScale } from '../missions/price-scale.ts';
import { executionModes } from '../options/execution-modes.ts';
import { type ChosenOf, choice, defineFilters, type QueryOf, words } from './filters.ts';
import { eurosBetween, range } from './range.ts';
import { departement, domain, nature } from './shared-filters.ts';

/** What narrows every list of missions (second document, §3 and §7; rules §2), in the names of the query keys; prices excluding tax. */
export const missionFilters = defineFilters({
  q: words,
  domain,
  modality: choice(executionModes, "un mode d'exécution"),
  departement,
  nature,
  /** Keeps missions whose announced range has a price in common with this one; those without a price are left out. */
  price: range(['tarifLow', 'tarifHigh'], priceScale, eurosBetween),
});

export type MissionQuery = QueryOf<typeof missionFilters>;
export type ChosenMissions = ChosenOf<typeof missionFilters>;
