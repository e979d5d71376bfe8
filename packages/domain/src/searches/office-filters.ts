import type { Kind, OfficeFilters, QueryOf } from './filters.ts';

/**
 * Filters of the lists of staff as data: the kinds of other lists and two more. The fields of a call
 * (contract), the address and the fields of the screen (web) are derived from one definition.
 */

const oneText = <Name extends string>(kind: Name): Kind<Name> => ({
  kind,
  read: ([given]) => [given?.[0]?.trim() || null],
  parts: () => [],
});

/** Filter by an id: a field if the screen can list the choices, otherwise set by links. */
export const id = oneText('id');

/** Filter by a first or last day (Europe/Paris). */
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
