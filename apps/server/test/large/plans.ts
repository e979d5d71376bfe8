import type pg from 'pg';
import type { Statement } from './recorded-statements.ts';

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables among the given ones that the plan of a statement scans sequentially. */
export const readWhole = async (
  client: pg.Client,
  { text, values }: Pick<Statement, 'text' | 'values'>,
  tables: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${text}`, [
    ...values,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error('There is no plan.');
  return nodesOf(row['QUERY PLAN'][0].Plan).flatMap((node) => {
    const table = node['Relation Name'];
    return node['Node Type'].includes('Seq Scan') && table !== undefined && tables.includes(table)
      ? [table]
      : [];
  });
};
