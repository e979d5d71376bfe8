import type pg from 'pg';
import { type ListFilter, markQuery } from '../open/store.ts';

/** Any price, as the tally writes it. */
const anyPrice = -2;

const tallied = `
  is_from_customer = $1 and place = any($3) and domain = any($4) and nature = any($5) and case
    when $6::integer is null and $7::integer is null then low_class = ${anyPrice}
    else low_class between 0 and coalesce($6, 32767) and high_class >= coalesce($7, 0) end`;

const listed = `
  l.is_from_customer = $1 and ($8::text[] is null or l.place = any($8)) and ($9::boolean is null or (l.place <> 'distance') = $9)
  and ($10::text[] is null or l.domain = any($10)) and ($11::text[] is null or l.nature = any($11))
  and ($6::integer is null or l.low_class between 0 and $6) and ($7::integer is null or l.high_class >= $7)`;

/** The tally, less what expired since the last sweep. */
const countStatement = `
  select (
    (select coalesce(sum(t.listed), 0) from mission_tally t where ${tallied})
    - (select count(*) from mission_listing l where l.urgency > date '2200-01-01' - $2::date and ${listed})
  )::integer as open`;

/** Places as the tally writes them: departments, what is on site anywhere, what is done at a distance, or any. */
const placesOf = ({ department, onPlace }: ListFilter): readonly string[] => {
  if (department !== undefined) return onPlace === false ? [] : department;
  if (onPlace === undefined) return [''];
  return [onPlace ? 'onPlace' : 'distance'];
};

const openCountQuery = (filter: ListFilter) => ({
  name: 'missions.count',
  text: countStatement,
  values: [
    filter.isFromCustomer,
    filter.today,
    placesOf(filter),
    filter.domain ?? [''],
    filter.nature ?? [''],
    filter.lowAtMost ?? null,
    filter.highAtLeast ?? null,
    filter.department ?? null,
    filter.onPlace ?? null,
    filter.domain ?? null,
    filter.nature ?? null,
  ],
});

const foundCountQuery = (filter: ListFilter, match: string) => ({
  name: 'missions.countFound',
  text: 'select count_found($1::text::tsquery, $2, $3, $4, $5, $6) as open',
  values: [
    markQuery(filter, match),
    filter.isFromCustomer,
    filter.today,
    filter.onPlace ?? null,
    filter.lowAtMost ?? null,
    filter.highAtLeast ?? null,
  ],
});

/** How many missions the list gives in all, under these filters and, where words are searched, for this tsquery. */
export const countOpen = async (pool: pg.Pool, filter: ListFilter, match?: string): Promise<number> => {
  const query = match === undefined ? openCountQuery(filter) : foundCountQuery(filter, match);
  const { rows } = await pool.query<{ open: number }>(query);
  return rows[0]?.open ?? 0;
};
