import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@basoche/server/src/config.ts';
import { applySome, begin } from '@basoche/server/src/features/public-registers/applying/service.ts';
import { importFile } from '@basoche/server/src/features/public-registers/editions/service.ts';
import { findEdition } from '@basoche/server/src/features/public-registers/editions/store.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { noSandbox, openPlatform } from '@basoche/server/src/platform/open-platform.ts';
import { postgresPid } from './database.ts';
import { cpuMsOf, cpuMsOfFamily } from './proc.ts';

/**
 * `npm run bench -- registers`: time and memory to import editions of public registers, without members. With
 * `--members`: time to put an edition into force that names few of them, and its longest transaction.
 */
const { values: options } = parseArgs({
  options: {
    avocats: { type: 'string', default: '81000' },
    companies: { type: 'string', default: '1000000' },
    members: { type: 'string', default: '0' },
    gone: { type: 'string', default: '0' },
  },
});

const tell = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'basoche-registers-'));

const write = async (name: string, lines: Iterable<string>): Promise<string> => {
  const path = join(folder, name);
  const file = createWriteStream(path);
  for (const line of lines) if (!file.write(`${line}\r\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'close');
  return path;
};

/** Lines of the thirty columns of the list of avocats, 220 bytes each. */
function* avocats(count: number, from: number): Iterable<string> {
  yield 'BarreauId;Barreau;avCnbfCode;avNom;avPrenom;cbRaisonSociale;cbSiretSiren;cbAdresse1;cbAdresse2;cbCp;cbVille;cbTel;avMelOrdre;spLibelle1;spLibelle2;spLibelle3;acDateSerment;avLang';
  for (let index = from; index < from + count; index += 1)
    yield `${index % 164};PARIS;${index};NOM${index % 40_000};Paul Marie;SELARL Cabinet Nom et Associés;${700_000_000 + index};${index % 200} avenue de la République;Bâtiment B, escalier 3;75011;PARIS CEDEX 11;0145000000;nom${index}@barreau.example;Droit du travail;;;20140115;anglais`;
}

/** Lines of members in the format of the list of avocats. */
function* withMembers(lines: Iterable<string>, from: number, to: number): Iterable<string> {
  yield* lines;
  for (let index = from; index < to; index += 1)
    yield `0;PARIS;0;MEMBRE${index};Paul;;;1 rue Mercière;;75011;PARIS;;;;;;20140115;`;
}

/** Verified avocats of Paris, named by those lines. */
const insertMembers = (count: number) =>
  platform.database.pool.query(
    `with made as (
      insert into member (kind, email, first_name, last_name, job_name, confirmed_at, verified_at)
      select 'EMPLOYEE', 'membre-' || n || '@basoche.example', 'Paul', 'Membre' || n, 'Avocat', now(), now()
      from generate_series(0, $1::integer - 1) n returning id)
    insert into bar_entry (member_id, court, stated_at) select id, 'tj-75056', now() from made`,
    [count],
  );

/** Accepts a held edition, and times each transaction that follows. */
const timedAcceptance = async () => {
  const { rows } = await platform.database.pool.query(
    `select id from public_register_edition where state = 'held'`,
  );
  const editionId: string = rows[0].id;
  const accepted = performance.now();
  const held = await findEdition(platform.database.db, editionId);
  if (held === undefined) throw new Error('No edition is held');
  await platform.database.transaction((trx) => begin(trx, held, { isUrgent: true }));
  const answered = performance.now();
  const transactions: number[] = [];
  for (let goesOn = true; goesOn; ) {
    const began = performance.now();
    goesOn = (await applySome(platform, editionId)) === 'more';
    transactions.push(performance.now() - began);
  }
  const seconds = (ms: number) => (ms / 1_000).toFixed(2);
  tell(
    `acceptance: answered in ${seconds(answered - accepted)} s, all carried over after ${seconds(performance.now() - accepted)} s in ${transactions.length} transactions, the longest ${seconds(Math.max(...transactions))} s`,
  );
};

/** Lines of the stock of companies with its 34 columns, 190 bytes each. */
function* companies(count: number): Iterable<string> {
  const others = Array.from({ length: 30 }, (_, index) => `colonne${index}`);
  yield `siren,dateCreationUniteLegale,etatAdministratifUniteLegale,denominationUniteLegale,${others.join(',')}`;
  const rest = others.map((_, index) => (index % 3 === 0 ? '2020-01-01' : '')).join(',');
  for (let index = 0; index < count; index += 1)
    yield `${300_000_000 + index},1991-01-01,A,SOCIETE NUMERO ${index},${rest}`;
}

const database = await startEmbeddedDatabase({ dataDir: folder, log });
const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: database.url, DEMO: '0' });
const { platform, close } = openPlatform({ config, databaseUrl: database.url, log, sandbox: noSandbox });
await migrate(platform.database.sessions.pool, log);
const postgres = await postgresPid(folder);

const timed = async (name: string, register: 'avocats' | 'companies', path: string, day: string) => {
  const before = [performance.now(), cpuMsOf(process.pid), cpuMsOfFamily(postgres)] as const;
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 20);
  const { outcome, lines } = await importFile(platform, { register, path, releasedOn: day });
  clearInterval(watch);
  const [wall, program, store] = [performance.now(), cpuMsOf(process.pid), cpuMsOfFamily(postgres)];
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  tell(
    `${name}: ${outcome}, ${lines} lines kept, ${seconds(wall - before[0])} s, processor ${seconds(program - before[1])} s + ${seconds(store - before[2])} s of PostgreSQL, ${Math.round(peak / 1e6)} MB at most`,
  );
};

try {
  const count = Number(options.avocats);
  const members = Number(options.members);
  // The other editions name no member, so they would be held.
  if (members > 0) {
    await insertMembers(members);
    const all = await write('m.csv', withMembers(avocats(count, 0), 0, members));
    await timed(`avocats, first edition with ${members} members`, 'avocats', all, '2026-08-23');
    const fewer = await write('f.csv', withMembers(avocats(count, 0), Number(options.gone), members));
    await timed(`avocats, without ${options.gone} of them`, 'avocats', fewer, '2026-08-24');
    await timedAcceptance();
  } else {
    await timed('avocats, first edition', 'avocats', await write('a.csv', avocats(count, 0)), '2026-09-23');
    await timed('avocats, next edition', 'avocats', await write('b.csv', avocats(count, 50)), '2026-10-23');
    await timed(
      `companies, ${options.companies} lines`,
      'companies',
      await write('c.csv', companies(Number(options.companies))),
      '2026-10-01',
    );
  }
} finally {
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
