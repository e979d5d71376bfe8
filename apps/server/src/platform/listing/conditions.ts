import type { RawBuilder } from 'kysely';

/** SQL conditions of a list without a listing of its own, each under the name of its filter. */
export type Conditions<Filters> = {
  readonly [Name in keyof Filters]?: (value: NonNullable<Filters[Name]>) => RawBuilder<unknown>;
};

/** Conditions of the filters that are given. */
export const keptWhere = <Filters extends object>(
  by: Conditions<Filters>,
  filters: Filters,
): RawBuilder<unknown>[] =>
  (Object.keys(by) as (keyof Filters)[]).flatMap((name) => {
    const value = filters[name];
    const condition = by[name];
    return value === undefined || value === null || condition === undefined ? [] : [condition(value)];
  });
