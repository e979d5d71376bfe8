import type { Option } from '@basoche/domain/options/option';
import { appliedView, isAppliedView } from './views.ts';

/** State of a list in its address: filters, order, position and tab. */
export interface ListChoice<Filters, Sort> {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly after: string | null;
  readonly isApplied: boolean;
}

/** Orders that every list has. */
type UsualSort = 'newest' | 'relevance';

/** State of a list that also has the usual orders. */
export type ChoiceOf<Filters, Sort extends string> = ListChoice<Filters, Sort | UsualSort>;

/** Filters of a list: the search words, and others of its own. */
export interface WithWords {
  readonly q: string;
}

interface ListParts<Filters, Sort extends string> {
  readonly sorts: readonly Option<Sort>[];
  readonly readFilters: (search: URLSearchParams) => Filters;
  readonly filterEntries: (filters: Filters) => [key: string, value: string][];
}

/** Reads and writes the state of one kind of list in an address. */
export const addressesOf = <Filters extends WithWords, Other extends string>({
  sorts,
  readFilters,
  filterEntries,
}: ListParts<Filters, Other | UsualSort>) => {
  type Sort = Other | UsualSort;
  type Choice = ListChoice<Filters, Sort>;

  /** Default order: nearest first with search words, newest first otherwise. */
  const usualSort = ({ q }: Filters): Sort => (q === '' ? 'newest' : 'relevance');

  /** Orders that apply: by relevance only with search words. */
  const offeredSorts = ({ q }: Filters) => sorts.filter(({ value }) => q !== '' || value !== 'relevance');

  const readChoice = (search: URLSearchParams): Choice => {
    const filters = readFilters(search);
    const sort = offeredSorts(filters).find(({ value }) => value === search.get('sort'))?.value;
    return {
      filters,
      sort: sort ?? usualSort(filters),
      after: search.get('after') || null,
      isApplied: isAppliedView(search),
    };
  };

  /** Order in the address: empty for the default one, so that one list has one address. */
  const sortEntry = ({ filters, sort }: Pick<Choice, 'filters' | 'sort'>): string =>
    sort === usualSort(filters) ? '' : sort;

  /**
   * Query string of a list's state. A position belongs to one set of filters and one order, so it is written
   * only if it is given with them.
   */
  const writeChoice = (
    choice: Omit<Choice, 'after'>,
    { after = null }: { after?: string | null } = {},
  ): string => {
    const search = new URLSearchParams();
    if (choice.isApplied) search.set('vue', appliedView);
    for (const [key, value] of filterEntries(choice.filters)) search.append(key, value);
    const sort = sortEntry(choice);
    if (sort !== '' && offeredSorts(choice.filters).some(({ value }) => value === sort))
      search.set('sort', sort);
    if (after !== null) search.set('after', after);
    return search.toString();
  };

  /** Query string of the same list with other filters, from its start. */
  const withFilters = (choice: Choice, filters: Filters): string => {
    // The default order follows the search words; a chosen one stays.
    const sort = sortEntry(choice) === '' ? usualSort(filters) : choice.sort;
    return writeChoice({ ...choice, filters, sort });
  };

  const withSort = (choice: Choice, sort: Sort): string => writeChoice({ ...choice, sort });

  return {
    usualSort,
    offeredSorts,
    readChoice,
    sortEntry,
    writeChoice,
    withFilters,
    withSort,
  };
};

/** Result of `addressesOf`: reads and writes the state of one kind of list. */
export type Addresses<Filters extends WithWords, Other extends string> = ReturnType<
  typeof addressesOf<Filters, Other>
>;
