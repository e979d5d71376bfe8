import { keptBy, type ListDefinition, type ListedRow, type ListFilter } from './definition.ts';
import { type NamedStatement, namedStatement } from './named-parameters.ts';

/** Properties that distinguish the statements of a list. */
export interface Shape {
  /** The column that orders the list before the publication date; null if none. */
  readonly lead: string | null;
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly counted: boolean;
}

type Definition<Filter extends ListFilter, Row extends ListedRow> = ListDefinition<Filter, Row, string>;

/** Parameters of every list, with their types. */
const ofLists = {
  today: 'date',
  limit: 'bigint',
  walked: 'bigint',
  words: 'text',
  marks: 'text',
  at: 'timestamptz',
  id: 'uuid',
  lead: 'integer',
} as const;
export type ListValues = Readonly<Record<keyof typeof ofLists, unknown>>;

const named = <Filter extends ListFilter, Row extends ListedRow>(
  { scopeTypes, narrowings }: Definition<Filter, Row>,
  text: string,
): NamedStatement => {
  const ofFilter = Object.entries(narrowings).map(([name, { type }]) => [name, type] as const);
  return namedStatement(text, { ...ofLists, ...scopeTypes, ...Object.fromEntries(ofFilter) });
};

const kept = <Filter extends ListFilter, Row extends ListedRow>({
  narrowings,
}: Definition<Filter, Row>): string => keptBy(narrowings, (name) => `:${name}`);

/** SQL that counts the rows of a filter: the tally, minus rows that expired since the last sweep. */
const talliedCount = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
): string => `(
  ${definition.tallied}
  - (select count(*) from ${definition.listing} l
      where ${definition.scope} and l.urgency > date '2200-01-01' - :today and ${kept(definition)})
  )::integer`;

export const countStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
  filter: Filter,
): NamedStatement => {
  const { listing, scope, isTallied } = definition;
  const counted = isTallied(filter)
    ? talliedCount(definition)
    : `(select count(*)::integer from ${listing} l where ${scope} and l.closes_on >= :today and ${kept(definition)})`;
  return named(definition, `select ${counted} as total`);
};

export const countFoundStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
): NamedStatement => named(definition, `select ${definition.countFound} as total`);

/**
 * Builds the statement of a shape: returns `limit` rows, scans `walked` ones, starts after `at`, `id` and `lead`. It
 * first scans the list in its order: frequent matches of `words` fill a page soon. The index of `marks` finds rare
 * ones.
 */
export const listStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
  { lead, after, matches, indexed, counted }: Shape,
): NamedStatement => {
  const { listing, key, scope, found } = definition;
  const columns = [...(lead === null ? [] : [lead]), 'published_at', key];
  const orderBy = (table: string) => columns.map((column) => `${table}.${column} desc`).join(', ');
  const names = columns.map((column) => `l.${column}`).join(', ');
  const place = lead === null ? '(:at, :id)' : '(:lead, :at, :id)';
  const start = after ? `and (${names}) < ${place}` : '';
  const match = matches ? 'and l.marks @@ :words::tsquery' : '';
  // Checks the marks last, since they are stored apart.
  const checks = `l.closes_on >= :today and ${kept(definition)}`;
  const isShort = '(select count(*) from near) < :limit';
  const rest = indexed
    ? `found as materialized (
        select ${names} from ${found}(:marks::tsquery) l where ${isShort} and ${scope} and ${checks} ${start}
      ), far as (select ${names} from found l order by ${orderBy('l')} limit :limit)`
    : `far as (
        select ${names} from ${listing} l
        where ${isShort} and ${scope} and ${checks} ${start} order by ${orderBy('l')} limit :limit
      )`;
  const extra = counted ? [`${talliedCount(definition)} as total`] : [];
  return named(
    definition,
    `
    with near as materialized (
      select ${names} from (
        select l.* from ${listing} l where ${scope} ${start} order by ${orderBy('l')} limit :walked
      ) l where ${checks} ${match} limit :limit
    ), ${rest}, page as (select * from near where not ${isShort} union all select * from far)
    select ${[definition.columns, ...extra].join(', ')}
    from page ${definition.rows}
    order by ${orderBy('page')}`,
  );
};
