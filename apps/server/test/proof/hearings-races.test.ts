import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellWave } from '../../src/features/hearings/waves/service.ts';
import { eraseMember } from '../../src/features/own-data/erasure/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aHearing, takeHearing } from '../hearings.ts';
import { sideBySide } from '../side-by-side.ts';
import { brokenRecords } from './record.ts';

/**
 * Hearings that many take at the same time, on two processes: one has it, the others are told, and none waits for another in a
 * circle. `CHAOS_RUNS` plays more rounds.
 */
const rounds = Number(process.env.CHAOS_RUNS ?? 4);
const racers = 50;

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', HEARINGS: 'on' };
  test = await createTestApp({ environment });
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const appOf = (index: number): TestApp => (index % 2 === 0 ? test : other);
type Answer = Awaited<ReturnType<TestApp['call']>>;
const codeOf = (answer: Answer): string => (answer.statusCode < 300 ? 'ok' : answer.json().code);
const countOf = (codes: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(codes, (code) => code)).map(([k, v]) => [k, v?.length]));

/** Deadlocks of this database, once all connections have told theirs: once a second. */
const deadlocks = async (): Promise<number> => {
  await pause(1_500);
  const [{ number }] = await rows(
    'select deadlocks::int as number from pg_stat_database where datname = current_database()',
  );
  return number;
};

/** One thread at most, whose record is whole; the hearing, its steps, its message and its money follow it. */
const expectWhole = async (id: string): Promise<void> => {
  const [found] = await rows(
    `select h.state, h.application_id, h.brief, m.creator_id,
      (select count(*)::int from application a where a.mission_id = h.mission_id) as threads,
      (select count(*)::int from hearing_step s where s.mission_id = h.mission_id and s.kind = 'taken') as taken,
      (select count(*)::int from message x where x.application_id = h.application_id) as messages,
      (select count(*)::int from nda_consent n where n.application_id = h.application_id) as consents,
      (select count(*)::int from payment_request q join application a on a.id = q.application_id
        where a.mission_id = h.mission_id) as payments,
      (select count(*)::int from hold x join application a on a.id = x.application_id
        where a.mission_id = h.mission_id) as holds
    from hearing h join mission m on m.id = h.mission_id where h.mission_id = $1`,
    id,
  );
  const isTaken = found.state === 'taken';
  expect(found).toMatchObject({
    threads: isTaken ? 1 : 0,
    taken: isTaken ? 1 : 0,
    messages: isTaken ? 1 : 0,
    consents: isTaken ? 2 : 0,
    payments: 0,
    holds: 0,
  });
  expect(found.brief === null).toBe(found.state !== 'open');
  if (isTaken) expect(await brokenRecords(test.platform.database.pool, [found.application_id])).toEqual([]);
};

const aReadyPayee = ({ id }: TestMember) =>
  rows(
    `insert into payment_account (member_id, provider_id, is_submitted, is_ready, created_at, updated_at)
    values ($1, $2, true, true, now(), now())`,
    id,
    `acct_${id}`,
  );

const erase = (app: TestApp, id: string): Promise<string> =>
  app.platform.database
    .transaction((trx) => eraseMember(app.platform, trx, id))
    .then(
      () => 'ok',
      ({ code }) => code,
    );

describe('a hearing at the same time', () => {
  it.each(['direct', 'funds'] as const)('fifty avocats take it, paid in %s: one has it', async (mode) => {
    const before = await deadlocks();
    const client = await anAvocat();
    const takers = await sideBySide(Array.from({ length: racers }), anAvocat);
    if (mode === 'funds') await sideBySide(takers, aReadyPayee);
    const id = await aHearing(test, client, { mode });
    const answers = await Promise.all(takers.map((taker, index) => takeHearing(appOf(index), taker, id)));
    expect(countOf(answers.map(codeOf))).toEqual({ ok: 1, HEARING_TAKEN: racers - 1 });
    await expectWhole(id);
    expect(await deadlocks()).toBe(before);
  });

  it('one avocat takes it fifty times, then fifty times under one key: one thread each', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const [first, second] = [await aHearing(test, client), await aHearing(test, client)];
    const times = Array.from({ length: racers }, (_, index) => appOf(index));
    const answers = await Promise.all(times.map((app) => takeHearing(app, taker, first)));
    expect(countOf(answers.map(codeOf))).toEqual({ ok: 1, ALREADY_APPLIED: racers - 1 });
    const key = 'race-of-fifty-0001';
    const same = await Promise.all(times.map((app) => takeHearing(app, taker, second, { key })));
    expect(countOf(same.map(codeOf))).toEqual({ ok: racers });
    expect(new Set(same.map((answer) => answer.json().postulationID)).size).toBe(1);
    for (const id of [first, second]) await expectWhole(id);
  });

  it('one avocat takes two at the same hour elsewhere: they have one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const [client, taker] = [await anAvocat(), await anAvocat()];
      const ids = [await aHearing(test, client), await aHearing(test, client, { court: 'tj-01053' })];
      const answers = await Promise.all(ids.map((id, index) => takeHearing(appOf(index), taker, id)));
      expect(answers.map(codeOf).sort()).toEqual(['HEARING_OVERLAPS', 'ok']);
      for (const id of ids) await expectWhole(id);
    }
  });

  it('it is taken, withdrawn, told, and a party leaves: each is done or refused, never half', async () => {
    const before = await deadlocks();
    const codes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [client, taker] = [await anAvocat(), await anAvocat()];
      const id = await aHearing(test, client);
      const leaver = [client, taker, null][round % 3];
      const answers = await Promise.all([
        takeHearing(test, taker, id).then(codeOf),
        takeHearing(other, await anAvocat(), id).then(codeOf),
        other.call('POST', `/hearings/${id}/cancel`, { token: client.token }).then(codeOf),
        tellWave(other.platform, { missionId: id, wave: 1 }).then(() => 'ok'),
        ...(leaver ? [erase(test, leaver.id)] : []),
      ]);
      for (const code of answers) codes.add(code);
      const isThere = (await rows('select from hearing where mission_id = $1', id)).length > 0;
      if (isThere) await expectWhole(id);
    }
    const allowed = [
      'ok',
      'HEARING_TAKEN',
      'HEARING_CLOSED',
      'NOT_FOUND',
      'UNAUTHENTICATED',
      'ACCOUNT_IN_USE',
    ];
    expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);
    expect(await deadlocks()).toBe(before);
  });
});
