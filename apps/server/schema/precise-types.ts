import { type DatabaseMetadata, PostgresDialect, type Scalars } from 'kysely-codegen';
import { columnTypes, driverTypes, writtenByTriggers } from './column-types.ts';
import type { ColumnFacts } from './constraints.ts';

type Column = DatabaseMetadata['tables'][number]['columns'][number];

const scalars: Scalars = new PostgresDialect().adapter.scalars;

/** The type that kysely-codegen gives a column by itself. */
const ownType = ({ dataType }: Column): string => {
  const scalar = scalars[dataType];
  return driverTypes[dataType] ?? (scalar?.type === 'Identifier' ? scalar.name : 'string');
};

/** With the array, `null` and default that the database tells of the column. */
const whole = (type: string, column: Column, isNeverWritten: boolean): string => {
  const element = type.includes('|') ? `(${type})` : type;
  const array = column.isArray ? `${element}[]` : type;
  const orNull = column.isNullable ? `${array} | null` : array;
  if (isNeverWritten) return `GeneratedAlways<${orNull}>`;
  return column.hasDefaultValue ? `Generated<${orNull}>` : orNull;
};

/** Types by `table.column`, for the columns whose own type does not tell enough. */
export const preciseTypes = ({ tables }: DatabaseMetadata, facts: ColumnFacts): Record<string, string> => {
  const precise: Record<string, string> = {};
  for (const table of tables)
    for (const column of table.columns) {
      const path = `${table.name}.${column.name}`;
      const named = columnTypes[table.name]?.[column.name];
      const values = facts.values.get(path)?.map((value) => JSON.stringify(value));
      if (named !== undefined && values !== undefined)
        throw new Error(`A check lists the values of ${path}: remove it from column-types.ts.`);
      const isNeverWritten = facts.computed.has(path) || writtenByTriggers.includes(path);
      const type = named ?? values?.join(' | ') ?? (isNeverWritten ? ownType(column) : undefined);
      if (type !== undefined) precise[path] = whole(type, column, isNeverWritten);
    }
  return precise;
};
