import type { Node } from 'libpg-query';

/** Reads the syntax tree of an SQL statement, from PostgreSQL's own parser. */

type NameOf<Any> = Any extends Any ? keyof Any : never;
type ValueOf<Any, Name extends PropertyKey> = Any extends Record<Name, infer Value> ? Value : never;

/** The node as this kind; undefined if it is of another kind. */
export const as = <Name extends NameOf<Node>>(
  node: Node | undefined,
  name: Name,
): ValueOf<Node, Name> | undefined =>
  node !== undefined && name in node ? (node as Record<Name, ValueOf<Node, Name>>)[name] : undefined;

const text = (node: Node | undefined): string => as(node, 'String')?.sval ?? '';

/** The last part of a name: `table` of `schema.table`. */
export const last = (nodes: readonly Node[] | undefined): string => text(nodes?.at(-1));

/** The parts of the name of a dropped or renamed object: `schema.table`, `table.trigger`. */
export const pathOf = (node: Node): string[] => {
  const names = as(node, 'List')?.items ??
    as(node, 'ObjectWithArgs')?.objname ??
    as(node, 'TypeName')?.names ?? [node];
  return names.map(text);
};

/** Types of parameters, joined by commas. */
export const typesOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      const type = as(node, 'TypeName') ?? as(node, 'FunctionParameter')?.argType;
      return `${last(type?.names)}${'[]'.repeat(type?.arrayBounds?.length ?? 0)}`;
    })
    .join();

/** Columns that a check prevents from being null. */
export const neverNullOf = (node: Node | undefined): string[] => {
  const test = as(node, 'NullTest');
  if (test?.nulltesttype === 'IS_NOT_NULL') return [last(as(test.arg, 'ColumnRef')?.fields)];
  const both = as(node, 'BoolExpr');
  return both?.boolop === 'AND_EXPR' ? (both.args ?? []).flatMap(neverNullOf) : [];
};

/** Columns in an expression. */
export const columnsOf = (node: Node | undefined): string[] =>
  [...JSON.stringify(node ?? null).matchAll(/"ColumnRef":\{"fields":(\[.*?\])/g)].map(([, fields = '[]']) =>
    last(JSON.parse(fields)),
  );

/** Functions that PostgreSQL evaluates once for all rows, as the default of a new column. */
const stable = ['now', 'transaction_timestamp', 'statement_timestamp'];

export const hasVolatileCall = (node: Node | undefined): boolean =>
  [...JSON.stringify(node ?? null).matchAll(/"FuncCall":\{"funcname":(\[.*?\])/g)].some(
    ([, names = '[]']) => !stable.includes(last(JSON.parse(names))),
  );
