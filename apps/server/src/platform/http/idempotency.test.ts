import { actingForHeader } from '@basoche/contract/acting-for';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aFirm, aSeat, type TestFirm } from '../../../test/firms.ts';
import { aJobOffer } from '../../../test/jobs.ts';
import { aMissionForm } from '../../../test/missions.ts';

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY' });
});
afterAll(() => test.close());

const publish = (
  key: string | null,
  { by = creator, title = 'Relire un bail commercial', headers = {} } = {},
) =>
  test.call('POST', '/missions/create', {
    token: by.token,
    body: aMissionForm(test, { title }),
    headers: key === null ? headers : { ...headers, 'idempotency-key': key },
  });

const countMissions = async (): Promise<number> => {
  const { rows } = await test.platform.database.pool.query('select count(*)::int as count from mission');
  return rows[0].count;
};

it('of five given at once under one key, one is carried out, and all are answered with what it made', async () => {
  const before = await countMissions();
  const answers = await Promise.all(Array.from({ length: 5 }, () => publish('five-at-once')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await countMissions()).toBe(before + 1);
});

it('without a key, what is given twice happens twice', async () => {
  const ids = [(await publish(null)).json().id, (await publish(null)).json().id];
  expect(new Set(ids).size).toBe(2);
});

it('another call under the same key is refused, and nothing happens', async () => {
  expect((await publish('for-one-call')).statusCode).toBe(201);
  const before = await countMissions();
  const other = await publish('for-one-call', { title: 'Relire un autre bail' });
  expect([other.statusCode, other.json().code]).toEqual([409, 'KEY_REUSED']);
  const jobId = await aJobOffer(test, creator);
  const headers = { 'idempotency-key': 'for-one-call' };
  const elsewhere = await test.call('POST', `/jobs/fill/${jobId}`, { token: creator.token, headers });
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([409, 'KEY_REUSED']);
  expect(await countMissions()).toBe(before);
});

it('a key is its member’s own: the same one of somebody else is another', async () => {
  const mine = await publish('the-same-letters');
  const theirs = await publish('the-same-letters', { by: await aMember(test) });
  expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201]);
  expect(theirs.json().id).not.toBe(mine.json().id);
});

it('a person’s key is for one account: the same call for a firm, or for another, is refused', async () => {
  const person = await aMember(test, { kind: 'CUSTOMER' });
  const [one, other] = [await aFirm(test), await aFirm(test)];
  for (const firm of [one, other]) await aSeat(test, firm, person);
  const publishFor = async (firm?: TestFirm) => {
    const headers = firm === undefined ? {} : { [actingForHeader]: firm.id };
    const answer = await publish('in-one-name', { by: person, headers });
    return answer.json().code ?? answer.json().id;
  };
  const first = await publishFor(one);
  expect(await publishFor(one)).toBe(first);
  expect([await publishFor(other), await publishFor()]).toEqual(['KEY_REUSED', 'KEY_REUSED']);
  const { rows } = await test.platform.database.pool.query('select creator_id from mission where id = $1', [
    first,
  ]);
  expect(rows).toEqual([{ creator_id: one.id }]);
});

it('a refused call leaves its key unused: it may be given again once it is allowed', async () => {
  const jobId = await aJobOffer(test, creator);
  const endDate = addDays(parisDay(test.clock.now()), 12);
  const relaunch = () =>
    test.call('POST', `/jobs/relaunch/${jobId}`, {
      token: creator.token,
      body: { endDate },
      headers: { 'idempotency-key': 'refused-at-first' },
    });
  expect((await relaunch()).json().code).toBe('JOB_STILL_OPEN');
  await test.platform.database.pool.query(
    'update job_offer set end_date = current_date - 5, is_listed = false where id = $1',
    [jobId],
  );
  for (const answer of [await relaunch(), await relaunch()]) {
    expect([answer.statusCode, answer.json().endDate]).toEqual([200, endDate]);
  }
});

it('a key that is none is named in the refusal', async () => {
  for (const key of ['short', 'with a space in it', 'é'.repeat(8), 'x'.repeat(65)]) {
    const answer = await publish(key);
    const { code, errors } = answer.json();
    expect([answer.statusCode, code, errors[0].path]).toEqual([400, 'INVALID_INPUT', 'idempotency-key']);
  }
});
