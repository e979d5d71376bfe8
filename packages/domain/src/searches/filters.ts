import { type Department, departments } from '../options/departments.ts';
import { type ExecutionMode, executionModes } from '../options/execution-modes.ts';
import { type LegalDomain, legalDomains } from '../options/legal-domains.ts';
import type { MissionAudience } from '../options/mission-audiences.ts';
import { type MissionNature, missionNatures } from '../options/mission-natures.ts';
import { labelOf, type Option } from '../options/option.ts';
import { formatCents } from '../payments/amounts.ts';

/** What narrows a list of missions, in the names of the query keys; prices in euros excluding tax. */
export interface SearchFilters {
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly modality?: readonly ExecutionMode[] | undefined;
  readonly departement?: readonly Department[] | undefined;
  readonly tarifLow?: number | undefined;
  readonly tarifHigh?: number | undefined;
  readonly q?: string | undefined;
}

/** Each value once, in the order of its list; nothing where nothing is chosen. */
const inOrder = <Value extends string>(
  options: readonly Option<Value>[],
  chosen: readonly Value[] | undefined,
): [Value, ...Value[]] | undefined => {
  const [first, ...others] = options.map(({ value }) => value).filter((value) => chosen?.includes(value));
  return first === undefined ? undefined : [first, ...others];
};

/** Filters of which no list is empty. */
type CanonicalFilters = {
  [Key in keyof SearchFilters]: SearchFilters[Key] extends readonly (infer Value)[] | undefined
    ? [Value, ...Value[]] | undefined
    : SearchFilters[Key];
};

/** The same filters as one and the same value, whatever the order in which they were chosen. What is absent has no key. */
export const canonicalFilters = (filters: SearchFilters): CanonicalFilters => {
  const all: CanonicalFilters = {
    domain: inOrder(legalDomains, filters.domain),
    nature: inOrder(missionNatures, filters.nature),
    modality: inOrder(executionModes, filters.modality),
    departement: inOrder(departments, filters.departement),
    tarifLow: filters.tarifLow,
    tarifHigh: filters.tarifHigh,
    q: filters.q?.trim() || undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

const euros = (amount: number): string => formatCents(amount * 100);

const priceInWords = ({ tarifLow: low, tarifHigh: high }: SearchFilters): string[] => {
  if (low !== undefined && high !== undefined) {
    return [low === high ? euros(low) : `de ${euros(low)} à ${euros(high)}`];
  }
  if (low !== undefined) return [`à partir de ${euros(low)}`];
  return high === undefined ? [] : [`jusqu'à ${euros(high)}`];
};

/** Filters as people read them, one entry for each; none where every mission passes. */
export const filtersInWords = (filters: SearchFilters): string[] => {
  const { domain, nature, modality, departement, q } = canonicalFilters(filters);
  return [
    ...(q === undefined ? [] : [`«\u202f${q}\u202f»`]),
    ...(domain ?? []).map((value) => labelOf(legalDomains, value)),
    ...(nature ?? []).map((value) => labelOf(missionNatures, value)),
    ...(modality ?? []).map((value) => labelOf(executionModes, value)),
    ...(departement ?? []).map((value) => `${labelOf(departments, value)} (${value})`),
    ...priceInWords(filters),
  ];
};

/** A name for a search, from its filters, of at most so many characters: as many filters as there is room for. */
export const suggestedName = (filters: SearchFilters, atMost: number): string => {
  const words = filtersInWords({ ...filters, q: undefined });
  const quoted = canonicalFilters(filters).q;
  const all = [...(quoted === undefined ? [] : [quoted]), ...words];
  const name = all.reduce((text, word) => {
    const longer = text === '' ? word : `${text}, ${word}`;
    return longer.length <= atMost ? longer : text;
  }, '');
  return name === '' ? 'Toutes les missions' : name;
};

/** Names that differ only by their case are one name. */
export const foldedName = (name: string): string => name.normalize('NFC').toLocaleLowerCase('fr');

const screens: Readonly<Record<MissionAudience, string>> = {
  members: '/consult/missions',
  customers: '/consult/customers/missions',
};

/** The address of the screen that lists what a search finds. */
export const searchAddress = (audience: MissionAudience, filters: SearchFilters): string => {
  const query = Object.entries(canonicalFilters(filters)).flatMap(([key, value]) =>
    [value].flat().map((one) => `${key}=${encodeURIComponent(String(one))}`),
  );
  return query.length === 0 ? screens[audience] : `${screens[audience]}?${query.join('&')}`;
};
