import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import {
  avocatOfLyon,
  emptyRegisters,
  avocatLine as line,
  otherAvocats as others,
  registerFiles,
} from '../../../../test/public-registers.ts';
import { lookUp } from '../matches/service.ts';
import { apply, applyNow, applySome, applyUnfinished } from './service.ts';

/** Members are carried over into an accepted edition some at a time; what is cut off goes on where it stopped. */

let test: TestApp;
let files: Awaited<ReturnType<typeof registerFiles>>;
let token: string;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  files = await registerFiles();
  ({ token } = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' }));
});
afterAll(async () => {
  await files.remove();
  await test.close();
});
/** Members of the edition in force, and of the one that is held. */
const many = 220;
const few = 10;

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const counted = async (text: string): Promise<number> =>
  (await rows(`select count(*)::integer as count from ${text}`))[0].count;

/** Verified avocats of Lyon, each with a name of the first edition. */
const avocats = async (count: number) => {
  await rows(
    `with made as (
      insert into member (kind, email, first_name, last_name, job_name, confirmed_at, verified_at)
      select 'EMPLOYEE', 'avocat' || n || '-' || gen_random_uuid() || '@exemple.test', 'Yasmine', 'Membre' || n, 'Avocat', $2, $2
      from generate_series(1, $1::integer) n returning id)
    insert into bar_entry (member_id, court, stated_at) select id, 'tj-69123', $2 from made`,
    count,
    test.clock.now(),
  );
};
const linesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => line(`MEMBRE${from + index + 1}`, 'Yasmine'));

const overview = async () => (await test.call('GET', '/admin/registers', { token })).json()[0];
const decide = (id: string) => test.call('POST', `/admin/registers/editions/${id}/accept`, { token });

let held: string;
/** An edition that names all members is in force, and one that names few of them is held. */
beforeEach(async () => {
  await emptyRegisters(test);
  await rows(`delete from graphile_worker._private_jobs`);
  await rows(`delete from notification`);
  await avocats(many);
  await files.importAvocats(test, '2037-09-23', [...others, ...linesOf(0, many)]);
  expect(await counted(`public_register_match where state = 'confirmed'`)).toBe(many);
  await files.importAvocats(test, '2037-10-23', [...others, ...linesOf(0, few)]);
  held = (await overview()).held.id;
  await rows(`delete from graphile_worker._private_jobs`);
});

const lost = () => counted(`notification where key = 'STATUS_LOST'`);
const expectAllCarried = async () => {
  expect(await overview()).toMatchObject({
    current: { id: held, acceptance: null },
    held: null,
    confirmed: few,
    missing: many - few,
  });
  expect(await lost()).toBe(many - few);
  expect(await counted(`graphile_worker.jobs where task_identifier = 'public-registers.lost'`)).toBe(
    many - few,
  );
  expect(await counted('public_register_entry')).toBe(others.length + few);
  expect(await counted(`public_register_match where state = 'confirmed' and seen_on = '2037-10-23'`)).toBe(
    few,
  );
  expect(await rows('select gone_count from public_register_edition where id = $1', held)).toEqual([
    { gone_count: many - few },
  ]);
};

/** Runs the job until the worker stops after this many transactions. */
const stopAfter = (transactions: number) => {
  let looks = 0;
  return apply(test.platform, held, {
    lastAttempt: false,
    signal: {
      get aborted() {
        looks += 1;
        return looks >= transactions;
      },
    } as AbortSignal,
  });
};

describe('an edition that staff accept', () => {
  it('is answered at once: nobody is lost in the request, and the screen reads that it goes on', async () => {
    expect((await decide(held)).statusCode).toBe(204);
    expect(await lost()).toBe(0);
    expect(await overview()).toMatchObject({
      current: { id: held, acceptance: { state: 'accepting', failedAt: null } },
      held: null,
    });
    expect((await decide(held)).statusCode).toBe(409);
  });

  it('loses its members in several transactions, none of more than one hundred', async () => {
    await decide(held);
    const steps: number[] = [];
    let before = 0;
    while ((await applySome(test.platform, held)) === 'more') {
      const now = await lost();
      steps.push(now - before);
      before = now;
    }
    expect(Math.max(...steps)).toBeLessThanOrEqual(100);
    expect(steps.filter((step) => step > 0).length).toBeGreaterThan(1);
    await expectAllCarried();
  });

  it.each([1, 2, 3])(
    'goes on after a worker that stops after %i transactions: each is told once',
    async (after) => {
      await decide(held);
      await stopAfter(after);
      expect((await overview()).current.acceptance).toEqual({ state: 'accepting', failedAt: null });
      expect(await lost()).toBeLessThan(many - few + 1);
      await applyNow(test.platform, held);
      await expectAllCarried();
    },
  );

  it('is carried out once by two workers at once', async () => {
    await decide(held);
    const run = { lastAttempt: false, signal: new AbortController().signal };
    await Promise.all([apply(test.platform, held, run), apply(test.platform, held, run)]);
    await expectAllCarried();
    // The one that found it busy looks again in a minute.
    await apply(test.platform, held, run);
    await expectAllCarried();
  });

  it('fails where the last attempt does; staff read it and take it up again', async () => {
    await decide(held);
    await applySome(test.platform, held);
    const broken = {
      ...test.platform,
      database: { ...test.platform.database, transaction: () => Promise.reject(new Error('lost')) },
    };
    const run = { lastAttempt: true, signal: new AbortController().signal };
    await expect(apply(broken, held, run)).rejects.toThrow('lost');
    expect((await overview()).current.acceptance).toMatchObject({ state: 'failed' });
    expect((await decide(held)).statusCode).toBe(204);
    expect((await overview()).current.acceptance).toMatchObject({ state: 'accepting' });
    await applyNow(test.platform, held);
    await expectAllCarried();
  });

  it('is taken up at night where its job was lost', async () => {
    await decide(held);
    await rows(`delete from graphile_worker._private_jobs`);
    await applyUnfinished(test.platform);
    expect(await counted(`graphile_worker.jobs where task_identifier = 'public-registers.apply'`)).toBe(1);
  });

  it('gives way to a later edition: the rest is carried over into that one', async () => {
    await decide(held);
    await applySome(test.platform, held);
    const before = await lost();
    await files.importAvocats(test, '2037-11-23', [...others, ...linesOf(0, many), line('AUTRE', 'Luc')]);
    expect(await applySome(test.platform, held)).toBe('done');
    expect(await lost()).toBe(before);
    expect(await overview()).toMatchObject({ current: { releasedOn: '2037-11-23', acceptance: null } });
    expect(await counted('public_register_entry')).toBe(others.length + many + 1);
  });

  it('gives no line to anybody while members are carried over: who is looked up meanwhile waits a minute', async () => {
    await decide(held);
    const member: TestMember = await avocatOfLyon(test, 'Yasmine', 'Membre1');
    await lookUp(test.platform, { memberId: member.id });
    expect(await rows('select state from public_register_match where member_id = $1', member.id)).toEqual([]);
    expect(
      await counted(
        `graphile_worker.jobs where task_identifier = 'public-registers.lookUp' and run_at > now() + interval '30 seconds'`,
      ),
    ).toBe(1);
    await applyNow(test.platform, held);
    expect(await rows('select state from public_register_match where member_id = $1', member.id)).toEqual([
      { state: 'doubtful' },
    ]);
  });
});
