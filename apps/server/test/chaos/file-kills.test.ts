import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { receivingFolder } from '../../src/platform/files/stored-files.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { readZip } from '../archives.ts';
import { addressesOf } from '../database.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aPdf } from '../files.ts';
import { aHeldDocument, aHeldFile, anAgreement } from '../held-files.ts';
import { type Program, startProgram } from '../program.ts';

/**
 * The program is killed while it makes or sends a ZIP: it keeps no record of a partial ZIP, and the next try
 * sends a complete one.
 */

let test: TestApp;
let program: Program;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', VIGILANCE: 'tell' } });
});
afterAll(() => test.close());

const start = async () => {
  program = await startProgram({
    ...addressesOf(test.databaseUrl),
    DATA_DIR: test.platform.config.dataDir,
    NETWORK_LIMITS: 'off',
    VIGILANCE: 'tell',
  });
};
beforeEach(start);
afterEach(async () => {
  program.process.kill('SIGTERM');
  await program.exited;
});
const killAndStart = async () => {
  program.process.kill('SIGKILL');
  await program.exited;
  await start();
};

const incoming = async () => {
  const folder = receivingFolder(test.platform.config.dataDir);
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })));
};

describe('a file of vigilance', () => {
  let client: TestMember;
  let id: string;
  beforeEach(async () => {
    client = await aMember(test, { kind: 'COMPANY' });
    const candidate = await aMember(test);
    id = await anAgreement(test, client, candidate);
    await aHeldFile(test, candidate);
    const pages = [1, 2, 3].map(() => Uint8Array.from(randomBytes(5 * 1024 * 1024)));
    await aHeldDocument(test, candidate, 'registration', { days: -1, files: pages });
  });

  const collect = () =>
    fetch(`${program.address}/api/messagerie/vigilance/collect/${id}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}`, 'idempotency-key': 'collecte-tuee' },
    });
  const digests = async () => {
    const { rows } = await test.platform.database.pool.query<{ sha256: string }>(
      "select encode(sha256, 'hex') as sha256 from vigilance_collection where creator_id = $1",
      [client.id],
    );
    return rows.map(({ sha256 }) => sha256);
  };
  const expectWhole = async () => {
    const answer = await collect();
    expect(answer.status).toBe(200);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(await digests()).toEqual([createHash('sha256').update(zip).digest('hex')]);
    expect((await readZip(zip)).size).toBeGreaterThan(5);
    expect(await incoming()).toEqual([]);
  };

  it('that is killed before its collection is written leaves none', async () => {
    // A separate session: the program's own connections end a transaction that is idle for long.
    const holder = new pg.Client({ connectionString: test.platform.database.sessions.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from member where id = $1 for update', [client.id]);
    const answer = collect().catch(() => null);
    const waiting = async () => {
      const { rows } = await holder.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    program.process.kill('SIGKILL');
    await program.exited;
    await holder.end();
    const asked = await answer;
    expect(asked).toBeNull();
    expect([await digests(), await incoming()]).toEqual([[], []]);
    await start();
    await expectWhole();
  });

  it('that is killed in the middle of its download is given again under its key, with the same bytes', async () => {
    const answer = await collect();
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await killAndStart();
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow('terminated');
    expect(await digests()).toHaveLength(1);
    await expectWhole();
  });
});

it('an archive of own data that is killed while it is made is made by the next try, once', async () => {
  const member = await aMember(test);
  const { token } = member;
  await test.call('POST', '/jobs/cv', { token, body: { file: aPdf() } });
  const { db, pool } = test.platform.database;
  const { file_id: fileId } = await db
    .selectFrom('cv')
    .select('file_id')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const place = join(test.platform.config.dataDir, 'files', fileId.slice(0, 2), fileId);
  // Opening a pipe waits until a process writes to it.
  await rm(place);
  execFileSync('mkfifo', [place]);
  const asked = await test.call('POST', '/users/me/exports', { token, body: {} });
  expect(asked.statusCode, asked.body).toBe(201);
  await expect.poll(async () => (await incoming())[0]?.size ?? 0).toBeGreaterThan(0);
  program.process.kill('SIGKILL');
  await program.exited;
  const kept = async () => {
    const { rows } = await pool.query(
      'select ready_at is not null as ready, file_id is not null as kept from data_export where member_id = $1',
      [member.id],
    );
    const named = await db.selectFrom('stored_file').select('id').where('kind', '=', 'zip').execute();
    return [rows, named.length];
  };
  expect(await kept()).toEqual([[{ ready: false, kept: false }], 0]);

  await rm(place);
  await writeFile(place, 'lisible');
  await start();
  await expect.poll(kept).toEqual([[{ ready: true, kept: true }], 1]);
  await expect.poll(incoming).toEqual([]);
  const answer = await fetch(`${program.address}/api/users/me/exports/${asked.json().id}/file`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const archive = await readZip(Buffer.from(await answer.arrayBuffer()));
  expect([...archive].filter(([name]) => name.startsWith('fichiers/cv/')).map(([, text]) => text)).toEqual([
    'lisible',
  ]);
});
