import type { ListDefinition, ListedRow, ListFilter } from './definition.ts';

/** What makes one statement of a list another one. */
export interface Shape {
  /** The column that leads the order before the date of publication. */
  readonly lead: string | null;
  readonly after: boolean;
  readonly matches: boolean;
  readonly indexed: boolean;
  readonly marked: boolean;
  readonly counted: boolean;
}

type Definition<Filter extends ListFilter, Row extends ListedRow> = ListDefinition<Filter, Row, string>;

const headline = (column: string, name: string) =>
  `ts_headline('words', cut_as_words(${column}), $6::text::tsquery, U&'HighlightAll=true, StartSel=\\0001, StopSel=\\0002')
    as ${name}`;

/** How many a filter keeps: the tally, less what expired since the last sweep. */
const talliedCount = <Filter extends ListFilter, Row extends ListedRow>({
  listing,
  scope,
  kept,
  tallied,
}: Definition<Filter, Row>): string => `(
  ${tallied}
  - (select count(*) from ${listing} l where ${scope} and l.urgency > date '2200-01-01' - $1::date and ${kept})
  )::integer`;

/** Every place of a statement has a type, whether its shape uses it or not. */
const typed = (places: readonly string[]) =>
  places.map((place) => `${place} is not distinct from ${place}`).join(' and ');

const ofPages = ['$4::text', '$5::text', '$6::text', '$7::timestamptz', '$8::uuid', '$9::integer'];
const ofCounts = ['$2::integer', '$3::integer', ...ofPages];

/** What a count gives in the places between the day and the filter. */
export const unusedByCounts = ofCounts.map(() => null);

/** $1 is the day, and the filter follows at its own place. */
export const countStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
  filter: Filter,
): string => {
  const { listing, scope, kept, isTallied } = definition;
  const counted = isTallied(filter)
    ? talliedCount(definition)
    : `(select count(*)::integer from ${listing} l where ${scope} and l.closes_on >= $1::date and ${kept})`;
  return `select ${counted} as total where ${typed(ofCounts)}`;
};

/**
 * One statement for each shape of a question: $1 the day, $2 how many rows, $3 how many to walk through, $4 what marks have to
 * match, $5 the same with the facets, $6 the words to mark, $7 to $9 where the page before ended. It first goes through the list
 * in its own order, for a bounded number of rows: what many match fills a page soon. What few match is found by the index of
 * marks, and then put in order.
 */
export const listStatement = <Filter extends ListFilter, Row extends ListedRow>(
  definition: Definition<Filter, Row>,
  { lead, after, matches, indexed, marked, counted }: Shape,
): string => {
  const { listing, key, scope, kept, found } = definition;
  const columns = [...(lead === null ? [] : [lead]), 'published_at', key];
  const orderBy = (table: string) => columns.map((column) => `${table}.${column} desc`).join(', ');
  const names = columns.map((column) => `l.${column}`).join(', ');
  const place = lead === null ? '($7::timestamptz, $8::uuid)' : '($9::integer, $7::timestamptz, $8::uuid)';
  const start = after ? `and (${names}) < ${place}` : '';
  const match = matches ? 'and l.marks @@ $4::text::tsquery' : '';
  // Marks are looked at after the rest: they lie apart.
  const checks = `l.closes_on >= $1::date and ${kept}`;
  const isShort = '(select count(*) from near) < $2';
  const rest = indexed
    ? `found as materialized (
        select ${names} from ${found}($5::text::tsquery) l where ${isShort} and ${scope} and ${checks} ${start}
      ), far as (select ${names} from found l order by ${orderBy('l')} limit $2)`
    : `far as (
        select ${names} from ${listing} l
        where ${isShort} and ${scope} and ${checks} ${start} order by ${orderBy('l')} limit $2
      )`;
  const extra = [
    ...(marked
      ? [
          headline(definition.marked.title, 'marked_title'),
          headline(definition.marked.summary, 'marked_summary'),
        ]
      : []),
    ...(counted ? [`${talliedCount(definition)} as total`] : []),
  ];
  return `
    with near as materialized (
      select ${names} from (
        select l.* from ${listing} l where ${scope} ${start} order by ${orderBy('l')} limit $3
      ) l where ${checks} ${match} limit $2
    ), ${rest}, page as (select * from near where not ${isShort} union all select * from far)
    select ${[definition.columns, ...extra].join(', ')}
    from page ${definition.rows}
    where ${typed(ofPages)}
    order by ${orderBy('page')}`;
};
