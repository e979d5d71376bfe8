import { raisesAtMost } from '@basoche/domain/hearings/permitted';
import { reachShownFrom } from '@basoche/domain/hearings/reach';
import { parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aHearing, aHearingForm, aListener, runHearingJobs, takeHearing } from '../../../../test/hearings.ts';

/** Prices that are raised, hearings that are declined, and counts of who may come. */

let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const post = (path: string, { token }: TestMember, body: object = {}) =>
  test.call('POST', path, { token, body });
const raise = (member: TestMember, id: string, price: number) =>
  post(`/hearings/${id}/raise`, member, { price });
const decline = (member: TestMember, id: string) => post(`/hearings/${id}/decline`, member);
const get = async (path: string, { token }: TestMember) => (await test.call('GET', path, { token })).json();
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const told = async ({ id }: TestMember): Promise<number> =>
  (await rows("select 1 from notification where member_id = $1 and key = 'HEARING_NOTICE'", id)).length;
const after = (minutes: number) => runHearingJobs(test, minutes);

describe('a price', () => {
  it('is raised by its client alone, to more than before, three times at most, while nobody took it', async () => {
    const [client, other] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    expect((await raise(other, id, 200)).statusCode).toBe(404);
    for (const price of [100, 150])
      expect((await raise(client, id, price)).json().code).toBe('PRICE_NOT_RAISED');
    expect((await raise(client, id, 5_001)).json().errors[0].path).toBe('price');
    for (let time = 1; time <= raisesAtMost; time += 1) {
      const answer = (await raise(client, id, 150 + time)).json();
      expect(answer.price).toBe(150 + time);
      expect(answer.permitted.includes('raise')).toBe(time < raisesAtMost);
    }
    expect((await raise(client, id, 400)).json()).toMatchObject({
      code: 'PRICE_NOT_RAISED',
      title: 'Un prix augmente 3 fois au plus.',
    });
    expect((await takeHearing(test, other, id)).json().code).toBe('PRICE_CHANGED');
    const { postulationID } = (await takeHearing(test, other, id, { price: 153 })).json();
    expect(await get(`/messagerie/${postulationID}`, other)).toMatchObject({ offer: 153 });
    expect((await raise(client, id, 200)).json().code).toBe('HEARING_TAKEN');
    const gone = await aHearing(test, client, { court: 'tj-01053' });
    await post(`/hearings/${gone}/cancel`, client);
    expect((await raise(client, gone, 200)).json().code).toBe('HEARING_CLOSED');
  });

  it('is told to those who knew the hearing and declined it not, and to those whom it suits now', async () => {
    const client = await anAvocat();
    const [near, declined, dear, far] = [
      await aListener(test),
      await aListener(test),
      await aListener(test, { lowest: 200 }),
      await aListener(test, { town: '75056' }),
    ];
    const id = await aHearing(test, client);
    await after(0);
    expect((await decline(declined, id)).json().permitted).toEqual(['take']);
    await raise(client, id, 200);
    await after(0);
    const notices = await Promise.all([near, declined, dear, far].map(told));
    expect(notices).toEqual([2, 1, 1, 0]);
    const { steps } = await get(`/hearings/${id}`, client);
    expect(steps.map(({ kind, told: count }: { kind: string; told: number }) => `${kind} ${count}`)).toEqual([
      'sent 2',
      'raised 2',
    ]);
    expect(
      await rows('select title from notification where member_id = $1 order by created_at, id', near.id),
    ).toEqual([
      { title: 'Une audience est à prendre près de chez vous.' },
      { title: 'Le prix d’une audience à prendre a été augmenté.' },
    ]);
    // The waves that were planned come as they would have.
    await after(60);
    expect(await told(near)).toBe(2);
  });

  it('is raised while somebody takes it, neither waiting for the other in a circle', async () => {
    const client = await anAvocat();
    const id = await aHearing(test, client);
    const taking = await test.platform.database.pool.connect();
    await taking.query('begin');
    await taking.query('select from mission where id = $1 for share', [id]);
    const raised = raise(client, id, 200);
    const waiting = () =>
      rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(waiting).toHaveLength(1);
    const isFree = await taking
      .query('select from hearing where mission_id = $1 for no key update nowait', [id])
      .then(() => true)
      .catch(() => false);
    await taking.query('rollback');
    taking.release();
    expect(isFree).toBe(true);
    expect((await raised).json().price).toBe(200);
  });

  it('raised at night is told once, in the morning', async () => {
    test.clock.set(parisInstant('2037-12-07', '22:30') ?? new Date());
    const [client, near] = [await anAvocat(), await aListener(test)];
    const id = await aHearing(test, client);
    await raise(client, id, 200);
    await after(60);
    expect(await told(near)).toBe(0);
    await after(9 * 60);
    expect(await told(near)).toBe(1);
  });
});

describe('a hearing that somebody declines', () => {
  it('leaves their list, is told to them no more, and may still be taken', async () => {
    const [client, taker, late] = [
      await anAvocat(),
      await aListener(test),
      await aListener(test, { week: 0 }),
    ];
    const id = await aHearing(test, client);
    // Before they were told as well.
    expect((await decline(late, id)).json()).toMatchObject({ isDeclined: true, permitted: ['take'] });
    await after(0);
    await decline(taker, id);
    expect((await decline(taker, id)).statusCode).toBe(200);
    await after(24 * 60);
    expect([await told(taker), await told(late)]).toEqual([1, 0]);
    const again = async (member: TestMember) => ({ ...member, token: await aSession(test, member.id) });
    expect(await get('/hearings', await again(taker))).toEqual([]);
    expect((await takeHearing(test, await again(taker), id)).statusCode).toBe(201);
    expect((await decline(await again(late), id)).json().isDeclined).toBe(true);
    expect((await decline(await anAvocat(), id)).json().code).toBe('HEARING_TAKEN');
    expect((await decline(await again(client), id)).json().code).toBe('HEARING_TAKEN');
  });

  it('is none of its client’s, nor of another trade’s', async () => {
    const client = await anAvocat();
    const id = await aHearing(test, client);
    expect((await decline(client, id)).statusCode).toBe(404);
    expect((await decline(await aMember(test), id)).statusCode).toBe(404);
  });
});

describe('the people who may come', () => {
  const reach = (member: TestMember, more: object = {}) => {
    const { court, act, day, time } = { ...aHearingForm(test), ...more };
    return get(`/hearings/reach?${new URLSearchParams({ court, act, day, time })}`, member);
  };

  it('are counted for who may ask for a hearing, from a few on', async () => {
    const client = await anAvocat();
    for (let at = 1; at < reachShownFrom; at += 1) await aListener(test);
    expect(await reach(client)).toEqual({ may: null, free: null });
    await aListener(test, { week: 0 });
    expect(await reach(client)).toEqual({ may: reachShownFrom, free: null });
    await aListener(test, { lowest: 4_000 });
    expect(await reach(client)).toEqual({ may: 6, free: 5 });
    expect(await reach(client, { act: 'representation' })).toEqual({ may: null, free: null });
    expect((await reach(await aMember(test))).code).toBe('HEARING_PUBLISHER');
    expect((await reach(client, { court: 'tj-00000' })).errors[0].path).toBe('court');
  });
});
