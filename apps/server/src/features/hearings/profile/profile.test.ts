import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const choices = {
  isOn: true,
  town: '69123',
  distanceKm: 50,
  goesFarther: true,
  kinds: ['tj', 'tc'],
  acts: ['pleading'],
  lowest: 80,
  week: 0b1_0000_0001,
};
const call = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  { token }: TestMember,
  body?: object,
) => test.call(method, path, { token, ...(body && { body }) });
const save = (member: TestMember, more: object = {}) =>
  call('PUT', '/hearings/profile', member, { ...choices, ...more });
const read = async (member: TestMember) => (await call('GET', '/hearings/profile', member)).json();

describe('how a person takes hearings', () => {
  it('is nothing until they say so, then what they said', async () => {
    const member = await anAvocat();
    expect(await read(member)).toEqual({ profile: null, absences: [], bar: null });
    await save(member);
    const saved = await save(member, { kinds: ['tj', 'tj'], lowest: 0, distanceKm: null });
    expect(saved.json()).toEqual(await read(member));
    expect((await read(member)).profile).toEqual({
      ...choices,
      kinds: ['tj'],
      lowest: 0,
      distanceKm: null,
      townName: 'Lyon',
      pausedUntil: null,
    });
  });

  it('is for avocats, and found nowhere with the switch off', async () => {
    const jurist = await aMember(test, { jobName: 'Juriste' });
    expect((await save(jurist)).json().code).toBe('AVOCATS_ONLY');
    const off = await createTestApp({ databaseUrl: test.databaseUrl, environment: { HEARINGS: 'off' } });
    const { token } = await anAvocat();
    expect((await off.call('GET', '/hearings/profile', { token })).statusCode).toBe(404);
    await off.close();
  });

  it.each([
    ['town', '00000'],
    ['distanceKm', 51],
    ['kinds', []],
    ['acts', ['x']],
    ['week', 4_096],
    ['lowest', -1],
  ])('is refused beside the field %s', async (field, value) => {
    const answer = (await save(await anAvocat(), { [field]: value })).json();
    expect(answer.errors.map(({ path }: { path: string }) => path.split('.')[0])).toEqual([field]);
  });
});

describe('absences', () => {
  const add = (member: TestMember, firstDay: string, lastDay: string) =>
    call('POST', '/hearings/absences', member, { firstDay, lastDay });

  it('are added once, in order, and removed; past ones go', async () => {
    const member = await anAvocat();
    expect((await add(member, '2030-01-01', '2030-01-02')).statusCode).toBe(404);
    await save(member);
    for (const [first, last] of [
      ['2030-08-01', '2030-08-31'],
      ['2030-02-01', '2030-02-01'],
      ['2030-02-01', '2030-02-01'],
    ] as const)
      await add(member, first, last);
    const { absences } = await read(member);
    expect(absences.map(({ firstDay }: { firstDay: string }) => firstDay)).toEqual([
      '2030-02-01',
      '2030-08-01',
    ]);
    const other = await anAvocat();
    await save(other);
    const place = `/hearings/absences/${absences[0].id}`;
    expect((await call('DELETE', place, other)).statusCode).toBe(404);
    expect((await call('DELETE', place, member)).json().absences).toHaveLength(1);
  });

  it.each([
    ['2030-02-02', '2030-02-01'],
    ['2020-01-01', '2020-01-02'],
    ['2030-01-01', '2031-06-01'],
  ])('from %s to %s are refused', async (first, last) => {
    const member = await anAvocat();
    await save(member);
    expect((await add(member, first, last)).json().errors[0].path).toBe('lastDay');
  });
});

describe('a bar', () => {
  const say = (member: TestMember, court: string) => call('PUT', '/hearings/bar', member, { court });

  it('is stated by avocats and companies, and waits for staff', async () => {
    for (const member of [await anAvocat(), await aMember(test, { kind: 'COMPANY' })]) {
      expect((await say(member, 'tj-69123')).json()).toEqual({
        court: 'tj-69123',
        town: 'Lyon',
        state: 'stated',
        refusal: null,
        registerDay: null,
      });
    }
  });

  it('is kept as it was decided when it is stated again, and waits anew when it is another', async () => {
    const member = await anAvocat();
    await say(member, 'tj-69123');
    await test.platform.database.db
      .updateTable('bar_entry')
      .set({ confirmed_at: new Date() })
      .where('member_id', '=', member.id)
      .execute();
    expect((await say(member, 'tj-69123')).json().state).toBe('confirmed');
    expect((await say(member, 'tj-01053')).json()).toMatchObject({
      town: 'Bourg-en-Bresse',
      state: 'stated',
    });
  });

  it('waits for staff, who confirm it or say why not, once and for what they read', async () => {
    const staff = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    const [member, other] = [await anAvocat(), await anAvocat()];
    await say(member, 'tj-69123');
    await say(other, 'tj-01053');
    const waiting = (await call('GET', '/admin/bars', staff)).json();
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ memberId: member.id, town: 'Lyon', isMoral: false, isVerified: true }),
      ]),
    );
    const decide = (what: string, { id }: TestMember, body: object) =>
      call('POST', `/admin/bars/${id}/${what}`, staff, body);
    expect((await decide('confirm', member, { court: 'tj-01053' })).json().code).toBe('BAR_CHANGED');
    expect((await decide('confirm', member, { court: 'tj-69123' })).statusCode).toBe(204);
    expect((await decide('confirm', member, { court: 'tj-69123' })).json().code).toBe('BAR_CHANGED');
    expect((await read(member)).bar.state).toBe('confirmed');
    await decide('refuse', other, { court: 'tj-01053', reason: 'Ce n’est pas votre barreau.' });
    expect((await read(other)).bar).toMatchObject({
      state: 'refused',
      refusal: 'Ce n’est pas votre barreau.',
    });
    // Stated again, it waits again.
    expect((await say(other, 'tj-01053')).json().state).toBe('stated');
  });

  it('is one of the tribunaux judiciaires, and not for a jurist', async () => {
    expect((await say(await anAvocat(), 'tc-69123')).json().errors[0].path).toBe('court');
    const jurist = await aMember(test, { jobName: 'Juriste' });
    expect((await say(jurist, 'tj-69123')).json().code).toBe('AVOCATS_ONLY');
  });
});
