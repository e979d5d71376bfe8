import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { handlers, schedules } from '@basoche/server/src/app.ts';
import { readConfig } from '@basoche/server/src/config.ts';
import { writeArchive } from '@basoche/server/src/features/own-data/archive/service.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { openPlatform } from '@basoche/server/src/platform/open-platform.ts';
import pg from 'pg';
import { heapFlags } from '../../../scripts/support/memory.ts';
import { startProcess } from '../processes.ts';
import { sampleThreads, timeAnswers, timesLine } from './answers.ts';
import { fillLongTables, threadsOf } from './fill.ts';
import { comparePartitions } from './partitions.ts';

/**
 * `npm run bench -- long-tables`: sizes of the tables that never stop growing, and times of the program, its
 * jobs and a vacuum on them, for each number of messages.
 */
const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000,1000000' },
    /** Highest number of messages for which the same rows are also measured in partitions. */
    parts: { type: 'string', default: '10000000' },
    /** Number of threads for each kind of request. */
    sample: { type: 'string', default: '300' },
    port: { type: 'string', default: '4620' },
    /** A folder on a disk with space: 500 bytes per message, and 100 more during the filling. */
    folder: { type: 'string' },
  },
});

const tell = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog('error');
const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'basoche-big-')));
await mkdir(folder, { recursive: true });

const sizes = `
select c.relname as name, c.relkind as kind, pg_relation_size(c.oid) / 1048576 as mb, c.reltuples::bigint as rows,
  case c.relkind when 'i' then (bt_metap(c.relname)).level + 1 end as levels
from pg_class c left join pg_index i on i.indexrelid = c.oid
where coalesce(i.indrelid, c.oid) in ('message'::regclass, 'application_action'::regclass, 'thread_entry'::regclass, 'notification'::regclass)
  and c.relkind in ('r', 'i')
order by coalesce(i.indrelid, c.oid)::regclass::text, c.relkind desc, c.relname`;

const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
  const startedAt = performance.now();
  const said = await work().then(
    () => '',
    (error) => `, FAILED: ${error instanceof AggregateError ? error.errors[0] : error}`,
  );
  tell(`${name.padEnd(28)} ${((performance.now() - startedAt) / 1_000).toFixed(2)} s${said}`);
};

const measure = async (superuserUrl: string, url: string, messages: number): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url, DEMO: '0', PORT: options.port });
  const { platform, close } = openPlatform({
    config,
    databaseUrl: url,
    log,
    sandbox: () => {
      throw new Error('There is no payment here.');
    },
  });
  try {
    await migrate(platform.database.sessions.pool, log);
    tell(
      `\n${messages.toLocaleString('en')} messages in ${threadsOf(messages).toLocaleString('en')} threads`,
    );
    await fillLongTables(client, messages, tell);
    await client.query('create extension pageinspect');
    for (const { name, kind, mb, rows, levels } of (await client.query(sizes)).rows)
      tell(
        kind === 'r'
          ? `${name}: ${Number(rows).toLocaleString('en')} rows, ${mb} MB`
          : `  ${name}: ${mb} MB, ${levels} levels`,
      );

    const sample = await sampleThreads(client, threadsOf(messages), Number(options.sample));
    const program = await startProcess(
      [...heapFlags, fileURLToPath(import.meta.resolve('@basoche/server/src/main.ts'))],
      {
        environment: {
          DATABASE_URL: url,
          DATA_DIR: folder,
          PORT: options.port,
          HOST: '127.0.0.1',
          ROLE: 'web',
          DEMO: '0',
          NETWORK_LIMITS: 'off',
        },
      },
    );
    try {
      for (const one of await timeAnswers(`http://127.0.0.1:${options.port}`, sample)) tell(timesLine(one));
    } finally {
      await program.stop();
    }
    const [first] = sample;
    const { rows } = await client.query<{ creator_id: string }>(
      'select creator_id from application where id = $1',
      [first?.id],
    );
    await timed('archive of a member', () =>
      writeArchive(platform, rows[0]?.creator_id ?? '', join(folder, `archive-${messages}.zip`)),
    );
    for (const { task } of schedules)
      if (!/payments\.(reconcile|takeUp)/.test(task))
        await timed(task, async () => handlers[task]?.({} as never, platform, undefined as never));
    // Sets the time of the last count to the night before.
    await client.query(
      `delete from network_figure where step = 'day' and starts_on = (select until_day from network_counted)`,
    );
    await client.query('update network_counted set until_day = until_day - 1');
    await timed('numbers.count, next night', async () =>
      handlers['numbers.count']({}, platform, undefined as never),
    );
    await client.query('set session_replication_role = replica');
    if (messages <= Number(options.parts))
      await comparePartitions(
        client,
        sample.map(({ id }) => id),
        tell,
      );
    await timed('vacuum message, 1 % deleted', async () => {
      await client.query(
        'delete from message where ctid in (select ctid from message tablesample system (1))',
      );
      const startedAt = performance.now();
      await client.query('vacuum message');
      tell(`  of this the vacuum ${((performance.now() - startedAt) / 1_000).toFixed(2)} s`);
    });
  } finally {
    await close();
    await client.end();
  }
};

const server = await startEmbeddedDatabase({ dataDir: folder, log, durable: false });
try {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // If a measurement fails, the server ends while this connection is open.
  admin.on('error', () => undefined);
  for (const messages of options.messages.split(',').map(Number)) {
    const name = `big_${messages}`;
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const url = server.url.replace('/basoche?', `/${name}?`);
    await measure(url.replace('//basoche:', '//postgres:'), url, messages);
    await admin.query(`drop database ${name} with (force)`);
  }
  await admin.end();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
