import type { UserType } from '@basoche/domain/members/kinds';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type pg from 'pg';
import type { PageRequest } from '../../platform/cursor.ts';
import type { Db } from '../../platform/database.ts';
import type { MissionTable } from '../../platform/schema/missions.ts';

/** What a card shows of a mission: long texts are not read for a list. */
export type CardRow = Omit<Selectable<MissionTable>, 'description' | 'is_listed' | 'updated_at'> & {
  creator_name: string;
  creator_picture_url: string | null;
};

export interface ListFilter {
  readonly isFromCustomer: boolean;
  readonly today: Day;
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly department?: readonly string[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly onPlace?: readonly boolean[] | undefined;
}

const cardColumns = `m.id, m.creator_id, m.title, m.domain, m.nature, m.summary,
  m.time_limit, m.experience, m.on_place, m.department, m.city, m.start_now, m.start_date, m.end_date, m.closes_on,
  m.tarif_low_cents, m.tarif_high_cents, m.is_anonymous, m.is_from_customer, m.is_archived, m.created_at,
  display_name(c) as creator_name, c.picture_url as creator_picture_url`;

const filtered = ['domain', 'department', 'nature'] as const;
type Filtered = (typeof filtered)[number];

/** Beyond so many look-ups, the filter with the most values is checked row by row instead: with many values, many rows pass. */
const lookUpsAtMost = 256;

/** The filters that choose the index, so that each look-up reads in the list's own order; the others are checked on each row. */
const leadingFilters = (filter: ListFilter): Filtered[] => {
  const given = filtered.filter((name) => filter[name] !== undefined);
  const count = (names: Filtered[]) => names.reduce((total, name) => total * (filter[name]?.length ?? 1), 2);
  const bySize = given.toSorted((a, b) => (filter[a]?.length ?? 0) - (filter[b]?.length ?? 0));
  while (count(bySize) > lookUpsAtMost) bySize.pop();
  return given.filter((name) => bySize.includes(name));
};

/** One statement for each set of filters: its plan is made once for each connection. */
const listStatement = (given: readonly Filtered[], leading: readonly Filtered[], after: boolean): string => {
  const parameter = (name: Filtered) => `$${5 + given.indexOf(name)}::text[]`;
  const conditions = given.map((name) =>
    leading.includes(name) ? `m.${name} = by_${name}.value` : `m.${name} = any(${parameter(name)})`,
  );
  if (after) conditions.push(`(m.created_at, m.id) < ($${5 + given.length}, $${6 + given.length})`);
  return `
    select ${cardColumns}
    from (
      select found.created_at, found.id
      from unnest($4::boolean[]) by_place(value)
      ${leading.map((name) => `cross join unnest(${parameter(name)}) by_${name}(value)`).join('\n')}
      cross join lateral (
        select m.created_at, m.id from mission m
        where ${['m.is_listed', 'm.is_from_customer = $1', 'm.on_place = by_place.value', ...conditions].join(' and ')}
          and m.closes_on >= $2::date
        order by m.created_at desc, m.id desc limit $3
      ) found
      order by found.created_at desc, found.id desc limit $3
    ) page
    join mission m on m.id = page.id
    join member c on c.id = m.creator_id
    order by page.created_at desc, page.id desc`;
};

const statements = new Map<string, string>();

/** The statement behind `listOpen`, by itself for the benchmarks that run it without the program. */
export const openListQuery = (filter: ListFilter, { limit, after }: PageRequest) => {
  const given = filtered.filter((name) => filter[name] !== undefined);
  const leading = leadingFilters(filter);
  const short = (names: readonly Filtered[]) => names.map((one) => one.slice(0, 3)).join('+');
  const name = `missions.list:${short(given)}:${short(leading)}:${after ? 'after' : 'first'}`;
  const text = statements.get(name) ?? listStatement(given, leading, after !== undefined);
  statements.set(name, text);
  const values = [
    filter.isFromCustomer,
    filter.today,
    limit + 1,
    filter.onPlace ?? [true, false],
    ...given.map((one) => [...new Set(filter[one])]),
    ...(after ? [after.at, after.id] : []),
  ];
  return { name, text, values };
};

/** Open missions, newest first. Gives one row more than asked where more follow. */
export const listOpen = async (pool: pg.Pool, filter: ListFilter, page: PageRequest): Promise<CardRow[]> =>
  (await pool.query<CardRow>(openListQuery(filter, page))).rows;

/** How many missions `listOpen` would give in all: the kept tally, less what expired since the last sweep. */
export const countOpen = async (db: Db, filter: ListFilter): Promise<number> => {
  const conditions = (table: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    const all = filtered.flatMap((name) =>
      filter[name] === undefined ? [] : [sql<boolean>`${column(name)} = any(${[...filter[name]]})`],
    );
    if (filter.onPlace) all.push(sql<boolean>`${column('on_place')} = any(${[...filter.onPlace]})`);
    return sql.join([sql`${column('is_from_customer')} = ${filter.isFromCustomer}`, ...all], sql` and `);
  };
  const { rows } = await sql<{ open: number }>`
    select (
      (select coalesce(sum(t.listed), 0) from mission_tally t where ${conditions('t')})
      - (select count(*) from mission m where m.is_listed and m.closes_on < ${filter.today}::date and ${conditions('m')})
    )::integer as open`.execute(db);
  return rows[0]?.open ?? 0;
};

/** The cards of these missions, in no order. */
export const cardsOf = async (db: Db, ids: readonly string[]): Promise<CardRow[]> => {
  const { rows } = await sql<CardRow>`
    select ${sql.raw(cardColumns)} from mission m join member c on c.id = m.creator_id
    where m.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
};

export interface MissionRow extends CardRow {
  description: string;
  company_presentation: string | null;
  creator_kind: UserType;
  /** The viewer's own application, and whether it taught them who an anonymous creator is. */
  application_id: string | null;
  creator_revealed: boolean;
  viewer_job_name: string | null;
}

/** One mission, whole, with what a viewer has to do with it. */
export const findMission = async (
  db: Db,
  id: string,
  viewerId: string | null,
): Promise<MissionRow | undefined> => {
  const { rows } = await sql<MissionRow>`
    select ${sql.raw(cardColumns)}, m.description, c.presentation as company_presentation, c.kind as creator_kind,
      a.id as application_id, coalesce(a.creator_revealed, false) as creator_revealed, v.job_name as viewer_job_name
    from mission m
    join member c on c.id = m.creator_id
    left join application a on a.mission_id = m.id and a.candidate_id = ${viewerId}::uuid
    left join member v on v.id = ${viewerId}::uuid
    where m.id = ${id}::uuid`.execute(db);
  return rows[0];
};

export type OwnRow = CardRow & { candidates: number; new_candidates: number };

interface CreatorFilter {
  readonly creatorId: string;
  readonly isArchived: boolean | undefined;
  /** Set where somebody else asks: only what is open on that day and named. */
  readonly openOn: Day | undefined;
}

export const listByCreator = async (
  db: Db,
  { creatorId, isArchived, openOn }: CreatorFilter,
  { limit, after }: PageRequest,
): Promise<OwnRow[]> => {
  const conditions = [sql`m.creator_id = ${creatorId}::uuid`];
  if (isArchived !== undefined) conditions.push(sql`m.is_archived = ${isArchived}`);
  if (openOn !== undefined) {
    conditions.push(sql`not m.is_archived and m.closes_on >= ${openOn}::date and not m.is_anonymous`);
  }
  if (after) conditions.push(sql`(m.created_at, m.id) < (${after.at}, ${after.id}::uuid)`);
  const { rows } = await sql<OwnRow>`
    select ${sql.raw(cardColumns)}, a.candidates, a.new_candidates
    from mission m
    join member c on c.id = m.creator_id
    cross join lateral (
      select count(*)::integer as candidates, (count(*) filter (where state = 'NEW'))::integer as new_candidates
      from application where mission_id = m.id
    ) a
    where ${sql.join(conditions, sql` and `)}
    order by m.created_at desc, m.id desc limit ${limit + 1}`.execute(db);
  return rows;
};

export const countByCreator = async (db: Db, creatorId: string) => {
  const { rows } = await sql<{ published: number; archived: number }>`
    select (count(*) filter (where not is_archived))::integer as published,
      (count(*) filter (where is_archived))::integer as archived
    from mission where creator_id = ${creatorId}::uuid`.execute(db);
  return rows[0] ?? { published: 0, archived: 0 };
};

export const insertMission = async (db: Db, mission: Insertable<MissionTable>): Promise<string> => {
  const { id } = await db.insertInto('mission').values(mission).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** The mission as it is, locked until the transaction ends. */
export const lockMission = (db: Db, id: string): Promise<Selectable<MissionTable> | undefined> =>
  db.selectFrom('mission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateMission = async (db: Db, id: string, change: Updateable<MissionTable>): Promise<void> => {
  await db.updateTable('mission').set(change).where('id', '=', id).execute();
};

/** Takes a member's missions off every list (the account is being deleted). */
export const archiveByCreator = async (db: Db, creatorId: string, now: Date): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_archived: true, is_listed: false, updated_at: now })
    .where('creator_id', '=', creatorId)
    .where('is_archived', '=', false)
    .execute();
};

/** Takes expired missions out of the lists' indexes; the lists themselves never show them. */
export const unlistExpired = async (db: Db, today: Day): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_listed: false })
    .where('is_listed', '=', true)
    .where('closes_on', '<', today)
    .execute();
};
