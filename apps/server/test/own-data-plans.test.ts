import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeArchive } from '../src/features/own-data/archive/service.ts';
import { eraseMember } from '../src/features/own-data/erasure/service.ts';
import { createTestApp, type TestApp } from './app.ts';
import { fillConversations } from './large/conversations.ts';
import { type Recording, readWholeBy, recordStatements } from './read-whole.ts';

/** Leaving an old, large network takes as long as leaving a new one. */

let test: TestApp;
let recording: Recording;
let memberId: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  await fillConversations(client, { members: 20, count: 10 });
  const { rows } = await client.query<{ candidate_id: string }>(
    'select candidate_id from application limit 1',
  );
  memberId = rows[0]?.candidate_id ?? '';
  await client.end();
  recording = recordStatements();
});
afterAll(async () => {
  recording.stop();
  await test.close();
});

it('an archive of one account reads no long table whole', async () => {
  expect(await writeArchive(test.platform, memberId, join(test.platform.config.dataDir, 'archive.zip'))).toBe(
    true,
  );
  const statements = recording.take();
  expect(statements.length).toBeGreaterThan(40);
  expect(await readWholeBy(test.databaseUrl, statements)).toEqual([]);
});

it('the erasure of one account reads no long table whole', async () => {
  const { database } = test.platform;
  expect(await database.transaction((trx) => eraseMember(test.platform, trx, memberId))).toBe(true);
  const statements = recording.take();
  expect(statements.length).toBeGreaterThan(40);
  expect(await readWholeBy(test.databaseUrl, statements)).toEqual([]);
});
