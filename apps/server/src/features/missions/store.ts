import { pageSize } from '@basoche/domain/limits';
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

/** How a filter enters the statement: `one` value, `many` that are each looked up, or a `check` of each row. */
type Use = 'one' | 'many' | 'check';
type Given = readonly { readonly name: Filtered; readonly values: readonly string[]; readonly use: Use }[];

/** The filters that choose the index, so that each look-up reads in the list's own order, and those that are checked on each row. */
const usesOf = (filter: ListFilter): Given => {
  const given = filtered.flatMap((name) => {
    const values = filter[name];
    return values === undefined ? [] : [{ name, values: [...new Set<string>(values)] }];
  });
  const leading = given.toSorted((a, b) => a.values.length - b.values.length);
  const lookUps = () => leading.reduce((total, { values }) => total * values.length, 2);
  while (lookUps() > lookUpsAtMost) leading.pop();
  return given.map((one) => {
    if (!leading.includes(one)) return { ...one, use: 'check' };
    return { ...one, use: one.values.length === 1 ? 'one' : 'many' };
  });
};

interface Shape {
  readonly given: Given;
  readonly onOnePlace: boolean;
  readonly after: boolean;
  /** The page's rows, as a number where it is the usual one: the planner then knows it. */
  readonly limit: string;
}

/**
 * One statement for each shape of a question. A single value is compared with a parameter and not unnested: the planner then
 * finds its general plan as good as one for these values, and plans once for each connection instead of at each call.
 */
const listStatement = ({ given, onOnePlace, after, limit }: Shape): string => {
  const compared = given.map(({ name, use }, index) => {
    const parameter = `$${5 + index}`;
    if (use === 'one') return `m.${name} = ${parameter}::text`;
    return use === 'many' ? `m.${name} = by_${name}.value` : `m.${name} = any(${parameter}::text[])`;
  });
  const lookUps = given.flatMap(({ name, use }, index) =>
    use === 'many' ? [`unnest($${5 + index}::text[]) by_${name}(value)`] : [],
  );
  const next = after ? [`(m.created_at, m.id) < ($${5 + given.length}, $${6 + given.length})`] : [];
  const conditions = [
    'm.is_listed',
    'm.is_from_customer = $1',
    'm.closes_on >= $2::date',
    `m.on_place = ${onOnePlace ? '$4::boolean' : 'by_place.value'}`,
    ...compared,
    ...next,
  ];
  // Every statement names every parameter, whether it needs it or not.
  const places = onOnePlace ? '(select 1) by_place' : '(values (true), (false)) by_place(value)';
  return `
    select ${cardColumns}
    from (
      select found.created_at, found.id
      from ${[places, ...lookUps].join(' cross join ')}
      cross join lateral (
        select m.created_at, m.id from mission m
        where ${conditions.join(' and ')}
        order by m.created_at desc, m.id desc limit ${limit}
      ) found
      where $3::integer > 0 and $4::boolean is not distinct from $4
      order by found.created_at desc, found.id desc limit ${limit}
    ) page
    join mission m on m.id = page.id
    join member c on c.id = m.creator_id
    order by page.created_at desc, page.id desc`;
};

const statements = new Map<string, string>();

/** The statement behind `listOpen`, by itself for the benchmarks that run it without the program. */
export const openListQuery = (filter: ListFilter, { limit, after }: PageRequest) => {
  const given = usesOf(filter);
  const onPlace = [...new Set(filter.onPlace)];
  const shape: Shape = {
    given,
    onOnePlace: onPlace.length === 1,
    after: after !== undefined,
    limit: limit === pageSize.default ? String(limit + 1) : '$3',
  };
  const uses = given.map(({ name, use }) => `${name.slice(0, 3)}-${use}`).join('+');
  const name = `missions.list:${uses}:${shape.onOnePlace ? 'place' : ''}:${shape.after ? 'after' : ''}:${shape.limit}`;
  const text = statements.get(name) ?? listStatement(shape);
  statements.set(name, text);
  const values = [
    filter.isFromCustomer,
    filter.today,
    limit + 1,
    shape.onOnePlace ? onPlace[0] : null,
    ...given.map(({ values, use }) => (use === 'one' ? values[0] : values)),
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
