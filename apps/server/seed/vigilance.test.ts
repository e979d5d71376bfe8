import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileFor } from '../src/features/vigilance/file/service.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { seedDemo } from './seed.ts';

/** Files of vigilance in the demonstration. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date('2026-11-21T09:00:00Z'));
  await seedDemo(test.platform);
});
afterAll(() => test.close());

it('has a file that is complete, one that is to be renewed, and one that is not complete', async () => {
  const { db } = test.platform.database;
  const today = parisDay(test.clock.now());
  const stateOf = async (email: string) => {
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('email', '=', `${email}@basoche.example`)
      .executeTakeFirstOrThrow();
    const { state, items } = await fileFor(db, id, 'professional', today);
    return { state, items: Object.fromEntries(items.map((item) => [item.kind, item.state])) };
  };
  expect(await stateOf('thomas.kervella')).toMatchObject({ state: 'complete' });
  expect(await stateOf('yasmine.benali')).toMatchObject({
    state: 'toRenew',
    items: { insurance: 'toRenew', contributions: 'current' },
  });
  expect(await stateOf('hugo.marchetti')).toMatchObject({
    state: 'incomplete',
    items: { contributions: 'outOfDate', foreignWorkers: 'missing' },
  });
});

it('keeps each file that a document names', async () => {
  const rows = await test.platform.database.db
    .selectFrom('vigilance_document_file')
    .select('file_id')
    .execute();
  expect(rows.length).toBeGreaterThan(5);
  for (const { file_id } of rows) expect(await test.platform.files.open(file_id)).not.toBeNull();
});
