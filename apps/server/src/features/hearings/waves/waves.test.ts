import { addDays, parisDay, parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aHearing } from '../../../../test/hearings.ts';

/** Waves of notices, by a clock that the test moves. */

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  test.clock.set(parisInstant('2026-12-07', '10:00') ?? new Date());
});
afterAll(() => test.close());

const everyHalfDay = 2 ** 12 - 1;

/** An avocat who takes hearings from Lyon, within 50 km, always free. */
const aListener = async (more: object = {}): Promise<TestMember> => {
  const member = await aMember(test, { jobName: 'Avocat' });
  await test.call('PUT', '/hearings/profile', {
    token: member.token,
    body: {
      isOn: true,
      town: '69123',
      distanceKm: 50,
      goesFarther: false,
      kinds: ['tj'],
      acts: ['pleading', 'representation'],
      lowest: 0,
      week: everyHalfDay,
      ...more,
    },
  });
  return member;
};

const publish = (client: TestMember, more: object = {}) => aHearing(test, client, more);

/** Advances the clock and runs the jobs that are due by then. */
const after = async (minutes: number): Promise<void> => {
  test.clock.advance(minutes * 60_000);
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [test.clock.now()],
  );
  await test.drain();
};

const told = async ({ id }: TestMember, key = 'HEARING_NOTICE'): Promise<number> =>
  (
    await test.platform.database.pool.query('select 1 from notification where member_id = $1 and key = $2', [
      id,
      key,
    ])
  ).rows.length;

/** The hearing as its client reads it, by a new session: days may have passed. */
const read = async (id: string, client: TestMember) =>
  (await test.call('GET', `/hearings/${id}`, { token: await aSession(test, client.id) })).json();

const steps = async (id: string, client: TestMember): Promise<string[]> =>
  (await read(id, client)).steps.map(
    ({ kind, told: count }: { kind: string; told: number | null }) => `${kind} ${count}`,
  );

const aClient = () => aMember(test, { jobName: 'Avocat' });

describe('waves', () => {
  it('tell those who are near and free, an hour later those who may be, at last all who go farther', async () => {
    const client = await aClient();
    const near = await aListener();
    const perhaps = await aListener({ week: 0 });
    const farther = await aListener({ town: '75056', goesFarther: true });
    const far = await aListener({ town: '75056' });
    const dear = await aListener({ lowest: 200 });
    const elsewhere = await aListener({ kinds: ['tc'] });
    const off = await aListener({ isOn: false });
    const id = await publish(client);

    await after(0);
    expect(await steps(id, client)).toEqual(['sent 1']);
    expect([await told(near), await told(perhaps)]).toEqual([1, 0]);
    await after(59);
    expect(await told(perhaps)).toBe(0);
    await after(1);
    expect([await told(near), await told(perhaps), await told(farther)]).toEqual([1, 1, 0]);
    await after(120);
    expect(await told(farther)).toBe(1);
    expect(await steps(id, client)).toEqual(['sent 1', 'widened 1', 'widened 1']);
    for (const nobody of [far, dear, elsewhere, off, client]) expect(await told(nobody)).toBe(0);
    expect(await told(client, 'HEARING_WIDENED')).toBe(2);
  });

  it('pass over whoever is away, is paused, lost their verification, or may not act there', async () => {
    const client = await aClient();
    const away = await aListener();
    const day = addDays(parisDay(test.clock.now()), 3);
    await test.call('POST', '/hearings/absences', {
      token: away.token,
      body: { firstDay: day, lastDay: day },
    });
    const [paused, unverified, barless, member] = [
      await aListener(),
      await aListener(),
      await aListener(),
      await aListener(),
    ];
    const { pool } = test.platform.database;
    await pool.query("update hearing_profile set paused_until = '2027-01-01' where member_id = $1", [
      paused.id,
    ]);
    await pool.query('update member set verified_at = null where id = $1', [unverified.id]);
    await pool.query(
      "insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, 'tj-69123', now(), now())",
      [member.id],
    );
    await publish(client, { act: 'representation' });
    await after(0);
    expect(await told(member)).toBe(1);
    for (const nobody of [away, paused, unverified, barless]) expect(await told(nobody)).toBe(0);
  });

  it('wait for the morning at night, and stop once the hearing is withdrawn', async () => {
    test.clock.set(parisInstant('2026-12-07', '22:30') ?? new Date());
    const [client, near] = [await aClient(), await aListener()];
    const id = await publish(client);
    await after(8 * 60);
    expect(await told(near)).toBe(0);
    await after(31);
    expect(await told(near)).toBe(1);
    await test.call('POST', `/hearings/${id}/cancel`, { token: client.token });
    const late = await aListener({ week: 0 });
    await after(24 * 60);
    expect(await told(late)).toBe(0);
    expect(await steps(id, client)).toEqual(['sent 1', 'cancelled null']);
  });

  it('end at the hour of the hearing: its client is told, its instructions are gone', async () => {
    const client = await aClient();
    const id = await publish(client);
    await after(3 * 24 * 60);
    expect(await told(client, 'HEARING_PASSED')).toBe(1);
    expect(await read(id, client)).toMatchObject({ state: 'passed', brief: null, permitted: [] });
  });
});
