import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type pg from 'pg';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';
import { type CardRow, cardColumns } from '../store.ts';

/** What narrows a list of open missions. Absent, a filter lets everything pass; empty, nothing. */
export interface ListFilter {
  readonly isFromCustomer: boolean;
  readonly today: Day;
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly department?: readonly string[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly onPlace?: boolean | undefined;
  /** Classes of the price scale (domain, missions/price-scale). */
  readonly lowAtMost?: number | undefined;
  readonly highAtLeast?: number | undefined;
}

/** The orders that an index keeps, and the column that leads each. */
const leading = { newest: null, deadline: 'urgency', price: 'pays' } as const;
export type ListOrder = keyof typeof leading;

/** How many rows a list looks at in its own order before it asks the index of marks: half a millisecond's worth. */
const reach = 1_500;

/** From so many missions on, a word is met soon enough on the way for the list to be gone through in its order. */
const frequent = 2_000;

export interface ListQuestion {
  readonly filter: ListFilter;
  readonly order: ListOrder;
  /** What marks have to match, as a tsquery, with about how many missions do. */
  readonly match?: { readonly query: string; readonly about: number } | undefined;
  /** The words to mark in titles and summaries, as a tsquery. */
  readonly marked?: string | undefined;
  /** Says with each row how many missions there are in all. Without words only: those are counted by `countFound`. */
  readonly counted?: boolean | undefined;
}

interface Shape {
  readonly order: ListOrder;
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly marked: boolean;
  readonly counted: boolean;
}

const headline = (column: string) =>
  `ts_headline('words', cut_as_words(m.${column}), $13::text::tsquery, U&'HighlightAll=true, StartSel=\\0001, StopSel=\\0002')
    as marked_${column}`;

/** What a filter keeps of the listing. */
const kept = `
  ($5::text[] is null or l.domain = any($5)) and ($6::text[] is null or l.nature = any($6))
  and ($7::text[] is null or l.place = any($7)) and ($8::boolean is null or (l.place <> 'distance') = $8)
  and ($9::integer is null or l.low_class between 0 and $9) and ($10::integer is null or l.high_class >= $10)`;

/** What is checked on each row. Marks come after it: they lie apart. */
const checks = `l.closes_on >= $2::date and ${kept}`;

/**
 * How many missions a filter keeps: the tally, less what expired since the last sweep. '' stands for any domain, nature or
 * place there, onPlace for any department, and -2 for any price.
 */
const tallied = `(
  (select coalesce(sum(t.listed), 0) from mission_tally t
    where t.is_from_customer = $1 and t.domain = any(coalesce($5, array[''])) and t.nature = any(coalesce($6, array['']))
      and t.place = any(case
        when $7::text[] is null then array[case $8::boolean when true then 'onPlace' when false then 'distance' else '' end]
        when $8 is not false then $7 else array[]::text[] end)
      and case when $9::integer is null and $10::integer is null then t.low_class = -2
        else t.low_class between 0 and coalesce($9, 32767) and t.high_class >= coalesce($10, 0) end)
  - (select count(*) from mission_listing l
    where l.is_from_customer = $1 and l.urgency > date '2200-01-01' - $2::date and ${kept})
  )::integer`;

/**
 * One statement for each shape of a question. It first goes through the list in its own order, for a bounded number of rows:
 * what many missions match fills a page soon. What few match is found by the index of marks, and then put in order.
 */
const listStatement = ({ order, after, matches, indexed, marked, counted }: Shape): string => {
  const key = leading[order];
  const columns = [...(key === null ? [] : [key]), 'published_at', 'mission_id'];
  const orderBy = (table: string) => columns.map((column) => `${table}.${column} desc`).join(', ');
  const place =
    key === null ? '($14::timestamptz, $15::uuid)' : '($16::integer, $14::timestamptz, $15::uuid)';
  const start = after ? `and (${columns.map((column) => `l.${column}`).join(', ')}) < ${place}` : '';
  const names = columns.map((column) => `l.${column}`).join(', ');
  const match = matches ? 'and l.marks @@ $11::text::tsquery' : '';
  const isShort = '(select count(*) from near) < $3';
  const rest = indexed
    ? `found as materialized (
        select ${names} from found_missions($12::text::tsquery) l
        where ${isShort} and l.is_from_customer = $1 and ${checks} ${start}
      ), far as (select ${names} from found l order by ${orderBy('l')} limit $3)`
    : `far as (
        select ${names} from mission_listing l
        where ${isShort} and l.is_from_customer = $1 and ${checks} ${start} order by ${orderBy('l')} limit $3
      )`;
  return `
    with near as materialized (
      select ${names} from (
        select l.* from mission_listing l where l.is_from_customer = $1 ${start} order by ${orderBy('l')} limit $4
      ) l where ${checks} ${match} limit $3
    ), ${rest}, page as (select * from near where not ${isShort} union all select * from far)
    select ${cardColumns}${marked ? `, ${headline('title')}, ${headline('summary')}` : ''}${counted ? `, ${tallied} as total` : ''}
    from page join mission m on m.id = page.mission_id join member c on c.id = m.creator_id
    where $11::text is not distinct from $11 and $12::text is not distinct from $12 and $13::text is not distinct from $13
    order by ${orderBy('page')}`;
};

/** Beyond so many choices together, each kind of facet is asked for by itself. */
const choicesAtMost = 128;

const anyOf = (facets: readonly string[]): string =>
  `(${facets.map((facet) => `'f=${facet.replaceAll("'", "''")}'`).join(' | ')})`;

const placesOf = ({ department, onPlace }: ListFilter): readonly string[] | undefined =>
  department ?? (onPlace === false ? ['distance'] : undefined);

/** The facets of `facets_of` that a filter asks for; none where it asks for nothing that a facet says. */
const facetQueries = (filter: ListFilter): string[] => {
  const [domains, natures, places] = [filter.domain, filter.nature, placesOf(filter)];
  const kinds = [domains, natures, places].filter((values) => values !== undefined);
  if (kinds.length === 0 || kinds.some((values) => values.length === 0)) return [];
  const together = (
    domain: readonly string[] = [''],
    nature: readonly string[] = [''],
    place: readonly string[] = [''],
  ) => anyOf(domain.flatMap((d) => nature.flatMap((n) => place.map((p) => `${d}/${n}/${p}`))));
  const number = kinds.reduce((product, values) => product * values.length, 1);
  if (number <= choicesAtMost) return [together(domains, natures, places)];
  return [
    ...(domains ? [together(domains)] : []),
    ...(natures ? [together(undefined, natures)] : []),
    ...(places ? [together(undefined, undefined, places)] : []),
  ];
};

/** What the index of marks is asked for: the words, and the facets that leave few missions. Null where there is neither. */
const markQuery = (filter: ListFilter, match?: string): string | null => {
  const parts = [...(match === undefined ? [] : [`(${match})`]), ...facetQueries(filter)];
  return parts.length === 0 ? null : parts.join(' & ');
};

/** $1 to $10 of every statement here. */
const filterValues = (filter: ListFilter, rows: number, walked: number) => [
  filter.isFromCustomer,
  filter.today,
  rows,
  walked,
  filter.domain ?? null,
  filter.nature ?? null,
  filter.department ?? null,
  filter.onPlace ?? null,
  filter.lowAtMost ?? null,
  filter.highAtLeast ?? null,
];

const statements = new Map<string, string>();

const openListQuery = (question: ListQuestion, { limit, after }: PageRequest) => {
  const { filter, order, match, marked, counted } = question;
  const far = markQuery(filter, match?.query);
  const shape: Shape = {
    order,
    after: after !== undefined,
    matches: match !== undefined,
    indexed: far !== null,
    marked: marked !== undefined,
    counted: counted === true,
  };
  const name = `missions.list:${Object.values(shape).join(':')}`;
  const text = statements.get(name) ?? listStatement(shape);
  statements.set(name, text);
  const [key] = after?.order?.slice(-1) ?? [];
  const values = [
    ...filterValues(filter, limit + 1, match === undefined || match.about >= frequent ? reach : 0),
    match?.query ?? null,
    far,
    marked ?? null,
    ...(after === undefined ? [] : [after.at, after.id]),
    ...(after === undefined || leading[order] === null ? [] : [key]),
  ];
  return { name, text, values };
};

export type ListedRow = CardRow & {
  /** With the words between U+0001 and U+0002, where words were searched; apostrophes may differ from the text's own. */
  readonly marked_title?: string;
  readonly marked_summary?: string;
  /** How many missions there are in all, where it was asked for. */
  readonly total?: number;
};

/** Open missions in this order. Gives one row more than asked where more follow. */
export const listOpen = async (
  pool: pg.Pool,
  question: ListQuestion,
  page: PageRequest,
): Promise<ListedRow[]> => (await pool.query<ListedRow>(openListQuery(question, page))).rows;

/** How many missions the list gives in all. */
export const countListed = async (pool: pg.Pool, filter: ListFilter): Promise<number> => {
  const { rows } = await pool.query<{ total: number }>({
    name: 'missions.count',
    text: `select ${tallied} as total where $3::integer = 0 and $4::integer = 0`,
    values: filterValues(filter, 0, 0),
  });
  return rows[0]?.total ?? 0;
};

/** How many missions the list gives in all where words are searched: those that match this tsquery. */
export const countFound = async (pool: pg.Pool, filter: ListFilter, match: string): Promise<number> => {
  const { rows } = await pool.query<{ total: number }>({
    name: 'missions.countFound',
    text: 'select count_found($1::text::tsquery, $2, $3, $4, $5, $6) as total',
    values: [
      markQuery(filter, match),
      filter.isFromCustomer,
      filter.today,
      filter.onPlace ?? null,
      filter.lowAtMost ?? null,
      filter.highAtLeast ?? null,
    ],
  });
  return rows[0]?.total ?? 0;
};

/**
 * Takes expired missions out of the listing; the lists themselves never show them. What it asks is written out: a plan for any
 * value would not use the index of what is listed, which is for the few that are.
 */
export const unlistExpired = async (db: Db, today: Day): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_listed: false })
    .where(sql<boolean>`is_listed and closes_on < ${sql.lit(today)}::date`)
    .execute();
};
