import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations as migrateQueue } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from '../observability/log.ts';
import { queueLogger } from '../queue/queue.ts';
import { MigrationRefused, neededExtensions, serverRefusal } from './requirements.ts';
import { survivedFrom } from './surviving-programs.ts';

const migrationsFolder = new URL('../../../migrations/', import.meta.url);

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return {
        version: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
  const twice = migrations.find(({ version }, index) => migrations[index - 1]?.version === version);
  if (twice) throw new MigrationRefused(`Two migrations carry the number of ${twice.name}.`);
  return migrations;
};

/** The migrations in this program. */
export const knownMigrations = (): Promise<Migration[]> => readMigrations(migrationsFolder);

interface AppliedMigration {
  version: number;
  name: string;
  checksum: string;
  /** Null if a program from before the rule applied it. */
  survived_from: number | null;
}

/**
 * Checks the applied migrations against those of this program; returns the names of newer ones that it can
 * run with.
 */
const check = (known: Migration[], applied: AppliedMigration[]): string[] => {
  const own = known.at(-1)?.version ?? 0;
  const survived: string[] = [];
  for (const { version, name, checksum, survived_from: oldest } of applied) {
    const migration = known.find((one) => one.version === version);
    if (migration === undefined) {
      if (version > own && oldest !== null && oldest <= own) {
        survived.push(name);
        continue;
      }
      const why =
        oldest === null || version < own
          ? 'which this program does not know'
          : `which needs a program that knows migration ${String(oldest).padStart(4, '0')}`;
      throw new MigrationRefused(
        `The database is newer than this program: it carries migration ${name}, ${why}. Start the newer program, or restore an older backup.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationRefused(
        `Migration ${name} was changed after it was applied: add a new one instead.`,
      );
    }
  }
  return survived;
};

/** Throws the operator's message if this server cannot run the migrations. */
const checkServer = async (client: pg.PoolClient): Promise<void> => {
  const { rows } = await client.query<{ version: number; name: string; missing: string[] }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
       array(select needed from unnest($1::text[]) needed
         where needed not in (select name from pg_available_extensions) order by needed) as missing`,
    [neededExtensions],
  );
  const refusal = serverRefusal(rows[0]);
  if (refusal !== null) throw new MigrationRefused(refusal);
};

/** Number of the advisory lock: arbitrary, but the same in every process of this program. */
const lockNumber = 7_217_601;

/**
 * Adds a column that databases from before decision 0099 lack. Checks first, since `alter table` locks even
 * if there is nothing to add.
 */
const addSurvivedFrom = async (client: pg.PoolClient): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'survived_from'`,
  );
  if (rowCount === 0) await client.query('alter table schema_migration add column survived_from integer');
};

/** Migrates the database to this program's version. A lock makes processes that start together wait for each other. */
export const migrate = async (
  pool: pg.Pool,
  log: Logger,
  { folder = migrationsFolder, only }: { folder?: URL; only?: ReadonlySet<number> } = {},
): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  const done: string[] = [];
  try {
    await checkServer(client);
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query(`create table if not exists schema_migration (
      version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
    await addSurvivedFrom(client);
    const { rows: applied } = await client.query<AppliedMigration>(
      'select version, name, checksum, survived_from from schema_migration order by version',
    );
    const newer = check(migrations, applied);
    if (newer.length > 0)
      log.warn({ migrations: newer }, 'The database is newer than this program, which can run on it');
    for (const { version, name, sql, checksum } of migrations) {
      if (applied.some((one) => one.version === version)) continue;
      // A restore first migrates to the version of the backup, and later to the present one.
      if (only !== undefined && !only.has(version)) continue;
      await client.query('begin');
      await client.query(sql);
      await client.query(
        'insert into schema_migration (version, name, checksum, survived_from) values ($1, $2, $3, $4)',
        [version, name, checksum, survivedFrom(version, sql)],
      );
      await client.query('commit');
      log.info({ migration: name }, 'Migration applied');
      done.push(name);
    }
    await migrateQueue({ pgPool: pool, logger: queueLogger(log) });
    await client.query('select pg_advisory_unlock($1)', [lockNumber]);
  } catch (error) {
    // Closes the connection, which ends its transaction and releases its lock.
    client.release(true);
    throw error;
  }
  client.release(true);
  return done;
};
