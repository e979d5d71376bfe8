import {
  type ChosenOf,
  type Filter,
  type Filters,
  inAddress,
  keysOf,
  type QueryOf,
  said,
} from '@basoche/domain/searches/filters';
import { known } from '@basoche/domain/searches/known';
import { readWords } from './filters.ts';

/** Two ends of a scale as bounds: its first point bounds nothing from below, its last one nothing from above. */
export const boundsOf = <Point>(scale: readonly Point[], low: Point, high: Point) =>
  [low === scale[0] ? null : low, high === scale.at(-1) ? null : high] as const;

const readRange = (scale: readonly number[], given: readonly (string | null)[]) => {
  const [from, to] = given.map((one) => scale.findIndex((point) => String(point) === one));
  const [low, high] = [Math.max(from ?? 0, 0), to === -1 ? scale.length - 1 : (to ?? 0)];
  return low <= high ? boundsOf(scale, scale[low], scale[high]) : [null, null];
};

/** What an address chooses of a filter, by its keys. */
const read = (name: string, filter: Filter, search: URLSearchParams): readonly unknown[] => {
  if (filter.kind === 'words') return [readWords(search.get(name) ?? '')];
  if (filter.kind === 'choice') return [known(filter.options, search.getAll(name))];
  return readRange(
    filter.scale,
    filter.keys.map((key) => search.get(key)),
  );
};

type Values = Readonly<Record<string, unknown>>;

/** One filter in force, as it is named above the list, with the filters that are left once it is taken away. */
export interface Chip<Chosen> {
  readonly key: string;
  readonly label: string;
  readonly without: Chosen;
}

/** Without what narrows nothing. */
const asked = (chosen: Values): Values =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));

const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** The bounds of a range, as their chip names them; undefined where there is none. */
export const rangeInWords = (filter: Filter, chosen: Values): string | undefined => {
  const [label] = said('', filter, asked(chosen));
  return label && capitalized(label);
};

/** What a list does with its filters: reads them from an address, writes them into it and into calls, and names those in force. */
export const filtersOf = <Defined extends Filters>(defined: Defined) => {
  type Chosen = ChosenOf<Defined>;
  const inOrder = inAddress(defined);

  /** The filters of an address. What an old or mistyped address names and no list knows is left out. */
  const readFilters = (search: URLSearchParams) =>
    Object.fromEntries(
      inOrder.flatMap(([name, filter]) => {
        const values = read(name, filter, search);
        return keysOf(name, filter).map((key, place) => [key, values[place]]);
      }),
    ) as Chosen;

  const noFilters = readFilters(new URLSearchParams());

  /** The filters as keys and values, in one order: of an address, and of a form that works without JavaScript. */
  const filterEntries = (chosen: Values): [key: string, value: string][] =>
    Object.keys(noFilters).flatMap((key) =>
      [chosen[key] || []].flat().map((value): [string, string] => [key, String(value)]),
    );

  /** The same filters as a call of the contract takes them. */
  const filterQuery = (chosen: Values) => asked(chosen) as QueryOf<Defined>;

  const isFiltered = (chosen: Values): boolean => filterEntries(chosen).length > 0;

  /** In the order of the screen: one chip for each value of a list, and one for any other filter. */
  const activeChips = (chosen: Chosen): Chip<Chosen>[] => {
    const query: Values = filterQuery(chosen);
    const chip = (key: string, filter: Filter, wanted: Values, change: Values): Chip<Chosen>[] =>
      said(key, filter, wanted).map((label) => ({
        key,
        label: capitalized(label),
        without: { ...chosen, ...change },
      }));
    return Object.entries(defined).flatMap(([name, filter]) => {
      if (filter.kind === 'choice') {
        const values = known(filter.options, query[name]);
        return values.flatMap((value) =>
          chip(name, filter, { [name]: [value] }, { [name]: values.filter((one) => one !== value) }),
        );
      }
      const none = keysOf(name, filter).map((key) => [key, (noFilters as Values)[key]]);
      return chip(name, filter, query, Object.fromEntries(none));
    });
  };

  return { readFilters, noFilters, filterEntries, filterQuery, isFiltered, activeChips };
};
