import { addDays, parisDay } from '@basoche/domain/time/paris';
import { defaultDemandRules } from '@basoche/domain/vigilance/default-demands';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { demandRulesOf } from '../rules/service.ts';
import { clientKindOf, fileFor } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const byCell = (rules: typeof defaultDemandRules) =>
  rules.toSorted((a, b) =>
    `${a.document} ${a.candidate} ${a.client}`.localeCompare(`${b.document} ${b.candidate} ${b.client}`),
  );

it('a new database asks for what the default table says', async () => {
  expect(byCell(await demandRulesOf(test.platform.database.db))).toEqual(byCell(defaultDemandRules));
});

it('a file follows the kinds of both parties and the documents that were not withdrawn', async () => {
  const { db } = test.platform.database;
  const [firm, customer, avocat] = [
    await aMember(test, { kind: 'COMPANY' }),
    await aMember(test, { kind: 'CUSTOMER' }),
    await aMember(test, { jobName: 'Avocat' }),
  ];
  const today = parisDay(test.clock.now());
  const file = async (client: string) => fileFor(db, avocat.id, await clientKindOf(db, client), today);
  expect(await file(firm.id)).toMatchObject({ state: 'incomplete', candidate: 'regulated' });
  const submit = (kind: 'contributions' | 'registration' | 'foreignWorkers' | 'insurance') =>
    db
      .insertInto('vigilance_document')
      .values({
        member_id: avocat.id,
        kind,
        from_day: today,
        until_day: kind === 'insurance' ? addDays(today, 300) : null,
        created_at: test.clock.now(),
      })
      .execute();
  for (const kind of ['contributions', 'foreignWorkers', 'insurance'] as const) await submit(kind);
  expect((await file(customer.id)).state).toBe('complete');
  expect((await file(firm.id)).state).toBe('incomplete');
  await submit('registration');
  expect((await file(firm.id)).state).toBe('complete');
  await db
    .updateTable('vigilance_document')
    .set({ withdrawn_at: test.clock.now() })
    .where('kind', '=', 'contributions')
    .execute();
  expect((await file(firm.id)).state).toBe('incomplete');
  expect((await file(customer.id)).state).toBe('complete');
});
