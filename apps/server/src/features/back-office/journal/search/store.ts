import type { JournalFilters } from '@basoche/contract/back-office/journal';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../../platform/database/rows.ts';
import { type Conditions, givenConditions } from '../../../../platform/listing/conditions.ts';

/**
 * Queries of the journal's search and export. An entry of the journal (row of `staff_act`) records one act of
 * staff or of the portage partner. Each query uses an index of its own, so its cost does not grow with the
 * journal.
 */

/** Filters. The period ends before `until`. Both times are ISO texts in UTC, like the column `at`. */
export interface JournalQuery extends Omit<JournalFilters, 'from' | 'to'> {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export interface EntryRow {
  /** Position of the entry in the journal, from 1. */
  number: number;
  /** Id of the member who decided. */
  member_id: string;
  /** Name of that member. */
  name: string;
  /** The entry as JSON, from which its hash is computed. */
  body: string;
  hash: Buffer;
  at: string;
  /** Name of the member, or title of the mission or offer, that the entry is about. */
  subject_name: string | null;
}

/** Range of entry numbers that may lie between two instants. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/**
 * Maximum difference in milliseconds between the order of numbers and that of times. A number is assigned at
 * the commit and a time at the decision; no transaction lasts this long.
 */
const maxSkewMs = 300_000;

const addMs = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** Lowest and highest number of the entries between two instants; null if there are none. */
const numberRangeOf = async (db: Db, from: string, until: string): Promise<NumberRange | null> => {
  // Materialized first: with `min(number)` alone, PostgreSQL would scan from the start of the journal.
  const rows = await rowsOf<{ low: number | null; high: number | null }>(db)`
    with found as materialized (select number from staff_act where at >= ${from} and at <= ${until})
    select min(number) as low, max(number) as high from found`;
  const { low = null, high = null } = rows[0] ?? {};
  return low === null || high === null ? null : { low, high };
};

/** The first entry at this instant or after. */
const firstEntryFrom = (db: Db, from: string) =>
  db.selectFrom('staff_act').select('at').where('at', '>=', from).orderBy('at').limit(1).executeTakeFirst();

/** The last entry before this instant. */
const lastEntryBefore = (db: Db, until: string) =>
  db
    .selectFrom('staff_act')
    .select('at')
    .where('at', '<', until)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Range of numbers of the entries in a period; null if there are none. Reads only a few minutes at both ends
 * of the period.
 */
export const numbersBetween = async (db: Db, { from, until }: JournalQuery): Promise<NumberRange | null> => {
  let numbers: NumberRange = { low: 1, high: Number.MAX_SAFE_INTEGER };
  if (from !== undefined) {
    const first = await firstEntryFrom(db, from);
    const found = first && (await numberRangeOf(db, first.at, addMs(first.at, maxSkewMs)));
    if (!found) return null;
    numbers = { ...numbers, low: found.low };
  }
  if (until !== undefined) {
    const last = await lastEntryBefore(db, until);
    const found = last && (await numberRangeOf(db, addMs(last.at, -maxSkewMs), last.at));
    if (!found) return null;
    numbers = { ...numbers, high: found.high };
  }
  return numbers;
};

/**
 * True if the journal has an entry of this act about this kind of subject; most acts concern one kind. Costs
 * one index step per existing pair of kind and act.
 */
export const hasEntryOf = async (db: Db, act: string, kind: string): Promise<boolean> => {
  const first = sql`select subject_kind, act from staff_act`;
  const order = sql`order by subject_kind, act limit 1`;
  const row = await rowOf<{ found: boolean }>(db)`
    with recursive pair (kind, act) as (
      (${first} ${order})
      union all
      select n.subject_kind, n.act from pair p cross join lateral (
        ${first} a where (a.subject_kind, a.act) > (p.kind, p.act) ${order}) n)
    select exists (select from pair where kind = ${kind} and act = ${act}) as found`;
  return row?.found === true;
};

const conditions: Conditions<JournalQuery> = {
  member: (member) => sql`a.member_id = ${member}`,
  act: (act) => sql`a.act = ${act}`,
  kind: (kind) => sql`a.subject_kind = ${kind}`,
  subject: (subject) => sql`a.subject_id = ${subject}`,
  from: (from) => sql`a.at >= ${from}`,
  until: (until) => sql`a.at < ${until}`,
};

/** Conditions of the query, for entries (`a`) in this range of numbers. */
const whereInRange = (query: JournalQuery, { low, high }: NumberRange) =>
  sql.join([...givenConditions(conditions, query), sql`a.number between ${low} and ${high}`], sql` and `);

/** Name of an entry's subject: a member's name, or the title of a mission or offer. Casts only ids that are UUIDs. */
const subjectTitle = sql`case when x.subject_id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
  case x.subject_kind
    when 'member' then (select display_name(s) from member s where s.id = x.subject_id::uuid)
    when 'thread' then (select coalesce(m.title, j.title) from application t left join mission m on m.id = t.mission_id
      left join job_offer j on j.id = t.job_id where t.id = x.subject_id::uuid)
  end end`;

/** Rows of the entries found, each with the name of its author (`p`) and of its subject. */
const withNames = (db: Db, found: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<EntryRow[]> =>
  rowsOf<EntryRow>(db)`
    select x.number, x.member_id, x.body, x.hash, x.at, display_name(p) as name, ${subjectTitle} as subject_name
    from (${found}) x join member p on p.id = x.member_id order by x.number ${order}`;

/** Entries in this range of numbers, newest first, up to `limit`. */
export const newestEntries = (
  db: Db,
  query: JournalQuery,
  numbers: NumberRange,
  limit: number,
): Promise<EntryRow[]> => {
  return withNames(
    db,
    sql`select a.* from staff_act a where ${whereInRange(query, numbers)} order by a.number desc limit ${limit}`,
    sql`desc`,
  );
};

export const findEntry = async (db: Db, number: number): Promise<EntryRow | undefined> =>
  (await withNames(db, sql`select a.* from staff_act a where a.number = ${number}`, sql`asc`))[0];

export const lastNumber = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('staff_act')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
};

export const hashOf = async (db: Db, number: number): Promise<Buffer | null> => {
  const row = await db.selectFrom('staff_act').select('hash').where('number', '=', number).executeTakeFirst();
  return row?.hash ?? null;
};

export type ChainedRow = Pick<EntryRow, 'number' | 'body' | 'hash' | 'name'> & { previous: Buffer | null };

/** Entries in this range of numbers, oldest first, up to `limit`, each with the hash of the one before. */
export const oldestEntries = async (
  db: Db,
  query: JournalQuery,
  numbers: NumberRange,
  limit: number,
): Promise<ChainedRow[]> => {
  return rowsOf<ChainedRow>(db)`
    select x.number, x.body, x.hash, display_name(p) as name, b.hash as previous
    from (select a.* from staff_act a where ${whereInRange(query, numbers)} order by a.number limit ${limit}) x
    join member p on p.id = x.member_id left join staff_act b on b.number = x.number - 1
    order by x.number`;
};

/** Members with an entry in the journal. Costs one index step per person, however many entries they have. */
export const membersWithEntries = (db: Db): Promise<{ id: string; name: string }[]> =>
  rowsOf<{ id: string; name: string }>(db)`
    with recursive who (id) as (
      (select member_id from staff_act order by member_id limit 1)
      union all
      select (select a.member_id from staff_act a where a.member_id > w.id order by a.member_id limit 1)
      from who w where w.id is not null)
    select m.id, display_name(m) as name from who w join member m on m.id = w.id
    order by lower(unaccent(display_name(m))), m.id`;
