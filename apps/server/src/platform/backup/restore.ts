import { sql } from 'kysely';
import type pg from 'pg';
import { type Migration as Known, knownMigrations, migrate } from '../database/migrate.ts';
import type { Platform } from '../platform.ts';
import type { Head, Tail } from './backup.ts';
import { BackupRefused, partsIn, readWhole } from './backup-parts.ts';
import { openEnvelope } from './envelope.ts';
import {
  counting,
  expectRows,
  insertRows,
  nameOf,
  type Sum,
  sumOf,
  type TableShape,
  tablesOf,
} from './tables.ts';

/**
 * Restores a backup into an empty database, in one transaction: either everything is there and equals the copy, or
 * nothing is.
 */

const isEmpty = async (client: pg.ClientBase): Promise<boolean> => (await tablesOf(client)).length === 0;

/** Refuses a backup whose migrations this program does not know, or knows with another content. */
const checkMigrations = (head: Head, known: readonly Known[]): void => {
  for (const { version, name, checksum } of head.migrations) {
    const knownMigration = known.find((one) => one.version === version);
    if (knownMigration === undefined) {
      throw new BackupRefused(
        `This backup carries migration ${name}, which this program does not know: restore it with the program that made it, or a newer one.`,
      );
    }
    if (knownMigration.checksum !== checksum) {
      throw new BackupRefused(`Migration ${name} is another in this backup than in this program.`);
    }
  }
};

interface ForeignKey {
  readonly owner: string;
  readonly name: string;
  readonly definition: string;
}

/** Drops the foreign keys and returns them. They are created again once every row is there, which checks them all. */
const dropForeignKeys = async (client: pg.ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(`
    select format('%I.%I', n.nspname, c.relname) as owner, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname !~ '^pg_' order by 1, 2`);
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint ${name}`);
  return rows;
};

const triggers = async (
  client: pg.ClientBase,
  tables: readonly TableShape[],
  state: 'disable' | 'enable',
) => {
  for (const table of tables) await client.query(`alter table ${nameOf(table)} ${state} trigger user`);
};

interface LoadedBackup {
  readonly head: Head;
  readonly tail: Tail;
}

const readHead = async (parts: ReturnType<typeof partsIn>): Promise<Head> => {
  const first = await parts.next();
  if (first.done || first.value.name !== 'head') throw new BackupRefused('This backup has no beginning.');
  const head = JSON.parse((await readWhole(first.value.content)).toString('utf8')) as Head;
  if (head.format !== 1) throw new BackupRefused('This backup is of a newer program.');
  return head;
};

/**
 * False for a table that this database lacks, such as those of the payment sandbox where a real provider is
 * configured.
 */
const isKnown = (tables: readonly TableShape[], table: TableShape): boolean =>
  tables.some((one) => nameOf(one) === nameOf(table));

const load = async (
  platform: Platform,
  client: pg.ClientBase,
  head: Head,
  parts: ReturnType<typeof partsIn>,
  restoredFileIds: string[],
): Promise<Tail> => {
  const knownTables = await tablesOf(client);
  const tables = head.tables.filter((table) => isKnown(knownTables, table));
  const sums = new Map(tables.map((table) => [nameOf(table), counting()]));
  const shapes = new Map(tables.map((table) => [nameOf(table), table]));
  let expected = '';
  for await (const { name, bytes, content } of parts) {
    const [kind = '', what = ''] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)];
    const table = shapes.get(what);
    if (kind === 'rows' && table !== undefined) {
      if (expected !== what) await expectRows(client, table);
      expected = what;
      const lines = JSON.parse((await readWhole(content)).toString('utf8')) as string[];
      sums.get(what)?.add(lines);
      await insertRows(client, table, lines);
    } else if (kind === 'file') {
      restoredFileIds.push(what);
      await platform.files.put(what, new Blob([new Uint8Array(await readWhole(content))]));
    } else if (name === 'tail') {
      const tail = JSON.parse((await readWhole(content)).toString('utf8')) as Tail;
      for (const [place, counted] of sums) checkSum(place, tail.sums[place], counted.sum());
      for (const one of tables) checkSum(nameOf(one), tail.sums[nameOf(one)], await sumOf(client, one));
      return tail;
    } else if (kind !== 'rows')
      throw new BackupRefused(`This backup has a part of ${bytes} bytes that nothing reads: ${name}.`);
  }
  throw new BackupRefused('This backup ends before its end: it was cut, or is still being written.');
};

const checkSum = (place: string, expected: Sum | undefined, actual: Sum): void => {
  if (expected?.rows === actual.rows && expected.sha256 === actual.sha256) return;
  throw new BackupRefused(
    `${place} is not what was copied: ${actual.rows} rows, of ${expected?.rows ?? 0}. Nothing was restored.`,
  );
};

interface Coming {
  readonly head: Head;
  readonly parts: ReturnType<typeof partsIn>;
  readonly whole: Promise<void>;
  /** Ids of the files that were kept so far. */
  readonly restoredFileIds: string[];
}

const inOneTransaction = async (
  platform: Platform,
  client: pg.ClientBase,
  { head, parts, whole, restoredFileIds }: Coming,
): Promise<Tail> => {
  await client.query('begin');
  const tables = await tablesOf(client);
  await triggers(client, tables, 'disable');
  const foreignKeys = await dropForeignKeys(client);
  // Removes the rows that migrations and the queue inserted themselves.
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
  const tail = await load(platform, client, head, parts, restoredFileIds);
  // A sealed backup is trusted only after its seal is verified.
  await whole;
  for (const { owner, name, definition } of foreignKeys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  }
  await triggers(client, tables, 'enable');
  for (const { name, last } of head.sequences) {
    if (last !== null)
      await client.query(`select setval(to_regclass($1), $2) where to_regclass($1) is not null`, [
        name,
        last,
      ]);
  }
  // Releases the locks of the old database's workers.
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  await client.query('commit');
  return tail;
};

/** Closes the connection afterwards instead of reusing it, since its settings stay on it. */
const onConnection = async <Result>(
  { database }: Platform,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await database.sessions.pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    return await work(client);
  } finally {
    client.release(true);
  }
};

/** Empties the database again after a failed restore, so that it can be tried again. */
const emptyAgain = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    'drop schema if exists graphile_worker, payment_sandbox cascade; drop schema public cascade; create schema public',
  );
};

export const restore = async (
  platform: Platform,
  path: string,
  key: Buffer | null,
  /** Creates the schemas beside the program's own tables. */
  prepare: () => Promise<void>,
): Promise<LoadedBackup> => {
  const { database, log, files } = platform;
  const restoredFileIds: string[] = [];
  let isThere = false;
  await onConnection(platform, async (client) => {
    if (await isEmpty(client)) return;
    throw new BackupRefused(
      'A backup is restored into an empty database only: this one has tables. Make another, or another DATA_DIR.',
    );
  });
  try {
    const { content, whole } = await openEnvelope(path, key);
    whole.catch(() => undefined);
    const parts = partsIn(content);
    const damaged = (error: unknown): never => {
      throw error instanceof BackupRefused
        ? error
        : new BackupRefused(
            `${path} cannot be read: it is damaged, or of another key. (${error instanceof Error ? error.message : error})`,
          );
    };
    const head = await readHead(parts).catch(damaged);
    checkMigrations(head, await knownMigrations());
    await migrate(database.sessions.pool, log, {
      only: new Set(head.migrations.map(({ version }) => version)),
    });
    await prepare();
    const tail = await onConnection(platform, (client) =>
      inOneTransaction(platform, client, { head, parts, whole: whole.catch(damaged), restoredFileIds }),
    );
    isThere = true;
    await migrate(database.sessions.pool, log);
    await sql`analyze`.execute(database.db);
    return { head, tail };
  } catch (error) {
    if (!isThere) {
      for (const id of restoredFileIds) await files.remove(id).catch(() => undefined);
      await onConnection(platform, emptyAgain).catch(() => undefined);
    }
    throw error;
  }
};
