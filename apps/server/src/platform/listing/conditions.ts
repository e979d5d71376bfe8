import type { RawBuilder } from 'kysely';

/** SQL conditions of a short list, one that does not need `listing.ts`, each under the name of its filter. */
export type Conditions<Filters> = {
  readonly [Name in keyof Filters]?: (value: NonNullable<Filters[Name]>) => RawBuilder<unknown>;
};

/** Conditions of the filters that are given. */
export const givenConditions = <Filters extends object>(
  conditions: Conditions<Filters>,
  filters: Filters,
): RawBuilder<unknown>[] =>
  (Object.keys(conditions) as (keyof Filters)[]).flatMap((name) => {
    const value = filters[name];
    const condition = conditions[name];
    return value === undefined || value === null || condition === undefined ? [] : [condition(value)];
  });
