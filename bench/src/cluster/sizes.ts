import pg from 'pg';

/** Sizes of rows with their indexes, and of the WAL that a load writes: the needs of disks and standbys. */

const tables = [
  'message',
  'application',
  'thread_entry',
  'mission',
  'mission_listing',
  'member',
  'session',
  'notification',
];

const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Position in the server's WAL, in bytes. */
export const readLogPosition = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
    );
    return Number(rows[0]?.bytes);
  });

/** A line for each table: rows, and bytes per row. */
export const sizeLines = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const lines: string[] = [];
    for (const table of tables) {
      const { rows } = await client.query<{ count: number; bytes: number }>(
        `select count(*)::int as count, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
      );
      const { count = 0, bytes = 0 } = rows[0] ?? {};
      lines.push(
        `${table}: ${count} rows, ${Math.round(bytes / Math.max(1, count))} bytes each with indexes`,
      );
    }
    return lines;
  });
