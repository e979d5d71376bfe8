import type pg from 'pg';
import type { Platform } from '../platform.ts';
import { partFrom, partOf } from './backup-parts.ts';
import { writeEnvelope } from './envelope.ts';
import { counting, nameOf, rowsOf, type Sum, type TableShape, tablesOf } from './tables.ts';

/** Copies the database as of one instant, and the files that its rows name, while the program runs. */

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

export interface Head {
  readonly format: 1;
  readonly at: string;
  readonly migrations: readonly Migration[];
  readonly queue: number;
  readonly tables: readonly TableShape[];
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
}

export interface Tail {
  readonly sums: Readonly<Record<string, Sum>>;
  readonly files: number;
  /** Files that were removed during the copy, or were lost before. */
  readonly missing: readonly string[];
}

const jsonBytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

const headOf = async (client: pg.ClientBase, at: Date): Promise<Head> => {
  const migrations = await client.query<Migration>(
    'select version, name, checksum from schema_migration order by version',
  );
  const queue = await client.query<{ id: number }>(
    'select max(id)::int as id from graphile_worker.migrations',
  );
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`,
  );
  return {
    format: 1,
    at: at.toISOString(),
    migrations: migrations.rows,
    queue: queue.rows[0]?.id ?? 0,
    tables: await tablesOf(client),
    sequences: sequences.rows,
  };
};

/** Archives of members' data are not copied: they live a week and are made again on demand. */
const filesOf = async (client: pg.ClientBase): Promise<{ id: string; bytes: number }[]> => {
  const { rows } = await client.query<{ id: string; bytes: number }>(
    "select id, bytes from stored_file where kind <> 'zip' order by id",
  );
  return rows;
};

async function* partsOf(
  platform: Platform,
  client: pg.ClientBase,
  onTail: (tail: Tail) => void,
): AsyncGenerator<Uint8Array> {
  const head = await headOf(client, platform.clock.now());
  yield* partOf('head', jsonBytes(head));
  const sums: Record<string, Sum> = {};
  for (const table of head.tables) {
    const counted = counting();
    for await (const lines of rowsOf(client, table)) {
      counted.add(lines);
      yield* partOf(`rows ${nameOf(table)}`, jsonBytes(lines));
    }
    sums[nameOf(table)] = counted.sum();
  }
  const missing: string[] = [];
  let files = 0;
  for (const { id, bytes } of await filesOf(client)) {
    const content = await platform.files.open(id);
    if (content === null) missing.push(id);
    else {
      yield* partFrom({ name: `file ${id}`, bytes }, content);
      files += 1;
    }
  }
  const tail = { sums, files, missing };
  yield* partOf('tail', jsonBytes(tail));
  onTail(tail);
}

export const backUp = async (platform: Platform, path: string, key: Buffer | null): Promise<Tail> => {
  const client = await platform.database.sessions.pool.connect();
  let tail: Tail | undefined;
  try {
    await client.query(
      'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; begin isolation level repeatable read read only',
    );
    await writeEnvelope(
      path,
      key,
      partsOf(platform, client, (writtenTail) => {
        tail = writtenTail;
      }),
    );
    await client.query('commit');
  } finally {
    // Closes the connection instead of reusing it: its settings must not stay.
    client.release(true);
  }
  if (tail === undefined) throw new Error('The backup has no end.');
  return tail;
};
