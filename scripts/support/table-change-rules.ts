import type { AlterTableCmd, ColumnDef, Constraint } from 'libpg-query';
import { as, columnsOf, hasVolatileCall, last, neverNullOf } from './sql-nodes.ts';

/** Rules for changes of an existing table (migration-rules.ts). */

/** Facts of earlier files that a later file may rely on. */
export interface History {
  /** Names of unique indexes and constraints, which `on conflict` may need. */
  readonly unique: Set<string>;
  /** Columns (`table.column`) that a validated check prevents from being null. */
  readonly neverNull: Set<string>;
  /** Columns of a check that is not validated yet, by `table.constraint`. */
  readonly unproved: Map<string, readonly string[]>;
}

/** Objects that one file makes and drops. */
export interface ChangeContext {
  readonly made: Set<string>;
  readonly dropped: Set<string>;
}

/**
 * A fault. `contracts`: the change drops or forbids something. It is allowed if the file names the version since which
 * the program does not need the dropped part, or obeys the new rule.
 */
export interface Fault {
  readonly contracts: boolean;
  readonly what: string;
}

export const fault = (what: string): Fault => ({ contracts: false, what });
export const contraction = (what: string): Fault => ({ contracts: true, what });

const columnFaults = (table: string, column: ColumnDef): Fault[] => {
  const constraints = (column.constraints ?? []).map((node) => as(node, 'Constraint'));
  const find = (kind: Constraint['contype']) => constraints.find((one) => one?.contype === kind);
  const standard = find('CONSTR_DEFAULT');
  const isRewritten =
    hasVolatileCall(standard?.raw_expr) ||
    find('CONSTR_GENERATED') !== undefined ||
    find('CONSTR_IDENTITY') !== undefined ||
    /serial\d?$/.test(last(column.typeName?.names));
  const isChecked =
    (['CONSTR_CHECK', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'] as const).some(find) ||
    (find('CONSTR_FOREIGN') !== undefined && standard !== undefined);
  const name = `${table}.${column.colname}`;
  return [
    ...(isRewritten ? [fault(`adds ${name}, whose values rewrite the table`)] : []),
    ...(find('CONSTR_NOTNULL') && !standard && !isRewritten
      ? [fault(`adds ${name}, not null and without a default`)]
      : []),
    ...(isChecked ? [fault(`adds ${name} with a constraint in its line, which is not "not valid"`)] : []),
  ];
};

const constraintFaults = (table: string, constraint: Constraint, { made }: ChangeContext): Fault[] => {
  const { contype, conname = contype, skip_validation: isNotValid, indexname } = constraint;
  const isSafe =
    contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
      ? isNotValid === true
      : (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && indexname !== undefined;
  if (!isSafe)
    return [fault(`adds the constraint ${conname} of ${table}, neither "not valid" nor "using index"`)];
  // The existing index already ensures the uniqueness.
  if (indexname !== undefined) return [];
  const columns = [
    ...columnsOf(constraint.raw_expr),
    ...(constraint.fk_attrs ?? []).map((one) => last([one])),
  ];
  return columns.every((column) => made.has(`column ${table}.${column}`))
    ? []
    : [contraction(`forbids values of ${table}, by ${conname}`)];
};

/** Changes of a table that lock it only for an instant, and that every version of the program tolerates. */
const harmless = [
  'AT_DropNotNull',
  'AT_ResetRelOptions',
  'AT_SetCompression',
  'AT_SetOptions',
  'AT_SetRelOptions',
  'AT_SetStatistics',
  'AT_SetStorage',
];

export const changeFaults = (
  table: string,
  { subtype = 'AT_AddColumn', name = '', def }: AlterTableCmd,
  history: History,
  context: ChangeContext,
): Fault[] => {
  switch (subtype) {
    case 'AT_AddColumn':
      return columnFaults(table, as(def, 'ColumnDef') ?? {});
    case 'AT_AddConstraint':
      return constraintFaults(table, as(def, 'Constraint') ?? {}, context);
    case 'AT_AlterColumnType':
      return [fault(`changes the type of ${table}.${name}`)];
    case 'AT_DropColumn':
      return [contraction(`drops ${table}.${name}`)];
    case 'AT_ColumnDefault':
      return def === undefined ? [contraction(`drops the default of ${table}.${name}`)] : [];
    case 'AT_DropConstraint': {
      const isUnique = history.unique.has(name) || /_p?key$/.test(name);
      return isUnique ? [contraction(`drops the unique constraint ${name}`)] : [];
    }
    case 'AT_SetNotNull': {
      const isProved = history.neverNull.has(`${table}.${name}`);
      return isProved ? [] : [fault(`makes ${table}.${name} not null without a validated check`)];
    }
    case 'AT_ValidateConstraint': {
      const isNew = context.made.has(`constraint ${table}.${name}`);
      return isNew ? [fault(`validates ${name} under the lock of its own migration`)] : [];
    }
    default:
      return harmless.includes(subtype)
        ? []
        : [fault(`changes ${table} by ${subtype}, of which nothing is known`)];
  }
};

/** Records the columns and constraints that a change of a table adds or validates. */
export const recordChange = (
  table: string,
  { subtype, name = '', def }: AlterTableCmd,
  { unique, neverNull, unproved }: History,
  { made }: ChangeContext,
): void => {
  const column = as(def, 'ColumnDef');
  if (column !== undefined) {
    made.add(`column ${table}.${column.colname}`);
    const isFilled = column.constraints?.some((one) => as(one, 'Constraint')?.contype === 'CONSTR_DEFAULT');
    // Older programs leave it null, and unique indexes allow any number of nulls.
    if (!isFilled) made.add(`empty column ${table}.${column.colname}`);
  }
  const constraint = as(def, 'Constraint');
  if (subtype === 'AT_AddConstraint' && constraint !== undefined) {
    const path = `${table}.${constraint.conname}`;
    made.add(`constraint ${path}`);
    if (/UNIQUE|PRIMARY/.test(constraint.contype ?? '')) unique.add(constraint.conname ?? '');
    const columns = neverNullOf(constraint.raw_expr).map((column) => `${table}.${column}`);
    if (constraint.skip_validation) unproved.set(path, columns);
    else for (const column of columns) neverNull.add(column);
  }
  if (subtype === 'AT_ValidateConstraint')
    for (const column of unproved.get(`${table}.${name}`) ?? []) neverNull.add(column);
  if (subtype === 'AT_DropConstraint')
    for (const column of unproved.get(`${table}.${name}`) ?? []) neverNull.delete(column);
};
