import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aHearing, takeHearing } from '../../../../test/hearings.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';
import { aHeldMission } from '../../../../test/money.ts';
import { countAtNight } from './nightly-count/service.ts';

let site: TestApp;
let admin: TestMember;
let moderator: TestMember;
beforeAll(async () => {
  site = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { db } = site.platform.database;
  await db.deleteFrom('network_figure').execute();
  await db.deleteFrom('network_counted').execute();
  admin = await aMember(site, { kind: 'STAFF', staffRole: 'admin' });
  moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
});

const run = async <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  (await site.platform.database.pool.query<Row>(statement, [...values])).rows;
const count = () => countAtNight(site.platform.database.db, site.clock.now());
const ask = (path: string, { token } = admin) => site.call('GET', `/admin/numbers${path}`, { token });

type Series = { part: string; values: (number | null)[] };
const seriesOf = async (path: string, chart: string): Promise<Record<string, (number | null)[]>> => {
  const { charts } = (await ask(path)).json();
  const { series } = charts.find(({ name }: { name: string }) => name === chart);
  return Object.fromEntries(series.map(({ part, values }: Series) => [part, values]));
};
const figures = () =>
  run('select step, starts_on, measure, part, value from network_figure order by 1, 2, 3, 4');
const last = <Item>(list: readonly Item[] | undefined): Item | undefined => list?.at(-1);
const today = () => parisDay(site.clock.now());
const joined = (member: TestMember, at: string) =>
  run('update member set created_at = $2 where id = $1', [member.id, at]);
/** Sets everybody's registration to noon of this day. */
const allJoined = (day: string) => run(`update member set created_at = $1`, [`${day}T12:00:00Z`]);

describe('the figures', () => {
  it('say that nobody has counted yet, and count nothing before the first day is over', async () => {
    await aMember(site);
    await count();
    expect((await ask('')).json()).toMatchObject({ until: null, watchedFrom: null, periods: [] });
    expect(await figures()).toEqual([]);
  });

  it('are of days in Paris, the same however often they are counted', async () => {
    const day = addDays(today(), -3);
    await allJoined(day);
    const [late, early] = [
      await aMember(site, { kind: 'STUDENT' }),
      await aMember(site, { kind: 'COMPANY' }),
    ];
    const midnight = parisDay(new Date(`${day}T22:30:00Z`)) === day ? '22:59:59' : '21:59:59';
    await joined(late, `${day}T${midnight}Z`);
    await joined(early, new Date(Date.parse(`${day}T${midnight}Z`) + 1_000).toISOString());
    await count();
    const once = await figures();
    await count();
    expect(await figures()).toEqual(once);
    const { periods, until } = (await ask('?range=30d')).json();
    expect([periods[0], periods.length, until]).toEqual([day, 3, addDays(today(), -1)]);
    const signups = await seriesOf('?range=30d', 'signups');
    expect(signups.COMPANY?.[1]).toBe(1);
    expect(signups.STUDENT?.[1]).toBe(0);
    const [{ all } = { all: 0 }] = await run<{ all: number }>(
      `select count(*)::int as all from member where kind = 'STUDENT'`,
    );
    expect(signups.STUDENT?.[0]).toBe(all);
  });

  it('add up to the same by day, by week and by month', async () => {
    await allJoined(addDays(today(), -70));
    for (const days of [1, 8, 15, 33, 64]) {
      await joined(await aMember(site, { kind: 'STUDENT' }), `${addDays(today(), -days)}T10:00:00Z`);
    }
    await count();
    const sums = await run<{ step: string; sum: number }>(
      `select step, sum(value)::int from network_figure where measure = 'signups' group by step order by step`,
    );
    const [{ all } = { all: 0 }] = await run<{ all: number }>(
      `select count(*)::int as all from member where kind not in ('STAFF', 'PARTNER')
        and created_at < $1::date at time zone 'Europe/Paris'`,
      [today()],
    );
    expect(sums).toEqual(['day', 'month', 'week'].map((step) => ({ step, sum: all })));
  });

  it('are the same in portions as at once', async () => {
    await allJoined(addDays(today(), -200));
    const owner = await aMember(site);
    const missionId = await aMission(site, owner);
    await run('update mission set created_at = $2, updated_at = $2 where id = $1', [
      missionId,
      `${addDays(today(), -150)}T10:00:00Z`,
    ]);
    for (const days of [1, 40, 41, 90, 150, 199])
      await joined(await aMember(site, { kind: 'STUDENT' }), `${addDays(today(), -days)}T10:00:00Z`);
    const counted = () => run('select since_day, until_day, watched_from from network_counted');
    await countAtNight(site.platform.database.db, site.clock.now(), 10_000);
    const atOnce = [await figures(), await counted()];
    await run('truncate network_figure, network_counted');
    await countAtNight(site.platform.database.db, site.clock.now(), 70);
    expect([await figures(), await counted()]).toEqual(atOnce);
    expect(atOnce[0]?.length).toBeGreaterThan(2_000);
  });

  it('count again what came late, and the days that nobody counted', async () => {
    await allJoined(addDays(today(), -10));
    await count();
    await joined(await aMember(site, { kind: 'CUSTOMER' }), `${addDays(today(), -2)}T10:00:00Z`);
    site.clock.advance(4 * 86_400_000);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    await count();
    const { periods } = (await ask('?range=30d')).json();
    expect(periods).toHaveLength(14);
    expect(
      (await seriesOf('?range=30d', 'signups')).CUSTOMER?.reduce((sum, one) => (sum ?? 0) + (one ?? 0), 0),
    ).toBe(1);
    expect((await seriesOf('?range=30d', 'missions')).open).not.toContain(null);
  });

  it('say how many verifications kept the promise, and how long they took', async () => {
    const day = addDays(today(), -2);
    await allJoined(day);
    await run('delete from verification_request');
    for (const hours of [1, 24, 30]) {
      const { id } = await aMember(site);
      await run(
        `insert into verification_request (member_id, state, created_at, sent_at, decided_at)
         values ($1, 'ACCEPTED', $2::timestamptz - $3 * interval '1 hour', $2::timestamptz - $3 * interval '1 hour', $2)`,
        [id, `${day}T12:00:00Z`, hours],
      );
    }
    await allJoined(day);
    await count();
    const decided = await seriesOf('?range=30d', 'verifications');
    expect([decided.within?.[0], decided.late?.[0]]).toEqual([2, 1]);
    expect((await seriesOf('?range=12w', 'verificationDelay')).median).toContain(24 * 60);
    expect((await seriesOf('?range=30d', 'verificationDelay')).median).toEqual([1_440, null]);
  });

  it('say how many hearings were asked for, and how many of them taken within the hour', async () => {
    const day = addDays(today(), -1);
    const anAvocat = () => aMember(site, { jobName: 'Avocat' });
    const client = await anAvocat();
    const at = Date.parse(`${day}T10:00:00Z`);
    for (const [act, minutes] of [
      ['pleading', 60],
      ['pleading', 61],
      ['representation', null],
    ] as const) {
      const id = await aHearing(site, client, { act });
      await run('update mission set created_at = $2 where id = $1', [id, new Date(at)]);
      if (minutes === null) continue;
      expect((await takeHearing(site, await anAvocat(), id)).statusCode).toBe(201);
      await run(`update hearing_step set at = $2 where mission_id = $1 and kind = 'taken'`, [
        id,
        new Date(at + minutes * 60_000),
      ]);
    }
    await allJoined(day);
    await count();
    const asked = await seriesOf('?range=30d', 'hearings');
    expect([asked.pleading, asked.representation]).toEqual([[2], [1]]);
    expect(await seriesOf('?range=12m', 'hearingTakings')).toEqual({ within: [1], late: [2] });
  });

  it('say nothing of hearings where they are switched off', async () => {
    const off = await createTestApp({ databaseUrl: site.databaseUrl, environment: { HEARINGS: 'off' } });
    const read = (path: string) => off.call('GET', `/admin/numbers${path}`, { token: admin.token });
    expect((await read('')).body).not.toContain('hearing');
    expect((await read('/file.csv?chart=hearings')).statusCode).toBe(404);
    await off.close();
    expect((await ask('')).body).toContain('hearingTakings');
  });

  it('say how long first replies took, on the day of the reply', async () => {
    const owner = await aMember(site);
    const candidate = await aMember(site, { kind: 'STUDENT' });
    const id = await anApplication(site, await aMission(site, owner), candidate);
    const day = addDays(today(), -1);
    const say = (who: TestMember, position: number, at: string) =>
      run(
        `insert into message (application_id, sender_id, content, client_id, position, sent_at)
         values ($1, $2, 'Bonjour.', $3, $4, $5)`,
        [id, who.id, `m${position}`, position, at],
      );
    await say(owner, 1_000, `${addDays(day, -1)}T20:00:00Z`);
    await say(owner, 1_001, `${day}T09:00:00Z`);
    await say(candidate, 1_002, `${day}T10:00:00Z`);
    await allJoined(addDays(day, -1));
    await count();
    expect((await seriesOf('?range=30d', 'firstReply')).median).toEqual([null, 14 * 60]);
  });

  it('keep how a day ended, though the rows have changed since', async () => {
    const owner = await aMember(site);
    await allJoined(addDays(today(), -5));
    const mission = await aMission(site, owner);
    await run(`update mission set created_at = $1, published_at = $1, updated_at = $1`, [
      `${addDays(today(), -4)}T10:00:00Z`,
    ]);
    await count();
    const open = last((await seriesOf('?range=30d', 'missions')).open);
    expect(open).toBeGreaterThan(0);
    await run('update mission set is_archived = true, is_listed = false, updated_at = $2 where id = $1', [
      mission,
      site.clock.now(),
    ]);
    await count();
    expect(last((await seriesOf('?range=30d', 'missions')).open)).toBe(open);
    site.clock.advance(86_400_000);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    await count();
    const missions = await seriesOf('?range=30d', 'missions');
    expect(missions.open?.slice(-2)).toEqual([open, (open ?? 0) - 1]);
    expect((await ask('')).json().watchedFrom).toBe(addDays(today(), -2));
  });

  it('work out how earlier days ended as those days would have been counted', async () => {
    await aHeldMission(site);
    await run(`update member set created_at = created_at - interval '9 days'`);
    site.clock.advance(86_400_000);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    await count();
    const threads = await seriesOf('?range=30d', 'threads');
    const missions = await seriesOf('?range=30d', 'missions');
    const subscriptions = await seriesOf('?range=30d', 'subscriptions');
    // Compares the counted states with those computed afterwards for the same day.
    await run('delete from network_figure');
    await run('update network_counted set until_day = until_day - 1');
    site.clock.advance(86_400_000);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    await run('update network_counted set until_day = since_day');
    await count();
    const worked = await seriesOf('?range=30d', 'threads');
    for (const [part, values] of Object.entries(threads)) {
      expect([part, worked[part]?.at(-2)]).toEqual([part, last(values)]);
    }
    const again = await seriesOf('?range=30d', 'missions');
    expect(Object.entries(again).map(([part, values]) => [part, values.at(-2)])).toEqual(
      Object.entries(missions).map(([part, values]) => [part, last(values)]),
    );
    expect((await seriesOf('?range=30d', 'subscriptions')).monthly?.at(-2)).toEqual(
      last(subscriptions.monthly),
    );
  });
});

describe('the money', () => {
  it('is what the finances say, and for admins alone', async () => {
    await aHeldMission(site);
    await run(`update member set created_at = created_at - interval '2 days'`);
    site.clock.advance(86_400_000);
    admin = { ...admin, token: await aSession(site, admin.id, site.clock.now()) };
    moderator = { ...moderator, token: await aSession(site, moderator.id, site.clock.now()) };
    await count();
    const finances = (await site.call('GET', '/admin/finances', { token: admin.token })).json();
    const held = await seriesOf('/money?range=30d', 'held');
    expect(last(held.held)).toBe(Math.round(finances.held * 100));
    expect(last(held.fee_held)).toBe(Math.round(finances.feesHeld * 100));
    const total = (list: readonly (number | null)[] = []) =>
      list.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const money = await seriesOf('/money?range=12m', 'money');
    expect(total(money.released)).toBe(Math.round(finances.released * 100));
    expect(total(money.fees)).toBe(Math.round(finances.feesEarned * 100));
    expect(total(money.deposited)).toBeGreaterThan(0);
    expect((await ask('/money', moderator)).json().code).toBe('FORBIDDEN');
    expect((await ask('/money.csv?chart=held', moderator)).json().code).toBe('FORBIDDEN');
    const names = (await ask('', moderator)).json().charts.map(({ name }: { name: string }) => name);
    expect(names).not.toContain('held');
    expect((await ask('/file.csv?chart=held', moderator)).statusCode).toBe(400);
  });

  it('is a file for spreadsheets', async () => {
    await run(`update member set created_at = created_at - interval '40 days'`);
    await count();
    const answer = await ask('/money.csv?chart=held&range=12m');
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head, ...rows] = answer.body.trimEnd().split('\r\n');
    expect(head).toBe('\ufeffÀ partir du;Fonds réservés (€);Frais réservés (€)');
    expect(rows.at(-1)).toMatch(/^01\/\d{2}\/\d{4};\d+,\d{2};\d+,\d{2}$/);
    const verifications = await ask('/file.csv?chart=verifications&range=30d', moderator);
    expect(verifications.body).toMatch(
      /^\ufeffÀ partir du;Dans les 24 h;Au-delà;Part dans les 24 h \(%\)\r\n/,
    );
  });
});

it.each([
  ['?range=5d', 'range'],
  ['/file.csv?chart=cats', 'chart'],
  ['/file.csv', 'chart'],
  ['/money.csv?chart=signups', 'chart'],
])('says what is wrong with %s', async (path, field) => {
  const answer = await ask(path);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, field]);
});
