import {
  type Filter,
  type Filters,
  keysOf,
  type OfficeFilter,
  type OfficeFilters,
  type QueryOf,
} from '@basoche/domain/searches/filters';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { code, day, id, repeated, searched } from './fields.ts';
import { z } from './zod.ts';

const pointOf = (scale: readonly number[]) =>
  z.coerce
    .number({ error: 'Indiquez un montant en euros.' })
    .refine((value) => scale.includes(value), {
      error: ({ input }) =>
        `«\u00a0${String(input).slice(0, 60)}\u00a0» n’est pas un prix proposé par le filtre.`,
    })
    .optional();

const schemaOf = (filter: Filter | OfficeFilter) => {
  if (filter.kind === 'range') return pointOf(filter.scale);
  if (filter.kind === 'words') return searched(searchAtMost);
  if (filter.kind === 'yes')
    return z.enum(['true'], { error: 'Ce filtre est «\u00a0true\u00a0», ou absent.' }).optional();
  if (filter.kind === 'id') return id.optional();
  if (filter.kind === 'day') return day.optional();
  const one = code(filter.options, filter.valueName);
  return filter.kind === 'single' ? one.optional() : repeated(one);
};

type Shape<Defined extends Filters | OfficeFilters> = {
  [Key in keyof QueryOf<Defined>]-?: z.ZodOptional<z.ZodType<NonNullable<QueryOf<Defined>[Key]>, unknown>>;
};

/** Query fields of the filters of a list: each under its keys, all optional. */
export const filterFields = <Defined extends Filters | OfficeFilters>(filters: Defined): Shape<Defined> =>
  Object.fromEntries(
    Object.entries<Filter | OfficeFilter>(filters).flatMap(([name, filter]) =>
      keysOf(name, filter).map((key) => [key, schemaOf(filter)]),
    ),
  ) as unknown as Shape<Defined>;
