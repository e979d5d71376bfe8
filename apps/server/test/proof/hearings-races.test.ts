import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followThread } from '../../src/features/hearings/closing/service.ts';
import { pass } from '../../src/features/hearings/untaken/service.ts';
import { notifyWave } from '../../src/features/hearings/waves/service.ts';
import { eraseMember } from '../../src/features/own-data/erasure/service.ts';
import { runCommand } from '../../src/features/threads/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aHearing, takeHearing } from '../hearings.ts';
import { sideBySide } from '../side-by-side.ts';
import { deadlocksOf } from './deadlocks.ts';
import { brokenRecords } from './record.ts';

/**
 * Hearings that many avocats take at the same time, on two processes: exactly one succeeds, the others are
 * refused, without deadlocks. `CHAOS_RUNS` plays more rounds.
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

/**
 * Expects at most one thread, with a complete record, and a hearing, steps, messages and money that match it.
 */
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
        where a.mission_id = h.mission_id) as holds,
      c.deleted_at is not null as is_client_gone
    from hearing h join mission m on m.id = h.mission_id join member c on c.id = m.creator_id where h.mission_id = $1`,
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
  // Instructions stay until the hour, because the next taker of a returned hearing reads them, too.
  expect(found.brief === null).toBe((found.state !== 'open' && !isTaken) || found.is_client_gone);
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

/** A hearing that was taken; its taker can be paid. */
const taken = async (mode: 'direct' | 'funds') => {
  const [client, taker] = [await anAvocat(), await anAvocat()];
  if (mode === 'funds') await aReadyPayee(taker);
  const id = await aHearing(test, client, { mode });
  const { postulationID } = (await takeHearing(test, taker, id)).json();
  return { client, taker, id, thread: postulationID as string };
};

const act = async (app: TestApp, { token }: TestMember, command: string, id: string, body: object = {}) =>
  codeOf(await app.call('POST', `/messagerie/hearing/${command}/${id}`, { token, body }));

/** Gives a command that has no call, or whose call belongs to another process; returns the answer. */
const gives = (
  app: TestApp,
  ...given: Parameters<typeof runCommand> extends [unknown, ...infer Rest] ? Rest : never
) =>
  runCommand(app.platform, ...given).then(
    () => 'ok',
    ({ code }) => code as string,
  );

/** Repeats a taking until the hearing is open, or finally taken by another. */
const untilOpen = async (take: () => Promise<Answer>): Promise<string> => {
  let code = '';
  for (let tries = 0; tries < 100 && code !== 'ok'; tries += 1) {
    code = codeOf(await take());
    if (code !== 'ok') await pause(20);
  }
  return code;
};

/** Expects a closed thread, and a hearing without a taker. */
const expectFollowed = async (id: string, state: 'open' | 'cancelled'): Promise<void> => {
  const [found] = await rows('select state, application_id, brief from hearing where mission_id = $1', id);
  expect(found).toMatchObject({ state, application_id: null });
  expect(found.brief === null).toBe(state !== 'open');
};

describe('a hearing at the same time', () => {
  it.each(['direct', 'funds'] as const)('fifty avocats take it, paid in %s: one has it', async (mode) => {
    const before = await deadlocksOf(test);
    const client = await anAvocat();
    const takers = await sideBySide(Array.from({ length: racers }), anAvocat);
    if (mode === 'funds') await sideBySide(takers, aReadyPayee);
    const id = await aHearing(test, client, { mode });
    const answers = await Promise.all(takers.map((taker, index) => takeHearing(appOf(index), taker, id)));
    expect(countOf(answers.map(codeOf))).toEqual({ ok: 1, HEARING_TAKEN: racers - 1 });
    await expectWhole(id);
    expect(await deadlocksOf(test)).toBe(before);
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

  it('its price is raised while it is taken and declined: nobody takes it at a price that they were not shown', async () => {
    const before = await deadlocksOf(test);
    const codes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [client, taker, late] = [await anAvocat(), await anAvocat(), await anAvocat()];
      const id = await aHearing(test, client);
      const raise = (app: TestApp, price: number) =>
        app.call('POST', `/hearings/${id}/raise`, { token: client.token, body: { price } }).then(codeOf);
      const [one, two, ...others] = await Promise.all([
        takeHearing(test, taker, id).then(codeOf),
        takeHearing(other, late, id, { price: 200 }).then(codeOf),
        raise(other, 200),
        raise(test, 250),
        test.call('POST', `/hearings/${id}/decline`, { token: taker.token }).then(codeOf),
        notifyWave(other.platform, { missionId: id, wave: 1 }).then(() => 'ok'),
      ]);
      for (const code of [one, two, ...others]) codes.add(code as string);
      await expectWhole(id);
      const [sent] = await rows(
        'select a.offer_cents, h.price_cents from hearing h join application a on a.id = h.application_id where h.mission_id = $1',
        id,
      );
      if (one === 'ok') expect(sent).toEqual({ offer_cents: 15_000, price_cents: 15_000 });
      if (two === 'ok') expect(sent).toEqual({ offer_cents: 20_000, price_cents: 20_000 });
      expect([one, two].filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
    }
    const allowed = ['ok', 'HEARING_TAKEN', 'PRICE_CHANGED', 'PRICE_NOT_RAISED'];
    expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);
    expect(await deadlocksOf(test)).toBe(before);
  });

  it('it is taken, withdrawn, told, and a party leaves: each is done or refused, never half', async () => {
    const before = await deadlocksOf(test);
    const codes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [client, taker] = [await anAvocat(), await anAvocat()];
      const id = await aHearing(test, client);
      const leaver = [client, taker, null][round % 3];
      const answers = await Promise.all([
        takeHearing(test, taker, id).then(codeOf),
        takeHearing(other, await anAvocat(), id).then(codeOf),
        other.call('POST', `/hearings/${id}/cancel`, { token: client.token }).then(codeOf),
        notifyWave(other.platform, { missionId: id, wave: 1 }).then(() => 'ok'),
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
    expect(await deadlocksOf(test)).toBe(before);
  });

  it('given back, cancelled, and its deposit confirmed: it ends once, and its money goes back once', async () => {
    const before = await deadlocksOf(test);
    const allowed = ['ok', 'STATE_CHANGED'];
    for (let round = 0; round < rounds * 2; round += 1) {
      const { client, taker, id, thread } = await taken('funds');
      const confirm = { type: 'deposit/confirm', amountCents: 19_800, currency: 'eur' } as const;
      if (round % 2 === 1) await runCommand(test.platform, { role: 'provider' }, thread, confirm);
      const [back, cancelled, confirmed] = await Promise.all([
        act(test, taker, 'giveBack', thread, { why: 'prevented' }),
        act(other, client, 'cancel', thread),
        gives(other, { role: 'provider' }, thread, confirm),
      ]);
      expect([back, cancelled].sort()).toEqual(['STATE_CHANGED', 'ok']);
      expect(allowed).toContain(confirmed);
      const isHeld = round % 2 === 1 || confirmed === 'ok';
      expect(
        await rows('select ask, amount_cents from payment_request where application_id = $1', thread),
      ).toEqual([
        isHeld ? { ask: 'refund', amount_cents: 19_800 } : { ask: 'expireDeposit', amount_cents: null },
      ]);
      await Promise.all([
        followThread(test.platform, { applicationId: thread }),
        followThread(other.platform, { applicationId: thread }),
      ]);
      await expectFollowed(id, back === 'ok' ? 'open' : 'cancelled');
      expect(await brokenRecords(test.platform.database.pool, [thread])).toEqual([]);
    }
    expect(await deadlocksOf(test)).toBe(before);
  });

  it('given back while another takes it: nobody has it with another, and the next one has it whole', async () => {
    const before = await deadlocksOf(test);
    for (let round = 0; round < rounds; round += 1) {
      const { taker, id, thread } = await taken('direct');
      const [next, late] = [await anAvocat(), await anAvocat()];
      const answers = await Promise.all([
        act(test, taker, 'giveBack', thread, { why: 'conflict' }).then(async (code) => {
          await followThread(test.platform, { applicationId: thread });
          return code;
        }),
        untilOpen(() => takeHearing(other, next, id)),
        untilOpen(() => takeHearing(test, late, id)),
        takeHearing(other, taker, id).then(codeOf),
      ]);
      expect(answers.toSorted()).toEqual(['ALREADY_APPLIED', 'HEARING_TAKEN', 'ok', 'ok']);
      const live = await rows(
        "select a.id, h.state, h.application_id from hearing h join application a on a.mission_id = h.mission_id where h.mission_id = $1 and a.state <> 'REFUSED'",
        id,
      );
      expect(live).toMatchObject([{ state: 'taken', application_id: live[0].id }]);
      expect(await brokenRecords(test.platform.database.pool, [thread, live[0].id])).toEqual([]);
    }
    expect(await deadlocksOf(test)).toBe(before);
  });

  it('taken, withdrawn, passed at its hour, and its client suspended: each is done or refused, never half', async () => {
    const before = await deadlocksOf(test);
    const codes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [client, taker] = [await anAvocat(), await anAvocat()];
      const id = await aHearing(test, client);
      const heldAt = new Date(test.clock.now().getTime() + 40);
      await rows('update hearing set held_at = $2 where mission_id = $1', id, heldAt);
      const answers = await Promise.all([
        takeHearing(test, taker, id).then(codeOf),
        other.call('POST', `/hearings/${id}/cancel`, { token: client.token }).then(codeOf),
        pause(41).then(() => pass(other.platform, { missionId: id }).then(() => 'ok')),
        rows('update mission set is_withheld = true where id = $1', id).then(() => 'ok'),
      ]);
      for (const code of answers) codes.add(code);
      await pass(test.platform, { missionId: id });
      const [{ state, brief }] = await rows('select state, brief from hearing where mission_id = $1', id);
      expect(brief).toBeNull();
      expect(await rows('select id from application where mission_id = $1', id)).toHaveLength(
        state === 'taken' ? 1 : 0,
      );
    }
    const allowed = ['ok', 'HEARING_TAKEN', 'HEARING_CLOSED', 'APPLICATIONS_CLOSED'];
    expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);
    expect(await deadlocksOf(test)).toBe(before);
  });

  it('cancelled before, by one clock, and reported after, by another: one of the two', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { client, taker, thread } = await taken('direct');
      other.clock.advance(4 * 86_400_000);
      const report = { outcome: 'pleaded', text: 'Plaidée.', nextDay: null } as const;
      const [cancelled, delivered] = await Promise.all([
        act(test, client, 'cancel', thread),
        gives(other, { memberId: taker.id }, thread, { type: 'deliver', report }),
      ]);
      other.clock.advance(-4 * 86_400_000);
      expect([cancelled, delivered].filter((code) => code === 'ok')).toHaveLength(1);
      const [kept] = await rows(
        `select a.state, (select count(*)::int from hearing_report r where r.application_id = a.id) as reports,
          (select count(*)::int from hearing_ending e where e.application_id = a.id) as endings
        from application a where a.id = $1`,
        thread,
      );
      const isDelivered = delivered === 'ok';
      expect(kept).toEqual({
        state: isDelivered ? 'ONGOING' : 'REFUSED',
        reports: isDelivered ? 1 : 0,
        endings: isDelivered ? 0 : 1,
      });
    }
  });
});
