import { type Department, departments } from '../options/departments.ts';
import { type ExecutionMode, executionModes } from '../options/execution-modes.ts';
import { type LegalDomain, legalDomains } from '../options/legal-domains.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { labelOf } from '../options/option.ts';
import { formatCents } from '../payments/amounts.ts';
import { type Canonical, inOrder, present } from './canonical.ts';

/** What narrows a list of missions, in the names of the query keys; prices in euros excluding tax. */
export interface MissionSearchFilters {
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly modality?: readonly ExecutionMode[] | undefined;
  readonly departement?: readonly Department[] | undefined;
  readonly tarifLow?: number | undefined;
  readonly tarifHigh?: number | undefined;
  readonly q?: string | undefined;
}

/** The same filters as one and the same value, whatever the order in which they were chosen. What is absent has no key. */
export const canonicalMissionFilters = (filters: MissionSearchFilters): Canonical<MissionSearchFilters> =>
  present<Canonical<MissionSearchFilters>>({
    domain: inOrder(legalDomains, filters.domain),
    nature: inOrder(missionNatures, filters.nature),
    modality: inOrder(executionModes, filters.modality),
    departement: inOrder(departments, filters.departement),
    tarifLow: filters.tarifLow,
    tarifHigh: filters.tarifHigh,
    q: filters.q?.trim() || undefined,
  });

const euros = (amount: number): string => formatCents(amount * 100);

const priceInWords = ({ tarifLow: low, tarifHigh: high }: MissionSearchFilters): string[] => {
  if (low !== undefined && high !== undefined) {
    return [low === high ? euros(low) : `de ${euros(low)} à ${euros(high)}`];
  }
  if (low !== undefined) return [`à partir de ${euros(low)}`];
  return high === undefined ? [] : [`jusqu'à ${euros(high)}`];
};

/** Filters as people read them, one entry for each; none where every mission passes. */
export const missionFiltersInWords = (filters: MissionSearchFilters): string[] => {
  const { domain, nature, modality, departement, q } = canonicalMissionFilters(filters);
  return [
    ...(q === undefined ? [] : [`«\u202f${q}\u202f»`]),
    ...(domain ?? []).map((value) => labelOf(legalDomains, value)),
    ...(nature ?? []).map((value) => labelOf(missionNatures, value)),
    ...(modality ?? []).map((value) => labelOf(executionModes, value)),
    ...(departement ?? []).map((value) => `${labelOf(departments, value)} (${value})`),
    ...priceInWords(filters),
  ];
};
