import type { Option } from '@basoche/domain/options/option';
import { appliedView, isAppliedView } from './views.ts';

/** What an address asks of a list: what to keep, in which order, from which place, in which tab. */
export interface ListChoice<Filters, Sort> {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly after: string | null;
  readonly isApplied: boolean;
}

/** The orders that every list has. */
type UsualSort = 'newest' | 'relevance';

/** A choice of a list that also has the usual orders. */
export type ChoiceOf<Filters, Sort extends string> = ListChoice<Filters, Sort | UsualSort>;

/** Filters of a list: words to search, and others of its own. */
export interface WithWords {
  readonly q: string;
}

interface ListParts<Filters, Sort extends string> {
  readonly sorts: readonly Option<Sort>[];
  readonly readFilters: (search: URLSearchParams) => Filters;
  readonly filterEntries: (filters: Filters) => [key: string, value: string][];
}

/** How the choices of one kind of list are read from an address and written into it. */
export const addressesOf = <Filters extends WithWords, Other extends string>({
  sorts,
  readFilters,
  filterEntries,
}: ListParts<Filters, Other | UsualSort>) => {
  type Sort = Other | UsualSort;
  type Choice = ListChoice<Filters, Sort>;

  /** Nearest first where words are searched, newest first otherwise. */
  const usualSort = ({ q }: Filters): Sort => (q === '' ? 'newest' : 'relevance');

  /** The orders that have a meaning: nearness has none without words. */
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

  /** What an address says of the order: nothing where it is the usual one, so that one list has one address. */
  const sortEntry = ({ filters, sort }: Pick<Choice, 'filters' | 'sort'>): string =>
    sort === usualSort(filters) ? '' : sort;

  /**
   * The address of a choice, as its query. A place in a list belongs to its filters and its order: it is written only where
   * it is given again beside them.
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

  /** The same list with other filters, from its start. */
  const withFilters = (choice: Choice, filters: Filters): string => {
    // The usual order follows the words; one that was chosen stays.
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

/** What `addressesOf` gives: how one kind of list is read from addresses and written into them. */
export type Addresses<Filters extends WithWords, Other extends string> = ReturnType<
  typeof addressesOf<Filters, Other>
>;
