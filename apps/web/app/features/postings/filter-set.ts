import {
  type ChosenOf,
  type Filters,
  inAddressOrder,
  keysOf,
  type QueryOf,
} from '@basoche/domain/searches/filters';

/** One active filter: its label above the list, and the filters left after its removal. */
export interface Chip<ChosenFilters> {
  readonly key: string;
  readonly label: string;
  readonly without: ChosenFilters;
}

const byKey = (keys: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(keys.map((key, index) => [key, values[index]]));

/**
 * Operations on a list's filters: read them from an address, write them into addresses and calls, and name
 * the active ones.
 */
export const filtersOf = <Defined extends Filters>(defined: Defined) => {
  type Chosen = ChosenOf<Defined>;
  type Values = Readonly<Record<string, unknown>>;

  const readFilters = (search: URLSearchParams): Chosen =>
    Object.assign(
      {},
      ...inAddressOrder(defined).map(([name, filter]) => {
        const keys = keysOf(name, filter);
        return byKey(keys, filter.read(keys.map((key) => search.getAll(key))));
      }),
    );

  const noFilters = readFilters(new URLSearchParams());

  /** Filters as keys and values in a fixed order, for an address and for a form without JavaScript. */
  const filterEntries = (chosen: Values): [key: string, value: string][] =>
    Object.keys(noFilters).flatMap((key) =>
      [chosen[key] || []].flat().map((value): [string, string] => [key, String(value)]),
    );

  /** Filters as the query of a call. */
  const filterQuery = (chosen: Values) =>
    Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as QueryOf<Defined>;

  const isFiltered = (chosen: Values): boolean => filterEntries(chosen).length > 0;

  /**
   * Active filters in the order of the screen: one chip for each value of a list, and one for any other
   * filter.
   */
  const activeChips = (chosen: Chosen): Chip<Chosen>[] =>
    Object.entries(defined).flatMap(([name, filter]) => {
      const keys = keysOf(name, filter);
      return filter.parts(keys.map((key) => (chosen as Values)[key])).map(({ label, without }) => ({
        key: name,
        label,
        without: { ...chosen, ...byKey(keys, without) },
      }));
    });

  return { readFilters, noFilters, filterEntries, filterQuery, isFiltered, activeChips };
};
