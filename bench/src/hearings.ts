import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { handlers } from '@basoche/server/src/app.ts';
import { readConfig } from '@basoche/server/src/config.ts';
import { countListeners } from '@basoche/server/src/features/hearings/listeners/service.ts';
import { publish } from '@basoche/server/src/features/hearings/publishing/service.ts';
import { notifyWave } from '@basoche/server/src/features/hearings/waves/service.ts';
import { townsWithCourts } from '@basoche/server/src/features/places/courts/service.ts';
import { startEmbeddedDatabase } from '@basoche/server/src/platform/database/embedded-database.ts';
import { migrate } from '@basoche/server/src/platform/database/migrate.ts';
import { openLog } from '@basoche/server/src/platform/observability/log.ts';
import { openPlatform } from '@basoche/server/src/platform/open-platform.ts';
import pg from 'pg';
import { postgresPid } from './database.ts';
import { ascending, quantile } from './messages/times.ts';

import { cpuMsOf, cpuMsOfFamily } from './proc.ts';

/**
 * `npm run bench -- hearings`: a hearing among many avocats. Measures the time from its publication to the
 * hundredth notice and its mail, and the counts that are requested while it is written.
 */
const { values: options } = parseArgs({
  options: {
    profiles: { type: 'string', default: '20000,100000' },
    rounds: { type: 'string', default: '7' },
  },
});
const rounds = Number(options.rounds);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const log = openLog('error');
const folder = await mkdtemp(join(tmpdir(), 'basoche-hearings-'));

/** SQL of an id computed from a number. */
const idOf = (kind: number, number: string) =>
  `('0190000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/**
 * Fills in verified avocats of towns with a court, most of them in ten towns. Two of three bars are
 * confirmed, one avocat in twenty is away, and one in a hundred has another hearing at that hour.
 */
const fill = async (client: pg.Client, profiles: number): Promise<void> => {
  const towns = [...(await townsWithCourts()).keys()];
  const town = `($1::text[])[1 + (case when i % 3 = 0 then i * 7919 % array_length($1::text[], 1) else i % 10 end)::int]`;
  await client.query(
    `insert into member (id, kind, email, first_name, last_name, job_name, is_moral, confirmed_at, verified_at, created_at)
    select ${idOf(1, 'i')}, 'EMPLOYEE', 'avocat-' || i || '@basoche.example', 'Camille', 'Roy ' || i, 'Avocat', false, now(), now(), now()
    from generate_series(0, ${profiles}) i`,
  );
  await client.query(
    `insert into hearing_profile (member_id, is_on, town, distance_km, goes_farther, kinds, acts, lowest_cents, week, revised_at)
    select ${idOf(1, 'i')}, true, ${town}, (array[10, 25, 50, 100, 200, null])[1 + i % 6], i % 2 = 0,
      case when i % 4 = 0 then array['tj', 'ca', 'tc', 'cph'] else array['tj'] end, array['pleading', 'representation'], 5000 * (i % 6),
      (i * 2654435761 % 4096)::int, now() from generate_series(1, ${profiles}) i`,
    [towns],
  );
  await client.query(
    `insert into bar_entry (member_id, court, stated_at, confirmed_at)
    select ${idOf(1, 'i')}, 'tj-' || ${town}, now(), now() from generate_series(1, ${profiles}) i where i % 3 <> 1`,
    [towns],
  );
  await client.query(
    `insert into hearing_absence (member_id, first_day, last_day)
    select ${idOf(1, 'i')}, current_date, current_date + 10 from generate_series(1, ${profiles}, 20) i`,
  );
  const taken = Math.ceil(profiles / 100);
  // Missions of the past need no search words.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into mission (id, creator_id, title, labels, domain, nature, description, summary, time_limit, experience, on_place, start_now,
      end_date, closes_on, is_anonymous, is_from_customer, is_listed, is_archived, published_at, marks)
    select ${idOf(2, 'i')}, ${idOf(1, '0')}, 'Audience ' || i, '', 'droit_affaires', 'postulation', 'Une audience.', 'Une audience.',
      'Un jour', 'avocat', false, true, current_date + 30, current_date + 30, false, false, false, true, now(), ''
    from generate_series(1, ${taken}) i`,
  );
  await client.query(
    `insert into application (id, type, mission_id, creator_id, candidate_id, is_from_customer, state, offer_cents, tva_applicable, position,
      created_at, updated_at)
    select ${idOf(3, 'i')}, 'MISSION', ${idOf(2, 'i')}, ${idOf(1, '0')}, ${idOf(1, 'i * 100')}, false, 'ONGOING', 15000, true, 4, now(), now()
    from generate_series(1, ${taken}) i`,
  );
  await client.query(
    `insert into hearing (mission_id, court, act, held_at, matter, price_cents, mode, state, application_id, agreement_version,
      agreement_sha256, agreed_at)
    select ${idOf(2, 'i')}, 'tj-01053', 'pleading', now() + interval '1 hour' * (i % 2000), 'Référé', 15000, 'direct', 'taken',
      ${idOf(3, 'i')}, '1', repeat('0', 64), now() from generate_series(1, ${taken}) i`,
  );
  await client.query('reset session_replication_role');
  await client.query('analyze');
};

const postgres = { pid: Number.NaN };

/** Milliseconds of one run: wall time, processor time of the program, processor time of PostgreSQL. */
type TimesMs = readonly [wall: number, program: number, store: number];

const timed = async <Answer>(times: TimesMs[], work: () => Promise<Answer>): Promise<Answer> => {
  const before = [performance.now(), cpuMsOf(process.pid), cpuMsOfFamily(postgres.pid)] as const;
  const answer = await work();
  const after = [performance.now(), cpuMsOf(process.pid), cpuMsOfFamily(postgres.pid)] as const;
  times.push([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
  return answer;
};
const line = (name: string, times: readonly TimesMs[]): string => {
  const of = (index: 0 | 1 | 2, share: number) =>
    quantile(times.map((one) => one[index]).toSorted(ascending), share).toFixed(0);
  return `${name.padEnd(36)} median ${of(0, 0.5)} ms, longest ${of(0, 1)} ms; processor ${of(1, 0.5)} ms + ${of(2, 0.5)} ms of PostgreSQL`;
};

const measure = async (superuserUrl: string, url: string, profiles: number): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: '0',
    HEARINGS: 'on',
    NETWORK_LIMITS: 'off',
  });
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
    await fill(client, profiles);
    const { rows } = await client.query<{ id: string }>(`select ${idOf(1, '0')} as id`);
    const memberId = rows[0]?.id ?? '';
    const viewer = {
      memberId,
      personId: memberId,
      acting: null,
      sessionId: memberId,
      kind: 'EMPLOYEE',
      isMoral: false,
      profession: 'Avocat',
      isConfirmed: true,
      isVerified: true,
      role: null,
      hasSecondFactor: false,
      secondFactorAt: null,
      provedAt: null,
    } as const;
    tell(`\n${profiles.toLocaleString('en')} profiles`);
    for (const [act, court] of [
      ['pleading', 'tj-69123'],
      ['representation', 'tj-75056'],
    ] as const) {
      const [count, asked, wave, wave3, mails]: TimesMs[][] = [[], [], [], [], []];
      let told = 0;
      let toldInAll = 0;
      let may = 0;
      for (let round = 0; round < rounds; round += 1) {
        const day = addDays(parisDay(new Date()), 3 + round);
        const heard = {
          id: null,
          court,
          act,
          client_id: memberId,
          held_at: new Date(`${day}T09:00:00Z`),
          price_cents: 15_000,
        };
        may = (await timed(count ?? [], () => countListeners(platform.database.db, heard, new Date()))).may;
        await client.query('delete from rate_limit').catch(() => undefined);
        await client.query('delete from graphile_worker._private_jobs');
        const hearing = await timed(asked ?? [], () =>
          publish(
            platform,
            viewer,
            {
              court,
              act,
              day,
              time: '09:00',
              matter: 'Référé, bail commercial',
              price: 150,
              mode: 'direct',
              brief: 'Demander le renvoi.',
              documents: [],
              namesParties: 'no',
              ndaVersion: currentConfidentiality.version,
            },
            null,
          ),
        );
        await timed(wave ?? [], () => notifyWave(platform, { missionId: hearing.id, wave: 1 }));
        const countTold = async () => {
          const found = await client.query<{ told: number }>(
            'select count(*)::int as told from hearing_notice where mission_id = $1',
            [hearing.id],
          );
          return found.rows[0]?.told ?? 0;
        };
        told = await countTold();
        const jobs = await client.query<{ payload: never }>(
          `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where t.identifier = 'hearings.mail'`,
        );
        await timed(mails ?? [], async () => {
          for (const { payload } of jobs.rows)
            await handlers['hearings.mail']?.(payload, platform, undefined as never);
        });
        await timed(wave3 ?? [], () => notifyWave(platform, { missionId: hearing.id, wave: 3 }));
        toldInAll = await countTold();
      }
      tell(
        `${act}, ${court}: ${may.toLocaleString('en')} may take it, ${told} told in the first wave, ${toldInAll - told} in the last`,
      );
      tell(line('  counted while it is written', count ?? []));
      tell(line('  published', asked ?? []));
      tell(line('  first wave told', wave ?? []));
      tell(line('  its mails, one after the other', mails ?? []));
      tell(line('  last wave told', wave3 ?? []));
    }
  } finally {
    await close();
    await client.end();
  }
};

const server = await startEmbeddedDatabase({ dataDir: folder, log, durable: false });
postgres.pid = await postgresPid(folder);
try {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  admin.on('error', () => undefined);
  for (const profiles of options.profiles.split(',').map(Number)) {
    const name = `hearings_${profiles}`;
    await admin.query(`create database ${name}`);
    const url = server.url.replace('/basoche?', `/${name}?`);
    await measure(url.replace('//basoche:', '//postgres:'), url, profiles);
  }
  tell(`${cpus().length} cores; load average ${loadavg()[0]?.toFixed(1)}`);
  await admin.end();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
