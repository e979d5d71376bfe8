import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkJournal } from '../../src/features/back-office/journal/service.ts';
import { eraseAgain, erasedIn } from '../../src/features/own-data/restoring/service.ts';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { backUp, type Tail } from '../../src/platform/backup/backup.ts';
import { restore } from '../../src/platform/backup/restore.ts';
import { nameOf, sumOf, tablesOf } from '../../src/platform/backup/tables.ts';
import { openLog } from '../../src/platform/observability/log.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { openSandbox } from '../../src/platform/provider/sandbox.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { addressesOf, createDatabase, type TestDatabase } from '../database.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aCv, aPdf } from '../files.ts';
import { aWorld, type World } from '../world.ts';

/**
 * Makes a backup while people write and somebody deletes their account, and restores the copy elsewhere (trust,
 * "Operation").
 */

let test: TestApp;
let world: World;
let leaver: TestMember;
let folder: string;
let path: string;
let tail: Tail;
const key = randomBytes(32);
const opened: { close(): Promise<void> }[] = [];

const post = (content: string, clientId: string) =>
  test.call('POST', `/messagerie/${world.applicationId}`, {
    token: world.owner.token,
    body: { content, clientId },
  });

const messages = async (platform: Platform): Promise<string[]> => {
  const { rows } = await platform.database.pool.query<{ content: string }>(
    'select content from message order by application_id, position',
  );
  return rows.map(({ content }) => content);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basoche-backup-'));
  path = join(folder, 'copy.basoche');
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' }, sandbox: true });
  world = await aWorld(test, 'files');
  leaver = await aMember(test, { firstName: 'Zoé', lastName: 'Partie' });
  await aCv(test, leaver, aPdf());
  // Characters that a backup must preserve: line ends, quotes, escapes, letters of every kind.
  await post(
    'Deux\nlignes, un "guillemet", une \\ barre, une \t tabulation, «\u00a0œuvre\u00a0» et 𝔘.',
    'message-difficile',
  );
  await test.drain();
  let isDone = false;
  const writing = (async () => {
    for (let number = 0; !isDone; number += 1)
      await post(`Pendant la copie ${number}`, `pendant-${number}-copie`);
  })();
  try {
    tail = await backUp(test.platform, path, key);
  } finally {
    isDone = true;
    await writing;
  }
  await post('Après la copie', 'apres-la-copie');
  await test.call('DELETE', '/users/me', { token: leaver.token });
  await test.drain();
});
afterAll(async () => {
  for (const one of opened.toReversed()) await one.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** An empty database with a separate data directory. */
const elsewhere = async (): Promise<{
  platform: Platform;
  database: TestDatabase;
  prepare: () => Promise<void>;
}> => {
  const database = await createDatabase({ empty: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-restored-'));
  const log = openLog('silent');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...addressesOf(database.url), DEMO: '0' });
  const { platform, close } = openPlatform({ config, databaseUrl: database.url, log, connections: 4 });
  opened.push({
    close: async () => {
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
  const prepare = async () => {
    await (await openSandbox({ config, databaseUrl: platform.database.sessions.url, log }))?.close();
  };
  return { platform, database, prepare };
};

const contentOf = async (platform: Platform, id: string): Promise<Buffer | null> => {
  const content = await platform.files.open(id);
  return content === null ? null : buffer(Readable.from(content));
};

describe('a backup', () => {
  it('is for its owner alone, and says nothing in the clear under a key', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const bytes = await readFile(path);
    expect(bytes.includes('membre')).toBe(false);
    expect(tail.missing).toEqual([]);
    expect(tail.files).toBeGreaterThan(3);
  });

  it('is restored as it was at one instant: rows, files, ledger, journal; then forgets who left since', async () => {
    const { platform, database, prepare } = await elsewhere();
    const restored = await restore(platform, path, key, prepare);
    expect(restored.tail).toEqual(tail);
    const client = await platform.database.pool.connect();
    try {
      await client.query('begin');
      const sums: Record<string, unknown> = {};
      for (const table of await tablesOf(client)) sums[nameOf(table)] = await sumOf(client, table);
      await client.query('commit');
      expect(sums).toEqual(tail.sums);
    } finally {
      client.release();
    }
    const said = await messages(platform);
    expect(said).toContain(
      'Deux\nlignes, un "guillemet", une \\ barre, une \t tabulation, «\u00a0œuvre\u00a0» et 𝔘.',
    );
    expect(said).not.toContain('Après la copie');
    // The copy has the first messages written during it, without a gap.
    const during = said.filter((one) => one.startsWith('Pendant la copie'));
    expect(during).toEqual(during.map((_one, number) => `Pendant la copie ${number}`));

    const { rows: files } = await platform.database.pool.query<{ id: string }>('select id from stored_file');
    for (const { id } of files) {
      const copy = await contentOf(platform, id);
      const original = await contentOf(test.platform, id);
      // The deleted member's files are only in the copy.
      if (original !== null) expect(copy?.equals(original), id).toBe(true);
      else expect(copy, id).not.toBeNull();
    }
    expect((await checkLedger(platform, { withProvider: false })).differences).toEqual([]);
    expect((await checkJournal(platform)).broken).toBeNull();

    const gone = await erasedIn(platform, test.platform.config.dataDir);
    expect([...gone]).toEqual([leaver.id]);
    expect(await eraseAgain(platform, gone)).toEqual({ done: 1, leftOver: 0 });
    const { rows } = await platform.database.pool.query(
      'select email, last_name, deleted_at from member where id = $1',
      [leaver.id],
    );
    expect(rows).toEqual([{ email: null, last_name: null, deleted_at: expect.any(Date) }]);

    const program = await createTestApp({
      databaseUrl: database.url,
      environment: { NETWORK_LIMITS: 'off' },
    });
    try {
      expect((await program.call('GET', '/auth/me', { token: world.owner.token })).json().id).toBe(
        world.owner.id,
      );
      expect((await program.call('GET', '/auth/me', { token: leaver.token })).statusCode).toBe(401);
      // Sequences continue after the restore: new rows do not collide with restored ones.
      const written = await program.call('POST', `/messagerie/${world.applicationId}`, {
        token: world.owner.token,
        body: { content: 'Sur la copie', clientId: 'sur-la-copie' },
      });
      expect(written.statusCode, written.body).toBe(201);
      await program.drain();
    } finally {
      await program.close();
    }
  });

  it('goes into an empty database only', async () => {
    await expect(restore(test.platform, path, key, async () => undefined)).rejects.toThrow(/empty database/);
  });

  it.each([
    ['cut short', async (copy: string) => truncate(copy, (await stat(copy)).size - 200)],
    [
      'changed by a byte',
      async (copy: string) => {
        const bytes = await readFile(copy);
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
        await writeFile(copy, bytes);
      },
    ],
  ])('that is %s restores nothing', async (_what, harm) => {
    const { platform, prepare } = await elsewhere();
    const copy = join(folder, `copy-${randomBytes(4).toString('hex')}`);
    await writeFile(copy, await readFile(path));
    await harm(copy);
    await expect(restore(platform, copy, key, prepare)).rejects.toThrow(/damaged|cut/);
    const { rows } = await platform.database.pool.query("select to_regclass('member') as found");
    if (rows[0].found !== null) {
      const members = await platform.database.pool.query('select 1 from member');
      expect(members.rows).toEqual([]);
    }
    expect(await Array.fromAsync(platform.files.list())).toEqual([]);
  });

  it('of another key opens for nobody', async () => {
    const { platform, prepare } = await elsewhere();
    await expect(restore(platform, path, randomBytes(32), prepare)).rejects.toThrow(/another key/);
    await expect(restore(platform, path, null, prepare)).rejects.toThrow(/BACKUP_KEY/);
  });
});
