import { countedAtMost } from '@basoche/domain/limits';
import type pg from 'pg';
import { type Cursor, type PageRequest, refuseCursor } from '../http/cursor.ts';
import type { ListDefinition, ListedRow, ListFilter } from './definition.ts';
import { type Highlights, readHighlights } from './highlights.ts';
import { type CountedBy, countStatement, type ListValues, listStatement, type Shape } from './list-query.ts';
import { allMarks } from './marks-index.ts';
import type { NamedStatement } from './named-parameters.ts';
import { runQueued } from './search-queue.ts';
import type { Match, Search } from './search-terms.ts';

/**
 * Maximum of rows that a list scans in its own order before it uses the index of marks: about half a
 * millisecond.
 */
const reach = 1_500;

/** From this number of matches on, a word is frequent enough to scan the list in its order. */
const frequent = 2_000;

/** Order by relevance, possible in every list: rows with the words in their head first, then the others. */
const relevanceMark = 3;

interface ListingQuery<Filter, Sort> {
  readonly filter: Filter;
  /** Without searched words, relevance means newest first. */
  readonly sort: Sort;
  readonly search?: Search | undefined;
}

interface Part<Filter> {
  readonly filter: Filter;
  /** The rows of the second search follow those of the first. */
  readonly matches: readonly [] | readonly [Match] | readonly [Match, Match];
  readonly counted: CountedBy | null;
}

/** Makes the queries of a list from its definition. */
export const listingOf = <Filter extends ListFilter, Row extends ListedRow, Sort extends string>(
  definition: ListDefinition<Filter, Row, Sort>,
) => {
  type FoundRow = Row & { readonly tier?: number; readonly highlights?: Highlights | undefined };
  const statements = new Map<string, NamedStatement>();
  const leads = new Map<string, ListDefinition<Filter, Row, Sort>['leads'][keyof typeof definition.leads]>(
    Object.entries(definition.leads),
  );

  /** Rows of the listing to scan in its order, and the marks to find the others by. */
  const wayTo = (filter: Filter, match: Match | undefined) => ({
    walked: match === undefined || match.estimatedRows >= frequent ? reach : 0,
    marks: allMarks([...(match === undefined ? [] : [`(${match.query})`]), ...definition.facets(filter)]),
  });

  /** Marks by which the rows with all the words are counted. */
  const countedMarks = (filter: Filter, { words }: Search) =>
    allMarks([`(${words.query})`, ...definition.countedFacets(filter)]);

  const rowsOf = async (
    pool: pg.Pool,
    sort: string,
    { filter, matches, counted }: Part<Filter>,
    { limit, after }: PageRequest,
    search: Search | undefined,
  ): Promise<FoundRow[]> => {
    const [match, then] = matches;
    const scanPlan = wayTo(filter, match);
    const second = then && wayTo(filter, then);
    const shape: Shape = {
      lead: leads.get(sort)?.column ?? null,
      after: after !== undefined,
      matches: matches.length,
      indexed: scanPlan.marks !== null,
      counted,
    };
    const name = `${definition.name}.list:${Object.values(shape).join(':')}`;
    const statement = statements.get(name) ?? listStatement(definition, shape);
    statements.set(name, statement);
    const values: ListValues = {
      today: filter.today,
      limit: limit + 1,
      walked: scanPlan.walked,
      words: match?.query,
      marks: scanPlan.marks,
      then_walked: second?.walked,
      then_words: then?.query,
      then_marks: second?.marks,
      counted_marks: search && countedMarks(filter, search),
      counted_at_most: countedAtMost + 1,
      at: after?.at,
      id: after?.id,
      lead: after?.order?.at(-1),
    };
    const { text, valuesOf } = statement;
    return (await pool.query<FoundRow>({ name, text, values: valuesOf({ ...filter, ...values }) })).rows;
  };

  /**
   * Rows with all words in their head come first; newest first within each half. A page that starts in the
   * second half skips the first search.
   */
  const byRelevance = async (
    pool: pg.Pool,
    { filter, counted }: Pick<Part<Filter>, 'filter' | 'counted'>,
    search: Search,
    request: PageRequest,
  ): Promise<FoundRow[]> => {
    const { words, heads } = search;
    const others = { query: `(${words.query}) & !(${heads.query})`, estimatedRows: words.estimatedRows };
    const isSecond = request.after?.order?.[1] === 1;
    const matches = isSecond ? ([others] as const) : ([heads, others] as const);
    const rows = await rowsOf(pool, 'newest', { filter, matches, counted }, request, search);
    return isSecond ? rows.map((row) => ({ ...row, tier: 1 })) : rows;
  };

  const isNearness = ({ sort, search }: Pick<ListingQuery<Filter, Sort>, 'sort' | 'search'>) =>
    sort === 'relevance' && search !== undefined;

  /** Values in a cursor besides its time and id: its order, and the position in it. Newest first has no mark. */
  const placeOf = (query: ListingQuery<Filter, Sort>, row: FoundRow): readonly number[] => {
    if (isNearness(query)) return [relevanceMark, row.tier ?? 0];
    const lead = leads.get(query.sort);
    return lead === undefined ? [] : [lead.mark, lead.of(row)];
  };

  const isOf = (query: ListingQuery<Filter, Sort>, { order: [mark, ...place] = [] }: Cursor): boolean => {
    const expectedMark = isNearness(query) ? relevanceMark : leads.get(query.sort)?.mark;
    return mark === expectedMark && place.length === (mark === undefined ? 0 : 1);
  };

  /** Chooses the source of the total for these filters and words. */
  const countedBy = ({ filter, search }: Pick<ListingQuery<Filter, Sort>, 'filter' | 'search'>): CountedBy =>
    search !== undefined ? 'words' : definition.isTallied(filter) ? 'tally' : 'listing';

  /** The rows of a page in their order with the searched words marked, plus one if more follow. Refuses a cursor of another order. */
  const page = async (
    pool: pg.Pool,
    query: ListingQuery<Filter, Sort>,
    request: PageRequest,
    counted: CountedBy | null = null,
  ): Promise<FoundRow[]> => {
    if (request.after && !isOf(query, request.after)) refuseCursor();
    const { filter, search } = query;
    if (search === undefined)
      return rowsOf(pool, query.sort, { filter, matches: [], counted }, request, search);
    const rows = await runQueued(() =>
      isNearness(query)
        ? byRelevance(pool, { filter, counted }, search, request)
        : rowsOf(pool, query.sort, { filter, matches: [search.words], counted }, request, search),
    );
    const found = await readHighlights(pool, search.words.query, rows.slice(0, request.limit));
    return rows.map((row, index) => ({ ...row, highlights: found[index] }));
  };

  /** Number of rows in all, for these filters and words; with words, `countedAtMost` plus one stands for any more. */
  const count = async (pool: pg.Pool, filter: Filter, search?: Search): Promise<number> => {
    const by = countedBy({ filter, search });
    const { text, valuesOf } = countStatement(definition, by);
    const values = valuesOf({
      ...filter,
      counted_marks: search && countedMarks(filter, search),
      counted_at_most: countedAtMost + 1,
    });
    const name = `${definition.name}.count:${by}`;
    const runCount = () => pool.query<{ total: number }>({ name, text, values });
    const { rows } = await (search === undefined ? runCount() : runQueued(runCount));
    return rows[0]?.total ?? 0;
  };

  return {
    page: (pool: pg.Pool, query: ListingQuery<Filter, Sort>, request: PageRequest) =>
      page(pool, query, request),

    /** The same page with the number of rows in all, as `count` gives it. */
    pageOfAll: async (
      pool: pg.Pool,
      query: ListingQuery<Filter, Sort>,
      request: PageRequest,
    ): Promise<{ rows: FoundRow[]; total: number }> => {
      const rows = await page(pool, query, request, countedBy(query));
      return { rows, total: rows[0]?.total ?? 0 };
    },

    cursorOf:
      (query: ListingQuery<Filter, Sort>) =>
      (row: FoundRow): Cursor => ({ at: row.published_at, id: row.id, order: placeOf(query, row) }),

    count,
  };
};
