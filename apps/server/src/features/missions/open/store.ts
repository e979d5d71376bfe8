import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ListFilter } from '../../../platform/listing/definition.ts';
import { listingOf } from '../../../platform/listing/listing.ts';
import { allMarks, anyFacet } from '../../../platform/listing/marks.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** What narrows a list of open missions. Absent, a filter lets everything pass; empty, nothing. */
export interface MissionFilter extends ListFilter {
  readonly isFromCustomer: boolean;
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly department?: readonly string[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly onPlace?: boolean | undefined;
  /** Classes of the price scale (domain, missions/price-scale). */
  readonly lowAtMost?: number | undefined;
  readonly highAtLeast?: number | undefined;
}

export type ListedRow = CardRow & { readonly total?: number };

const daysToUrgency = Date.parse('2200-01-01') / 86_400_000;

/** $10 whether external customers published them, $11 domains, $12 natures, $13 departments, $14 execution, $15 and $16 price. */
const values = (filter: MissionFilter) => [
  filter.isFromCustomer,
  filter.domain ?? null,
  filter.nature ?? null,
  filter.department ?? null,
  filter.onPlace ?? null,
  filter.lowAtMost ?? null,
  filter.highAtLeast ?? null,
];

const kept = `
  ($11::text[] is null or l.domain = any($11)) and ($12::text[] is null or l.nature = any($12))
  and ($13::text[] is null or l.place = any($13)) and ($14::boolean is null or (l.place <> 'distance') = $14)
  and ($15::integer is null or l.low_class between 0 and $15) and ($16::integer is null or l.high_class >= $16)`;

/** '' stands for any domain, nature or place in the tally, onPlace for any department, and -2 for any price. */
const tallied = `
  (select coalesce(sum(t.listed), 0) from mission_tally t
    where t.is_from_customer = $10 and t.domain = any(coalesce($11, array[''])) and t.nature = any(coalesce($12, array['']))
      and t.place = any(case
        when $13::text[] is null then array[case $14::boolean when true then 'onPlace' when false then 'distance' else '' end]
        when $14 is not false then $13 else array[]::text[] end)
      and case when $15::integer is null and $16::integer is null then t.low_class = -2
        else t.low_class between 0 and coalesce($15, 32767) and t.high_class >= coalesce($16, 0) end)`;

/** Beyond so many choices together, each kind of facet is asked for by itself. */
const choicesAtMost = 128;

/** The facets of `facets_of` that a filter asks for; none where it asks for nothing that a facet says. */
const facets = (filter: MissionFilter): string[] => {
  const places = filter.department ?? (filter.onPlace === false ? ['distance'] : undefined);
  const [domains, natures] = [filter.domain, filter.nature];
  const kinds = [domains, natures, places].filter((chosen) => chosen !== undefined);
  if (kinds.length === 0 || kinds.some((chosen) => chosen.length === 0)) return [];
  const together = (
    domain: readonly string[] = [''],
    nature: readonly string[] = [''],
    place: readonly string[] = [''],
  ) => anyFacet(domain.flatMap((d) => nature.flatMap((n) => place.map((p) => `${d}/${n}/${p}`))));
  const number = kinds.reduce((product, chosen) => product * chosen.length, 1);
  if (number <= choicesAtMost) return [together(domains, natures, places)];
  return [
    ...(domains ? [together(domains)] : []),
    ...(natures ? [together(undefined, natures)] : []),
    ...(places ? [together(undefined, undefined, places)] : []),
  ];
};

/** The open missions, members' or external customers'. */
export const openMissions = listingOf<MissionFilter, ListedRow, MissionSort>({
  name: 'missions',
  listing: 'mission_listing',
  key: 'mission_id',
  leads: {
    deadline: {
      column: 'urgency',
      mark: 1,
      of: ({ closes_on }) => daysToUrgency - Date.parse(closes_on) / 86_400_000,
    },
    price: { column: 'pays', mark: 2, of: ({ tarif_high_cents }) => tarif_high_cents ?? -1 },
  },
  scope: 'l.is_from_customer = $10',
  kept,
  values,
  facets,
  tallied,
  isTallied: () => true,
  found: 'found_missions',
  countFound: {
    call: 'count_found($1::text::tsquery, $2, $3, $4, $5, $6)',
    values: (filter, words) => [
      allMarks([`(${words})`, ...facets(filter)]),
      filter.isFromCustomer,
      filter.today,
      filter.onPlace ?? null,
      filter.lowAtMost ?? null,
      filter.highAtLeast ?? null,
    ],
  },
  columns: cardColumns,
  rows: 'join mission m on m.id = page.mission_id join member c on c.id = m.creator_id',
  marked: { title: 'm.title', summary: 'm.summary' },
});

/**
 * Takes so many expired missions out of the listing, and returns how many; the lists themselves never show them. What it asks is written out: a plan for any
 * value would not use the index of what is listed, which is for the few that are.
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
