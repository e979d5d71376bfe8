import { setTimeout as pause } from 'node:timers/promises';
import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseMember } from '../../src/features/own-data/erasure/service.ts';
import type { TestApp } from '../app.ts';
import type { TestMember } from '../factories.ts';
import { actFor, aFirmThread, type FirmThread } from '../firm-threads.ts';
import { createFirmApps } from '../firms.ts';
import { proceed } from '../missions.ts';
import { brokenRecords } from './record.ts';

/**
 * Changes of a team during the work of its people, on two processes. Each is done or refused completely,
 * without deadlocks. `CHAOS_RUNS` plays more rounds.
 */
const rounds = Number(process.env.CHAOS_RUNS ?? 6);

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** Number of deadlocks in this database, after all connections have reported theirs. */
const deadlocks = async (): Promise<number> => {
  const [{ number }] = await rows(
    'select deadlocks::int as number from pg_stat_database where datname = current_database()',
  );
  return number;
};

const aTalk = async (): Promise<FirmThread> => {
  const thread = await aFirmThread(test);
  const consents = 'mission/ndaConsent';
  await proceed(test, thread.applicationId, [thread.company, consents], [thread.candidate, consents]);
  await rows('update session set proved_at = $2 where member_id = $1', thread.anne.id, test.clock.now());
  return thread;
};

type Answer = Awaited<ReturnType<TestApp['call']>>;
const codeOf = (answer: Answer): string => (answer.statusCode < 300 ? 'ok' : answer.json().code);

let sent = 0;
const write = (
  app: TestApp,
  { applicationId, firm }: FirmThread,
  { token }: TestMember,
  isForFirm: boolean,
) => {
  sent += 1;
  const headers = isForFirm ? { [actingForHeader]: firm.id } : {};
  const body = { content: 'Bonjour', clientId: `message-${sent}` };
  return app.call('POST', `/messagerie/${applicationId}`, { token, headers, body });
};

/** Expects a consistent database after a race. */
const expectWhole = async ({ firm, applicationId }: FirmThread): Promise<void> => {
  expect(
    await rows(
      `select id from notification n where firm_id = $1 and read_at is null and not exists (
        select from seat s where s.firm_id = n.firm_id and s.person_id = n.member_id and s.ended_at is null)`,
      firm.id,
    ),
  ).toEqual([]);
  const [{ isCharged }] = await rows(
    `select exists (select from seat s join application a on a.creator_seat_id = s.id
      where a.id = $1 and s.ended_at is null) or exists (select from firm where member_id = $2 and closed_at is not null)
      as "isCharged"`,
    applicationId,
    firm.id,
  );
  expect(isCharged).toBe(true);
  expect(await brokenRecords(test.platform.database.pool, [applicationId])).toEqual([]);
};

/** Plays a race several times; returns the codes of all answers. */
const race = async (
  attempts: (thread: FirmThread) => readonly Promise<Answer | string>[],
): Promise<Set<string>> => {
  const before = await deadlocks();
  const codes = new Set<string>();
  const threads = await Promise.all(Array.from({ length: rounds }, aTalk));
  for (const thread of threads) {
    const answers = await Promise.all(attempts(thread));
    for (const answer of answers) codes.add(typeof answer === 'string' ? answer : codeOf(answer));
    await expectWhole(thread);
  }
  // Each connection reports its numbers once a second.
  await pause(1_500);
  expect(await deadlocks()).toBe(before);
  return codes;
};

const among = (codes: ReadonlySet<string>, ...allowed: string[]) =>
  expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);

const remove = (thread: FirmThread) =>
  actFor(test, thread, thread.anne, `/firms/current/seats/${thread.claireSeat}/remove`, {});
const leave = (thread: FirmThread) =>
  other.call('POST', '/firms/current/leave', {
    token: thread.claire.token,
    headers: { [actingForHeader]: thread.firm.id },
    body: {},
  });
const erase = (app: TestApp, id: string): Promise<string> =>
  app.platform.database
    .transaction((trx) => eraseMember(app.platform, trx, id))
    .then(
      () => 'ok',
      ({ code }) => code,
    );

describe('at the same time as others', () => {
  it('a person is removed while they and the other party write: each message is stored or refused', async () => {
    const codes = await race((thread) => [
      remove(thread),
      ...[0, 1, 2].map(() => write(other, thread, thread.claire, true)),
      ...[0, 1, 2].map(() => write(test, thread, thread.candidate, false)),
    ]);
    among(codes, 'ok', 'SEAT_ENDED');
  });

  it('a person is removed while they decide on a price and the candidate proposes another', async () => {
    const codes = await race((thread) => [
      remove(thread),
      actFor(other, thread, thread.claire, `/messagerie/action/price/refuse/${thread.applicationId}`, {}),
      test.call('POST', `/messagerie/action/price/new/${thread.applicationId}`, {
        token: thread.candidate.token,
        body: { offer: 600 },
      }),
    ]);
    among(codes, 'ok', 'SEAT_ENDED', 'STATE_CHANGED', 'ACTION_NOT_ALLOWED', 'NOT_ALLOWED');
  });

  it('a person is put in charge while they leave: the work is never theirs afterwards', async () => {
    const codes = await race((thread) => [
      leave(thread),
      test.call('PUT', `/firms/current/assignments/thread/${thread.applicationId}`, {
        token: thread.anne.token,
        headers: { [actingForHeader]: thread.firm.id },
        body: { seatID: thread.claireSeat },
      }),
      write(test, thread, thread.candidate, false),
    ]);
    among(codes, 'ok', 'NOT_FOUND', 'SEAT_ENDED');
  });

  it('a person deletes their account while the candidate writes to them', async () => {
    const codes = await race((thread) => [
      erase(test, thread.claire.id),
      ...[0, 1, 2].map(() => write(other, thread, thread.candidate, false)),
      proceed(
        test,
        thread.applicationId,
        [thread.company, 'action/price/refuse'],
        [thread.candidate, 'action/price/new', { offer: 600 }],
      ).then(() => 'ok'),
    ]);
    among(codes, 'ok');
  });

  it('a firm is erased while its people and the candidate write', async () => {
    const codes = await race((thread) => [
      erase(test, thread.firm.id),
      write(other, thread, thread.claire, true),
      actFor(other, thread, thread.anne, `/messagerie/action/price/refuse/${thread.applicationId}`, {}),
      write(other, thread, thread.candidate, false),
    ]);
    among(codes, 'ok', 'SEAT_ENDED', 'STATE_CHANGED', 'MESSAGES_CLOSED', 'NOT_FOUND');
  });
});
