import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../test/factories.ts';
import { aHearing, aHearingForm, askForHearing, takeHearing } from '../../../test/hearings.ts';
import { notify } from '../notifications/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const form = (more: object = {}) => aHearingForm(test, more);
const publish = (client: TestMember, more: object = {}) => askForHearing(test, client, more);
const get = (path: string, { token }: TestMember) => test.call('GET', path, { token });
const listed = async (member: TestMember, view: string): Promise<string[]> =>
  (await get(`/hearings?view=${view}&limit=50`, member)).json().map(({ id }: { id: string }) => id);

describe('a hearing that is asked for', () => {
  it('is read by avocats, its instructions by its client alone', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const made = await publish(client);
    expect(made.statusCode).toBe(201);
    const { id, ...hearing } = made.json();
    expect(hearing).toMatchObject({
      court: { code: 'tj-69123', name: 'Tribunal judiciaire de Lyon', town: 'Lyon', department: '69' },
      state: 'open',
      price: 150,
      permitted: ['raise', 'cancel'],
      documents: [],
      refusal: null,
      steps: [],
      brief: form().brief,
    });
    const seen = (await get(`/hearings/${id}`, taker)).json();
    expect(seen).toMatchObject({
      permitted: ['take', 'decline'],
      refusal: null,
      steps: null,
      brief: null,
      documents: null,
    });
    expect(JSON.stringify(seen)).not.toContain('Kervella');
    expect(await listed(taker, 'open')).toContain(id);
    expect(await listed(client, 'asked')).toContain(id);
    expect(await listed(taker, 'asked')).not.toContain(id);
  });

  it('is nothing for members of other trades, and its mission stands in no list or page', async () => {
    const [client, jurist] = [await anAvocat(), await aMember(test)];
    const id = await aHearing(test, client);
    expect((await get(`/hearings/${id}`, jurist)).statusCode).toBe(404);
    expect((await get('/hearings?view=open', jurist)).json().code).toBe('AVOCATS_ONLY');
    for (const path of ['/missions/allMissions?limit=50', `/missions/single/${id}`])
      expect((await get(path, jurist)).body).not.toContain('Audience du');
    await expect(
      test.platform.database.db
        .updateTable('mission')
        .set({ is_archived: false })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow(/not listed/);
  });

  it('is asked for by avocats, and by companies whose bar is confirmed', async () => {
    const jurist = await aMember(test);
    expect((await publish(jurist)).json().code).toBe('HEARING_PUBLISHER');
    const firm = await aMember(test, { kind: 'COMPANY' });
    expect((await publish(firm)).json().code).toBe('HEARING_PUBLISHER');
    const body = { court: 'tj-69123' };
    await test.call('PUT', '/hearings/bar', { token: firm.token, body });
    expect((await publish(firm)).json().code).toBe('HEARING_PUBLISHER');
    const { db } = test.platform.database;
    await db
      .updateTable('bar_entry')
      .set({ confirmed_at: new Date() })
      .where('member_id', '=', firm.id)
      .execute();
    expect((await publish(firm)).statusCode).toBe(201);
  });

  it.each([
    ['court', { court: 'tj-00000' }],
    ['act', { court: 'tc-69123', act: 'representation' }],
    ['time', { time: '25:00' }],
    ['time', { day: '2020-01-01' }],
    ['day', { day: '2120-01-01' }],
    ['price', { price: 49 }],
    ['price', { price: 150.5 }],
    ['mode', { mode: 'portage' }],
    ['matter', { matter: '' }],
    ['brief', { brief: ' ' }],
  ])('is refused beside the field %s: %j', async (field, mistake) => {
    const answer = (await publish(await anAvocat(), mistake)).json();
    expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  it('asks for the agreement in force', async () => {
    expect((await publish(await anAvocat(), { ndaVersion: '2020-01-01' })).json().code).toBe('NDA_VERSION');
  });

  it('is published once under one key, whose repeat after its hour tells it too', async () => {
    const client = await anAvocat();
    const headers = { 'idempotency-key': 'hearing-once-0001' };
    const body = form();
    const send = () => test.call('POST', '/hearings', { token: client.token, body, headers });
    const [one, other] = await Promise.all([send(), send()]);
    expect(one.json().id).toBe(other.json().id);
    expect(await listed(client, 'asked')).toHaveLength(1);
    const before = test.clock.now();
    test.clock.advance(4 * 24 * 3_600_000);
    const token = await aSession(test, client.id);
    const late = await test.call('POST', '/hearings', { token, body, headers });
    test.clock.set(before);
    expect(late.json().id).toBe(one.json().id);
  });

  it('is withdrawn by its client alone, once, and what others were told of it is read', async () => {
    const [client, other] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    const { db } = test.platform.database;
    await notify(db, { memberId: other.id, missionId: id, key: 'HEARING_NOTICE' }, test.clock.now());
    const cancel = ({ token }: TestMember) => test.call('POST', `/hearings/${id}/cancel`, { token });
    expect((await cancel(other)).statusCode).toBe(404);
    expect((await cancel(client)).json()).toMatchObject({
      state: 'cancelled',
      brief: null,
      steps: [{ kind: 'cancelled' }],
    });
    expect((await cancel(client)).json().code).toBe('HEARING_CLOSED');
    const told = db.selectFrom('notification').select('read_at').where('member_id', '=', other.id);
    expect(await told.where('key', '=', 'HEARING_NOTICE').execute()).toEqual([{ read_at: expect.any(Date) }]);
    expect((await get(`/hearings/${id}`, other)).json().refusal.code).toBe('HEARING_CLOSED');
    expect(await listed(other, 'open')).not.toContain(id);
  });

  it('is listed soonest first to those who may take it, latest first to its parties, page by page', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const asked: string[] = [];
    for (const time of ['09:00', '10:00', '11:00']) asked.push(await aHearing(test, client, { time }));
    const own = (ids: string[]) => ids.filter((id) => asked.includes(id));
    expect(own(await listed(taker, 'open'))).toEqual(asked);
    for (const id of asked) expect((await takeHearing(test, taker, id)).statusCode).toBe(201);
    for (const [member, view] of [
      [client, 'asked'],
      [taker, 'taken'],
    ] as const) {
      expect(await listed(member, view)).toEqual(asked.toReversed());
      const first = await get(`/hearings?view=${view}&limit=2`, member);
      const after = /after=([^>&]+)/.exec(String(first.headers.link))?.[1];
      const rest = await get(`/hearings?view=${view}&limit=2&after=${after}`, member);
      expect(rest.json().map(({ id }: { id: string }) => id)).toEqual(asked.slice(0, 1));
    }
  });

  it('tells the distance from where its reader sets out', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    await test.call('PUT', '/hearings/profile', {
      token: taker.token,
      body: {
        isOn: true,
        town: '01053',
        distanceKm: 100,
        goesFarther: false,
        kinds: ['tj'],
        acts: ['pleading'],
        lowest: 0,
        week: 0,
      },
    });
    const { km } = (await get(`/hearings/${id}`, taker)).json();
    expect(km).toBeGreaterThan(50);
    expect(km).toBeLessThan(70);
  });
});
