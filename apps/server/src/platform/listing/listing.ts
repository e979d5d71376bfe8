import type pg from 'pg';
import { type Cursor, type PageRequest, refuseCursor } from '../http/cursor.ts';
import type { ListDefinition, ListedRow, ListFilter } from './definition.ts';
import { type Highlights, readHighlights } from './highlights.ts';
import { allMarks } from './marks-index.ts';
import type { NamedStatement } from './named-parameters.ts';
import type { Search } from './search-terms.ts';
import {
  countFoundStatement,
  countStatement,
  type ListValues,
  listStatement,
  type Shape,
} from './statement.ts';

/** Rows that a list scans in its own order before it uses the index of marks: about half a millisecond. */
const reach = 1_500;

/** From this number of matches on, a word is frequent enough to scan the list in its order. */
const frequent = 2_000;

/** Order by relevance, possible in every list: rows with the words in their head first, then the others. */
const relevanceMark = 3;

interface Asked<Filter, Sort> {
  readonly filter: Filter;
  /** Without searched words, relevance means newest first. */
  readonly sort: Sort;
  readonly search?: Search | undefined;
}

interface Part<Filter> {
  readonly filter: Filter;
  readonly match?: { readonly query: string; readonly about: number } | undefined;
  readonly counted?: boolean | undefined;
}

/** Makes the queries of a list from its definition. */
export const listingOf = <Filter extends ListFilter, Row extends ListedRow, Sort extends string>(
  definition: ListDefinition<Filter, Row, Sort>,
) => {
  type Found = Row & { readonly tier?: number; readonly highlights?: Highlights | undefined };
  const statements = new Map<string, NamedStatement>();
  const leads = new Map<string, ListDefinition<Filter, Row, Sort>['leads'][keyof typeof definition.leads]>(
    Object.entries(definition.leads),
  );

  const rowsOf = async (
    pool: pg.Pool,
    sort: string,
    { filter, match, counted }: Part<Filter>,
    { limit, after }: PageRequest,
  ): Promise<Found[]> => {
    const lead = leads.get(sort)?.column ?? null;
    const far = allMarks([
      ...(match === undefined ? [] : [`(${match.query})`]),
      ...definition.facets(filter),
    ]);
    const shape: Shape = {
      lead,
      after: after !== undefined,
      matches: match !== undefined,
      indexed: far !== null,
      counted: counted === true,
    };
    const name = `${definition.name}.list:${Object.values(shape).join(':')}`;
    const statement = statements.get(name) ?? listStatement(definition, shape);
    statements.set(name, statement);
    const walked = match === undefined || match.about >= frequent ? reach : 0;
    const values: ListValues = {
      today: filter.today,
      limit: limit + 1,
      walked,
      words: match?.query,
      marks: far,
      at: after?.at,
      id: after?.id,
      lead: after?.order?.at(-1),
    };
    const { text, valuesOf } = statement;
    return (await pool.query<Found>({ name, text, values: valuesOf({ ...filter, ...values }) })).rows;
  };

  /** Rows with all the words in their head come first; newest first within each half. */
  const byRelevance = async (
    pool: pg.Pool,
    filter: Filter,
    { words, heads }: Search,
    { limit, after }: PageRequest,
  ): Promise<Found[]> => {
    const tiers = [heads, { query: `(${words.query}) & !(${heads.query})`, about: words.about }];
    const first = after?.order?.[1] ?? 0;
    const found: Found[] = [];
    for (const [tier, match] of tiers.entries()) {
      if (tier < first || found.length > limit) continue;
      const page = { limit: limit - found.length, after: tier === first ? after : undefined };
      const rows = await rowsOf(pool, 'newest', { filter, match }, page);
      for (const row of rows) found.push({ ...row, tier });
    }
    return found;
  };

  const isNearness = ({ sort, search }: Pick<Asked<Filter, Sort>, 'sort' | 'search'>) =>
    sort === 'relevance' && search !== undefined;

  /** Values in a cursor besides its time and id: its order, and the position in it. Newest first has no mark. */
  const placeOf = (asked: Asked<Filter, Sort>, row: Found): readonly number[] => {
    if (isNearness(asked)) return [relevanceMark, row.tier ?? 0];
    const lead = leads.get(asked.sort);
    return lead === undefined ? [] : [lead.mark, lead.of(row)];
  };

  const isOf = (asked: Asked<Filter, Sort>, { order: [mark, ...place] = [] }: Cursor): boolean => {
    const wanted = isNearness(asked) ? relevanceMark : leads.get(asked.sort)?.mark;
    return mark === wanted && place.length === (mark === undefined ? 0 : 1);
  };

  /** The rows of a page in their order with the searched words marked, plus one if more follow. Refuses a cursor of another order. */
  const page = async (
    pool: pg.Pool,
    asked: Asked<Filter, Sort>,
    request: PageRequest,
    counted = false,
  ): Promise<Found[]> => {
    if (request.after && !isOf(asked, request.after)) refuseCursor();
    const { filter, search } = asked;
    if (search === undefined) return rowsOf(pool, asked.sort, { filter, counted }, request);
    const rows = isNearness(asked)
      ? await byRelevance(pool, filter, search, request)
      : await rowsOf(pool, asked.sort, { filter, match: search.words, counted }, request);
    const found = await readHighlights(pool, search.words.query, rows.slice(0, request.limit));
    return rows.map((row, index) => ({ ...row, highlights: found[index] }));
  };

  /** Number of rows in all, for these filters and words. */
  const count = async (pool: pg.Pool, filter: Filter, search?: Search): Promise<number> => {
    const [name, { text, valuesOf }] = search
      ? ['countFound', countFoundStatement(definition)]
      : [`count:${definition.isTallied(filter)}`, countStatement(definition, filter)];
    const marks = search && allMarks([`(${search.words.query})`, ...definition.countedFacets(filter)]);
    const values = valuesOf({ ...filter, marks });
    const { rows } = await pool.query<{ total: number }>({
      name: `${definition.name}.${name}`,
      text,
      values,
    });
    return rows[0]?.total ?? 0;
  };

  return {
    page: (pool: pg.Pool, asked: Asked<Filter, Sort>, request: PageRequest) => page(pool, asked, request),

    /** The same page with the number of rows in all. Each row carries that number if the tally gives it. */
    pageOfAll: async (
      pool: pg.Pool,
      asked: Asked<Filter, Sort>,
      request: PageRequest,
    ): Promise<{ rows: Found[]; total: number }> => {
      const isApart = asked.search !== undefined || !definition.isTallied(asked.filter);
      const [rows, found] = await Promise.all([
        page(pool, asked, request, !isApart),
        isApart ? count(pool, asked.filter, asked.search) : undefined,
      ]);
      return { rows, total: found ?? rows[0]?.total ?? 0 };
    },

    cursorOf:
      (asked: Asked<Filter, Sort>) =>
      (row: Found): Cursor => ({ at: row.published_at, id: row.id, order: placeOf(asked, row) }),

    count,
  };
};
