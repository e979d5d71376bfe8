import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ascending, quantile } from '../messages/times.ts';

/**
 * Compares messages in one table with the same rows in partitions by thread: costs of reading, writing and
 * vacuuming.
 */

const parts = 64;

/** Keys of a partitioned table must contain the thread; the id alone can be no key. */
const copy = `
create table message_in_parts (like message including defaults including constraints,
  primary key (application_id, id), unique (application_id, position), unique (application_id, sender_id, client_id)
) partition by hash (application_id)`;

const kinds = {
  'newest page': (table: string) =>
    `select * from ${table} where application_id = $1 order by position desc limit 50`,
  'message written': (table: string) => `
    insert into ${table} (application_id, sender_id, content, client_id, position, sent_at, hash)
    select application_id, sender_id, 'Bonjour.', $2, position + 1, now(), hash from ${table}
    where application_id = $1 order by position desc limit 1`,
} as const;

const sizesOf = (table: string) => `
  select sum(pg_table_size(part)) / 1048576 as rows, sum(pg_indexes_size(part)) / 1048576 as indexes
  from (select '${table}'::regclass as part union all select inhrelid from pg_inherits where inhparent = '${table}'::regclass) parts`;

/**
 * Prints the times of both tables, each statement on one and then on the other. Needs a superuser's
 * connection.
 */
export const comparePartitions = async (
  client: pg.Client,
  threadIds: readonly string[],
  tell: (line: string) => void,
): Promise<void> => {
  await client.query(copy);
  for (let part = 0; part < parts; part += 1)
    await client.query(
      `create table message_part_${part} partition of message_in_parts for values with (modulus ${parts}, remainder ${part})`,
    );
  await client.query('insert into message_in_parts select * from message');
  await client.query('vacuum (analyze) message_in_parts');
  const tables = ['message', 'message_in_parts'];
  for (const table of tables) {
    const { rows } = await client.query<{ rows: string; indexes: string }>(sizesOf(table));
    tell(
      `${table}: ${Number(rows[0]?.rows).toFixed(0)} MB, indexes ${Number(rows[0]?.indexes).toFixed(0)} MB`,
    );
  }
  for (const [name, statementOf] of Object.entries(kinds)) {
    const times: Record<string, number[]> = Object.fromEntries(tables.map((table) => [table, []]));
    const prepared = tables.map((table) => ({ table, name: `${name} ${table}`, text: statementOf(table) }));
    for (const id of threadIds)
      for (const { table, ...query } of prepared) {
        const values = query.text.includes('$2') ? [id, randomUUID()] : [id];
        const startedAt = performance.now();
        await client.query({ ...query, values });
        times[table]?.push(performance.now() - startedAt);
      }
    for (const table of tables) {
      const sorted = (times[table] ?? []).toSorted(ascending);
      tell(
        `${name.padEnd(18)} ${table.padEnd(18)} p50 ${quantile(sorted, 0.5).toFixed(2)} ms, p99 ${quantile(sorted, 0.99).toFixed(2)} ms`,
      );
    }
  }
  for (const table of tables) {
    await client.query(`delete from ${table} where client_id like '00%'`);
    const startedAt = performance.now();
    await client.query(`vacuum ${table}`);
    tell(`vacuum of ${table}, 0.4 % deleted: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  }
  await client.query('drop table message_in_parts');
};
