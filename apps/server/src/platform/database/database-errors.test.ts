import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';
import { aJobOffer } from '../../../test/jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a call that waits too long for what somebody else holds is asked to come back, and changes nothing', async () => {
  const creator = await aMember(test, { kind: 'COMPANY' });
  const id = await aJobOffer(test, creator);
  const { db } = test.platform.database;
  const answer = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('job_offer').select('id').where('id', '=', id).forUpdate().execute();
    const body = { isArchived: true };
    return test.call('POST', `/jobs/update/${id}`, { token: creator.token, body });
  });
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('1');
  expect((await test.call('GET', `/jobs/${id}`)).json().isArchived).toBe(false);
});
