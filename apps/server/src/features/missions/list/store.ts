import type { MissionFilters } from '@basoche/contract/missions/filters';
import { wantedClasses } from '@basoche/domain/missions/price-scale';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  distinctValues,
  type ListFilter,
  type Narrowed,
  type Narrowings,
  urgencyAt,
} from '../../../platform/listing/definition.ts';
import { listingOf } from '../../../platform/listing/listing.ts';
import { anyFacet } from '../../../platform/listing/marks-index.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** True for missions on site only, false for remote ones only; undefined if both are chosen, or none. */
const onPlace = ({ modality }: MissionFilters): boolean | undefined => {
  const [mode, other] = distinctValues(modality) ?? [];
  return mode === undefined || other !== undefined ? undefined : mode === 'onPlace';
};

/** Classes of the price scale (domain, missions/price-scale). */
const classesOf = ({ tarifLow: low, tarifHigh: high }: MissionFilters) => wantedClasses({ low, high });

/** Filters of the list of missions. Each name is that of its parameter in the SQL below. */
export const missionNarrowings = {
  domains: {
    type: 'text[]',
    of: ({ domain }) => distinctValues(domain),
    keeps: (value) => `l.domain = any(${value})`,
  },
  natures: {
    type: 'text[]',
    of: ({ nature }) => distinctValues(nature),
    keeps: (value) => `l.nature = any(${value})`,
  },
  departments: {
    type: 'text[]',
    of: ({ departement }) => distinctValues(departement),
    keeps: (value) => `l.place = any(${value})`,
  },
  on_place: {
    type: 'boolean',
    of: onPlace,
    keeps: (value) => `(l.place <> 'distance') = ${value}`,
  },
  low_at_most: {
    type: 'integer',
    of: (filters) => classesOf(filters).lowAtMost ?? undefined,
    keeps: (value) => `l.low_class between 0 and ${value}`,
  },
  high_at_least: {
    type: 'integer',
    // With only a lower bound: keeps every mission that announces a price.
    of: (filters) => {
      const { lowAtMost, highAtLeast } = classesOf(filters);
      return highAtLeast ?? (lowAtMost === null ? undefined : 0);
    },
    keeps: (value) => `l.high_class >= ${value}`,
  },
} as const satisfies Narrowings<MissionFilters>;

export interface MissionFilter extends ListFilter, Narrowed<typeof missionNarrowings> {
  readonly is_from_customer: boolean;
}

/** One mission of a page of the list. `total` is the number of missions on all pages, if it was asked for. */
export type ListedRow = CardRow & { readonly total?: number };

/**
 * Counts from `mission_tally`. There '' stands for any domain, nature or place, onPlace for any department,
 * and -2 for any price.
 */
const tallySql = `
  (select coalesce(sum(t.listed), 0) from mission_tally t
    where t.is_from_customer = :is_from_customer and t.domain = any(coalesce(:domains, array[''])) and t.nature = any(coalesce(:natures, array['']))
      and t.place = any(case
        when :departments is null then array[case :on_place when true then 'onPlace' when false then 'distance' else '' end]
        when :on_place is not false then :departments else array[]::text[] end)
      and case when :low_at_most is null and :high_at_least is null then t.low_class = -2
        else t.low_class between 0 and coalesce(:low_at_most, 32767) and t.high_class >= coalesce(:high_at_least, 0) end)`;

/** Maximum of combinations in one condition. With more, each kind of facet gets its own condition. */
const choicesAtMost = 128;

/** Facets of `facets_of` for this filter; empty if it has none. */
const facets = (filter: MissionFilter): string[] => {
  const places = filter.departments ?? (filter.on_place === false ? ['distance'] : undefined);
  const { domains, natures } = filter;
  const kinds = [domains, natures, places].filter((values) => values !== undefined);
  if (kinds.length === 0 || kinds.some((values) => values.length === 0)) return [];
  const together = (
    domain: readonly string[] = [''],
    nature: readonly string[] = [''],
    place: readonly string[] = [''],
  ) => anyFacet(domain.flatMap((d) => nature.flatMap((n) => place.map((p) => `${d}/${n}/${p}`))));
  const number = kinds.reduce((product, values) => product * values.length, 1);
  if (number <= choicesAtMost) return [together(domains, natures, places)];
  return [
    ...(domains ? [together(domains)] : []),
    ...(natures ? [together(undefined, natures)] : []),
    ...(places ? [together(undefined, undefined, places)] : []),
  ];
};

/** Lists of open missions, of members or of external customers. `ListDefinition` explains each field. */
export const openMissions = listingOf<MissionFilter, ListedRow, MissionSort>({
  name: 'missions',
  listing: 'mission_listing',
  key: 'mission_id',
  leads: {
    deadline: {
      column: 'urgency',
      mark: 1,
      of: ({ closes_on }) => urgencyAt(closes_on),
    },
    price: { column: 'pays', mark: 2, of: ({ tarif_high_cents }) => tarif_high_cents ?? -1 },
  },
  scope: 'l.is_from_customer = :is_from_customer',
  scopeTypes: { is_from_customer: 'boolean' },
  narrowings: missionNarrowings,
  facets,
  tallied: tallySql,
  isTallied: () => true,
  found: 'found_missions',
  countFound: `count_missions(asked => :counted_marks::tsquery, customers => :is_from_customer, today => :today,
    on_place => :on_place, low_at_most => :low_at_most, high_at_least => :high_at_least, at_most => :counted_at_most)`,
  countedFacets: facets,
  columns: cardColumns,
  rows: 'join mission m on m.id = page.mission_id join member c on c.id = m.creator_id',
});

/**
 * Removes up to `limit` expired missions from the listing, which lists never show; returns the number. Its
 * values are literals in the SQL, because a generic plan would not use the small index of listed missions.
 */
export const unlistExpired = async (db: Db, today: Day, limit: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mission')
    .set({ is_listed: false })
    .where(
      sql<boolean>`id = any(array(
        select id from mission where is_listed and closes_on < ${sql.lit(today)}::date limit ${sql.lit(limit)}))`,
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
