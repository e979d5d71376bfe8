import type { Kind, OfficeFilters, QueryOf } from './filters.ts';

/**
 * Filters of staff's lists as data, of the kinds of other lists and two more. From one definition come the fields of a
 * call (contract), the address and the fields of the screen (web).
 */

const oneText = <Name extends string>(kind: Name): Kind<Name> => ({
  kind,
  read: ([given]) => [given?.[0]?.trim() || null],
  parts: () => [],
});

/** Filter for what has this id: a field where the screen knows what to choose from, else set by links. */
export const id = oneText('id');

/** Filter for a bound in days (Europe/Paris). */
export const day = oneText('day');

/** Gives a filter its name in the address of the screen. */
export const at = <Defined extends object>(name: string, filter: Defined) => ({ ...filter, at: name });

/** The query of an address, as browsers and servers give it. */
interface Address {
  readonly getAll: (name: string) => string[];
}

/** Query of a list from the address of its screen; unknown values, from an old or mistyped address, are left out. */
export const filtersFromAddress = <Defined extends OfficeFilters>(
  filters: Defined,
  search: Address,
): QueryOf<Defined> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]) => {
      const [value] = filter.read([search.getAll(filter.at)]);
      return value === null || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[key, value]];
    }),
  ) as QueryOf<Defined>;
