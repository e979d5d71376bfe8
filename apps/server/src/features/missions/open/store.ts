import { pageSize } from '@basoche/domain/limits';
import type { LegalDomain } from '@basoche/domain/options/legal-domains';
import type { MissionNature } from '@basoche/domain/options/mission-natures';
import type { Day } from '@basoche/domain/time/paris';
import { sql } from 'kysely';
import type pg from 'pg';
import type { PageRequest } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database.ts';
import { type CardRow, cardColumns } from '../store.ts';

export interface ListFilter {
  readonly isFromCustomer: boolean;
  readonly today: Day;
  readonly domain?: readonly LegalDomain[] | undefined;
  readonly department?: readonly string[] | undefined;
  readonly nature?: readonly MissionNature[] | undefined;
  readonly onPlace?: readonly boolean[] | undefined;
}

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

/** Takes expired missions out of the lists' indexes; the lists themselves never show them. */
export const unlistExpired = async (db: Db, today: Day): Promise<void> => {
  await db
    .updateTable('mission')
    .set({ is_listed: false })
    .where('is_listed', '=', true)
    .where('closes_on', '<', today)
    .execute();
};
