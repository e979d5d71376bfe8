import { keptBy, type ListDefinition, type ListedRow, type ListFilter } from './definition.ts';
import { type NamedStatement, namedStatement } from './named-parameters.ts';

/** Sources of a total: the tally, the listing itself, or the index of the searched words. */
export type CountedBy = 'tally' | 'listing' | 'words';

/** Properties that distinguish the statements of a list. */
export interface Shape {
  /** The column that orders the list before the publication date; null if none. */
  readonly lead: string | null;
  readonly after: boolean;
  /** Number of searches whose rows follow each other; 0 without words. */
  readonly matches: 0 | 1 | 2;
  readonly indexed: boolean;
  readonly counted: CountedBy | null;
}

type Definition<Filter extends ListFilter, Row extends ListedRow> = ListDefinition<Filter, Row, string>;

/** Parameters of every list, with their types. Those of a second search come after the first one's. */
const ofLists = {
  today: 'date',
  limit: 'bigint',
  walked: 'bigint',
  words: 'text',
  marks: 'text',
  then_walked: 'bigint',
  then_words: 'text',
  then_marks: 'text',
  counted_marks: 'text',
  counted_at_most: 'integer',
  at: 'timestamptz',
  id: 'uuid',
  lead: 'integer',
} as const;
export type ListValues = Readonly<Partial<Record<keyof typeof ofLists, unknown>>>;

const statementOf = <Filter extends ListFilter, Row extends ListedRow>(
  { scopeTypes, narrowings }: Definition<Filter, Row>,
  text: string,
): NamedStatement => {
  const ofFilter = Object.entries(narrowings).map(([name, { type }]) => [name, type] as const);
  return namedStatement(text, { ...ofLists, ...scopeTypes, ...Object.fromEntries(ofFilter) });
};

const filterSql = <Filter extends ListFilter, Row extends ListedRow>({
  narrowings,
}: Definition<Filter, Row>): string => keptBy(narrowings, (name) => `:${name}`);

/** SQL that counts the rows of a filter: the tally, minus rows that expired since the last sweep. */
const talliedCount = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
): string => `(
  ${definition.tallied}
  - (select count(*) from ${definition.listing} l
      where ${definition.scope} and l.urgency > date '2200-01-01' - :today and ${filterSql(definition)})
  )::integer`;

/** SQL of a total, for a page or by itself. */
const counts: Readonly<
  Record<
    CountedBy,
    <Filter extends ListFilter, Row extends ListedRow>(definition: Definition<Filter, Row>) => string
  >
> = {
  tally: talliedCount,
  listing: (definition) => `(select count(*)::integer from ${definition.listing} l
    where ${definition.scope} and l.closes_on >= :today and ${filterSql(definition)})`,
  words: ({ countFound }) => `(select ${countFound})`,
};

export const countStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
  by: CountedBy,
): NamedStatement => statementOf(definition, `select ${counts[by](definition)} as total`);

/**
 * Builds the statement of a shape: returns `limit` rows, scans `walked` ones, starts after `at`, `id` and `lead`. Scans
 * the list in its order first, then uses the index of `marks`. Rows of a second search (`then_…`) follow.
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
  // Checks the marks last, since they are stored apart.
  const checks = `l.closes_on >= :today and ${filterSql(definition)}`;

  /**
   * SQL for the rows of one search, under a table name. `before`: table of the first search, whose rows fill
   * the page first.
   */
  const rowsOf = (table: string, values: '' | 'then_', before?: string): string => {
    const start = after && before === undefined ? `and (${names}) < ${place}` : '';
    const match = matches > 0 ? `and l.marks @@ :${values}words::tsquery` : '';
    const isOpen = before === undefined ? 'true' : `(select count(*) from ${before}) < :limit`;
    const number = [...(before === undefined ? [] : [before]), `${table}_near`]
      .map((one) => `(select count(*) from ${one})`)
      .join(' + ');
    const isShort = `${number} < :limit`;
    const rest = indexed
      ? `${table}_found as materialized (
          select ${names} from ${found}(:${values}marks::tsquery) l where ${isShort} and ${scope} and ${checks} ${start}
        ), ${table}_far as (select ${names} from ${table}_found l order by ${orderBy('l')} limit :limit)`
      : `${table}_far as (
          select ${names} from ${listing} l
          where ${isShort} and ${scope} and ${checks} ${start} order by ${orderBy('l')} limit :limit
        )`;
    return `${table}_near as materialized (
        select ${names} from (
          select l.* from ${listing} l where ${scope} ${start} order by ${orderBy('l')} limit :${values}walked
        ) l where ${isOpen} and ${checks} ${match} limit :limit
      ), ${rest}, ${table} as (
        select * from ${table}_near where not ${isShort} union all select * from ${table}_far
      )`;
  };
  const extra = counted === null ? [] : [`${counts[counted](definition)} as total`];
  const listed =
    matches === 2
      ? `with ${rowsOf('first', '')}, ${rowsOf('second', 'then_', 'first')}, page as (
          select * from (select 0 as tier, * from first union all select 1, * from second) l
          order by tier, ${orderBy('l')} limit :limit
        )`
      : `with ${rowsOf('page', '')}`;
  const tier = matches === 2 ? ['page.tier'] : [];
  return statementOf(
    definition,
    `${listed}
    select ${[definition.columns, ...tier, ...extra].join(', ')}
    from page ${definition.rows}
    order by ${[...tier, orderBy('page')].join(', ')}`,
  );
};
