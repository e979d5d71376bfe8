import { type DropStmt, type Node, parse, type RangeVar, type RawStmt } from 'libpg-query';
import { contractedSince } from '../../apps/server/src/platform/database/surviving-programs.ts';
import { as, last, pathOf, typesOf } from './sql-nodes.ts';
import {
  type ChangeContext,
  changeFaults,
  contraction,
  type Fault,
  fault,
  type History,
  recordChange,
} from './table-change-rules.ts';

/**
 * Finds in migrations what the version before would not survive: it still runs on the new tables while processes are
 * replaced one by one, and its calls wait for every lock that a migration holds.
 */

export interface MigrationFile {
  /** `0075_name.sql`. */
  readonly name: string;
  readonly sql: string;
}

const objectNames = { OBJECT_TABLE: 'table', OBJECT_FUNCTION: 'function', OBJECT_INDEX: 'index' } as const;

const dropFaults = (
  { removeType, objects = [] }: DropStmt,
  { unique }: History,
  context: ChangeContext,
): Fault[] =>
  objects.flatMap((object) => {
    const path = pathOf(object);
    const name = path.at(-1) ?? '';
    const kind: string =
      objectNames[removeType as keyof typeof objectNames] ??
      (removeType ?? '').replace('OBJECT_', '').toLowerCase();
    context.dropped.add(`${kind} ${name}`);
    if (path[0] === 'pg_temp' || context.made.has(`${kind} ${name}`)) return [];
    const { objargs = [], args_unspecified: isAny = false } = as(object, 'ObjectWithArgs') ?? {};
    const called = isAny ? `${kind} ${name}(` : `${kind} ${name}(${typesOf(objargs)})`;
    if ([...context.made].some((one) => (isAny ? one.startsWith(called) : one === called))) return [];
    // A trigger of a new table.
    if (kind === 'trigger' && context.made.has(`table ${path.at(-2)}`)) return [];
    return kind === 'index' && !unique.has(name) ? [] : [contraction(`drops the ${kind} ${path.join('.')}`)];
  });

/** Statements that only add, or that change rows. */
const additions = [
  'AlterTSConfigurationStmt',
  'CommentStmt',
  'CompositeTypeStmt',
  'CreateDomainStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CreateSeqStmt',
  'CreateStatsStmt',
  'CreateTableAsStmt',
  'CreateTrigStmt',
  'DefineStmt',
  'DeleteStmt',
  'InsertStmt',
  'SelectStmt',
  'UpdateStmt',
  'ViewStmt',
];

const isOfThisFile = ({ relname, relpersistence, schemaname }: RangeVar, { made }: ChangeContext): boolean =>
  relpersistence === 't' || schemaname === 'pg_temp' || made.has(`table ${relname}`);

const statementFaults = (node: Node, history: History, context: ChangeContext): Fault[] => {
  const { made, dropped } = context;
  const table = as(node, 'CreateStmt');
  if (table !== undefined) {
    made.add(`table ${table.relation?.relname}`);
    for (const element of table.tableElts ?? []) {
      const { conname = '', contype = '' } = as(element, 'Constraint') ?? {};
      if (/UNIQUE|PRIMARY/.test(contype)) history.unique.add(conname);
    }
    return [];
  }
  const routine = as(node, 'CreateFunctionStmt');
  if (routine !== undefined) {
    const inputs = (routine.parameters ?? []).filter(
      (one) => !/OUT|TABLE/.test(as(one, 'FunctionParameter')?.mode?.replace('INOUT', '') ?? ''),
    );
    // One that replaces another was there before.
    if (!routine.replace) made.add(`function ${last(routine.funcname)}(${typesOf(inputs)})`);
    return [];
  }
  const index = as(node, 'IndexStmt');
  if (index !== undefined) {
    const { idxname = '', relation = {}, unique, if_not_exists: mayExist } = index;
    if (unique) history.unique.add(idxname);
    if (isOfThisFile(relation, context)) {
      made.add(`index ${idxname}`);
      return [];
    }
    if (dropped.has(`index ${idxname}`))
      return [fault(`builds ${idxname} anew under its old name, which nobody can do beforehand`)];
    if (!mayExist)
      return [fault(`builds the index ${idxname} of ${relation.relname} without "if not exists"`)];
    const columns = (index.indexParams ?? []).map((one) => as(one, 'IndexElem')?.name);
    return unique && !columns.some((name) => made.has(`empty column ${relation.relname}.${name}`))
      ? [contraction(`lets values of ${relation.relname} stand once, by ${idxname}`)]
      : [];
  }
  const change = as(node, 'AlterTableStmt');
  if (change !== undefined) {
    const { relation = {}, cmds = [] } = change;
    const name = relation.relname ?? '';
    const isNew = isOfThisFile(relation, context);
    return cmds.flatMap((one) => {
      const command = as(one, 'AlterTableCmd') ?? {};
      const faults = isNew ? [] : changeFaults(name, command, history, context);
      recordChange(name, command, history, context);
      return faults;
    });
  }
  const drop = as(node, 'DropStmt');
  if (drop !== undefined) return dropFaults(drop, history, context);
  const rename = as(node, 'RenameStmt');
  if (rename !== undefined) {
    const named =
      rename.subname ?? rename.relation?.relname ?? (rename.object && pathOf(rename.object).join('.'));
    return [fault(`renames ${named} to ${rename.newname}`)];
  }
  const block = as(node, 'DoStmt');
  if (block !== undefined) {
    const isHidden = /\b(?:alter|create|drop|execute|rename|truncate)\b/i.test(JSON.stringify(block));
    return isHidden ? [fault('changes the schema inside of a do block, where it is not read')] : [];
  }
  const values = as(node, 'AlterEnumStmt');
  if (values !== undefined && values.oldVal === undefined) return [];
  const [kind = ''] = Object.keys(node);
  return additions.includes(kind) ? [] : [fault(`has a ${kind}, of which nothing is known`)];
};

const numberOf = (name: string): string => name.slice(0, 4);

/** Faults of the files whose number is higher than `after`; those before it are read for what they made. */
export const migrationFaults = async (
  files: readonly MigrationFile[],
  { after }: { after: string },
): Promise<string[]> => {
  const history: History = { unique: new Set(), neverNull: new Set(), unproved: new Map() };
  const faults: string[] = [];
  for (const [at, { name, sql }] of files.entries()) {
    const { stmts = [] } = await parse(sql);
    const within: ChangeContext = { made: new Set(), dropped: new Set() };
    const found = stmts.flatMap(({ stmt }: RawStmt) =>
      stmt === undefined ? [] : statementFaults(stmt, history, within),
    );
    if (numberOf(name) <= after) continue;
    const since = contractedSince(sql);
    const isKnown = files.slice(0, Math.max(0, at - 1)).some((file) => Number(numberOf(file.name)) === since);
    if (since !== null && !isKnown)
      faults.push(`${name}: ${String(since).padStart(4, '0')} is no migration older than the one before`);
    for (const one of found) if (!one.contracts || since === null) faults.push(`${name}: ${one.what}`);
  }
  return faults;
};
