import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aHearing, aTaking, startHearing, takeHearing } from '../../../../test/hearings.ts';

/** People who appear at a hearing that a firm took, and hearings whose taker may no longer appear (rules §10, "Who appears"). */

let test: TestApp;
let staff: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
  staff = await aMember(test, { kind: 'STAFF', staffRole: 'admin' });
});
afterAll(() => test.close());

const anAvocat = (more: object = {}) => aMember(test, { jobName: 'Avocat', ...more });
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const setBar = (memberId: string, court = 'tj-69123') =>
  rows(
    'insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, $2, now(), now())',
    memberId,
    court,
  );
const read = async (path: string, { id }: TestMember) =>
  (await test.call('GET', path, { token: await aSession(test, id) })).json();
const keysOf = async ({ id }: TestMember): Promise<string[]> =>
  (await rows('select key from notification where member_id = $1', id)).map(({ key }) => key);

/** A hearing that an avocat took for a firm, with a colleague who may be put in charge. */
const takenForFirm = async (wishes: object = {}) => {
  const [client, person, colleague] = [await anAvocat(), await anAvocat(), await anAvocat()];
  const firm = await aFirm(test);
  await setBar(firm.id);
  await setBar(person.id);
  const seat = await aSeat(test, firm, person);
  const colleagueSeat = await aSeat(test, firm, colleague);
  const id = await aHearing(test, client, wishes);
  const call = async (method: 'PUT' | 'POST', path: string, body: object) =>
    test.call(method, path, {
      token: await aSession(test, person.id),
      headers: { [actingForHeader]: firm.id },
      body,
    });
  const taken = await call('POST', `/hearings/${id}/take`, aTaking());
  expect(taken.statusCode, taken.body).toBe(201);
  const { postulationID: thread } = taken.json();
  const assign = (seatID: string) => call('PUT', `/firms/current/assignments/thread/${thread}`, { seatID });
  const codeOf = async (seatID: string) => {
    const answer = await assign(seatID);
    return answer.statusCode < 300 ? 'ok' : answer.json().code;
  };
  return {
    client,
    person,
    colleague,
    firm,
    seat,
    colleagueSeat,
    id,
    thread: thread as string,
    call,
    assign,
    codeOf,
  };
};

const hearingOf = async (id: string) =>
  (await rows('select state, application_id from hearing where mission_id = $1', id))[0];
const seatOf = async (thread: string) =>
  (await rows('select candidate_seat_id from application where id = $1', thread))[0].candidate_seat_id;

describe('a taken hearing that is put in another’s charge', () => {
  it('has them appear, as its client reads at once', async () => {
    const { client, colleague, colleagueSeat, seat, id, thread, codeOf } = await takenForFirm();
    expect((await read(`/hearings/${id}`, client)).taker.appears).not.toBeNull();
    expect(await codeOf(colleagueSeat)).toBe('ok');
    expect(await seatOf(thread)).toBe(colleagueSeat);
    await test.drain();
    const [{ name }] = await rows('select display_name(m) as name from member m where id = $1', colleague.id);
    expect(await read(`/hearings/${id}`, client)).toMatchObject({
      taker: { appears: name },
      steps: expect.arrayContaining([expect.objectContaining({ kind: 'replaced', told: null })]),
    });
    expect(await keysOf(client)).toContain('HEARING_REPLACED');
    // The same person again says nothing new.
    await codeOf(colleagueSeat);
    expect(
      await rows("select 1 from hearing_step where mission_id = $1 and kind = 'replaced'", id),
    ).toHaveLength(1);
    expect(await codeOf(seat)).toBe('ok');
  });

  it('is refused to somebody who may not appear, with a sentence about them', async () => {
    const { firm, thread, codeOf, assign, seat } = await takenForFirm({ act: 'representation' });
    const aColleague = async (wishes: object, bar?: string) => {
      const member = await aMember(test, wishes);
      if (bar !== undefined) await setBar(member.id, bar);
      return aSeat(test, firm, member);
    };
    const jurist = await aColleague({ jobName: 'Juriste' });
    const answer = await assign(jurist);
    expect(answer.json()).toMatchObject({
      code: 'AVOCATS_ONLY',
      title: expect.stringContaining('cette personne'),
    });
    expect(await codeOf(await aColleague({ jobName: 'Avocat', verified: false }))).toBe('AVOCAT_UNVERIFIED');
    expect(await codeOf(await aColleague({ jobName: 'Avocat' }))).toBe('BAR_NEEDED');
    expect(await codeOf(await aColleague({ jobName: 'Avocat' }, 'tj-75056'))).toBe('BAR_NOT_ALLOWED');
    expect(await codeOf(await aColleague({ jobName: 'Avocat', suspended: true }, 'tj-69123'))).toBe(
      'NOT_FOUND',
    );
    const paused = await anAvocat();
    await setBar(paused.id);
    await rows(
      `insert into hearing_profile (member_id, is_on, town, kinds, acts, week, paused_until, revised_at)
      values ($1, true, '69123', '{tj}', '{pleading}', 0, $2, now())`,
      paused.id,
      new Date(test.clock.now().getTime() + 86_400_000),
    );
    expect(await codeOf(await aSeat(test, firm, paused))).toBe('HEARINGS_PAUSED');
    expect(await seatOf(thread)).toBe(seat);
  });

  it('is refused to somebody who is elsewhere at that hour', async () => {
    const { colleague, colleagueSeat, codeOf } = await takenForFirm();
    const elsewhere = await aHearing(test, await anAvocat(), { court: 'tj-01053' });
    expect((await takeHearing(test, colleague, elsewhere)).statusCode).toBe(201);
    expect(await codeOf(colleagueSeat)).toBe('HEARING_OVERLAPS');
  });

  it('keeps them from another at that hour', async () => {
    const { colleague, colleagueSeat, codeOf } = await takenForFirm();
    expect(await codeOf(colleagueSeat)).toBe('ok');
    const elsewhere = await aHearing(test, await anAvocat(), { court: 'tj-01053' });
    expect((await takeHearing(test, colleague, elsewhere)).json().code).toBe('HEARING_OVERLAPS');
  });

  it('is anybody’s of the firm once the hour has come, to whom its client is not told', async () => {
    const { client, firm, thread, codeOf } = await takenForFirm();
    await startHearing(test, thread);
    expect(await codeOf(await aSeat(test, firm, await aMember(test)))).toBe('ok');
    expect(await keysOf(client)).not.toContain('HEARING_REPLACED');
  });

  it('is in nobody else’s charge between a return and what follows it: the return counts for who made it', async () => {
    const { person, colleagueSeat, thread, id, call, codeOf } = await takenForFirm();
    test.clock.advance(31 * 60_000);
    await rows(
      'update hearing set held_at = $2 where mission_id = $1',
      id,
      new Date(test.clock.now().getTime() + 10 * 3_600_000),
    );
    const back = await call('POST', `/messagerie/hearing/giveBack/${thread}`, { why: 'prevented' });
    expect(back.statusCode, back.body).toBe(200);
    expect(await codeOf(colleagueSeat)).toBe('STATE_CHANGED');
    await test.drain();
    expect(await rows('select member_id from hearing_late_return where application_id = $1', thread)).toEqual(
      [{ member_id: person.id }],
    );
  });
});

/** Gives a hearing of a firm back in its last hours, and runs nothing of what follows. */
const givenBackLate = async () => {
  const given = await takenForFirm();
  const { id, thread, call } = given;
  test.clock.advance(31 * 60_000);
  await rows(
    'update hearing set held_at = $2 where mission_id = $1',
    id,
    new Date(test.clock.now().getTime() + 10 * 60_000),
  );
  const back = await call('POST', `/messagerie/hearing/giveBack/${thread}`, { why: 'prevented' });
  expect(back.statusCode, back.body).toBe(200);
  return given;
};

describe('a hearing that is given back late', () => {
  const chargedFor = (thread: string) =>
    rows('select member_id from hearing_late_return where application_id = $1', thread);

  it('counts for who was to appear, although a colleague is put in charge once the hour has come', async () => {
    const { person, colleagueSeat, thread, codeOf } = await givenBackLate();
    test.clock.advance(11 * 60_000);
    expect(await codeOf(colleagueSeat)).toBe('ok');
    await test.drain();
    expect(await chargedFor(thread)).toEqual([{ member_id: person.id }]);
  });

  it('counts for who was to appear, although they leave the firm before it is followed', async () => {
    const { person, colleagueSeat, thread, call } = await givenBackLate();
    const left = await call('POST', '/firms/current/leave', { successorID: colleagueSeat });
    expect(left.statusCode, left.body).toBeLessThan(300);
    expect(await seatOf(thread)).toBe(colleagueSeat);
    await test.drain();
    expect(await chargedFor(thread)).toEqual([{ member_id: person.id }]);
  });
});

describe('a hearing whose taker leaves the firm', () => {
  it('has the successor appear, who is an avocat', async () => {
    const { client, colleague, colleagueSeat, id, thread, call } = await takenForFirm();
    const left = await call('POST', '/firms/current/leave', { successorID: colleagueSeat });
    expect(left.statusCode, left.body).toBeLessThan(300);
    await test.drain();
    expect(await hearingOf(id)).toEqual({ state: 'taken', application_id: thread });
    const [{ name }] = await rows('select display_name(m) as name from member m where id = $1', colleague.id);
    expect((await read(`/hearings/${id}`, client)).taker.appears).toBe(name);
    expect(await keysOf(client)).toContain('HEARING_REPLACED');
  });

  it('is given back by the platform where the successor may not appear, and is open to others', async () => {
    const { client, firm, id, thread, call } = await takenForFirm();
    await rows(
      'update hearing set held_at = $2 where mission_id = $1',
      id,
      new Date(test.clock.now().getTime() + 10 * 3_600_000),
    );
    test.clock.advance(31 * 60_000);
    const left = await call('POST', '/firms/current/leave', { successorID: firm.ownerSeat });
    expect(left.statusCode, left.body).toBeLessThan(300);
    await test.drain();
    expect(await hearingOf(id)).toEqual({ state: 'open', application_id: null });
    expect(await keysOf(client)).toContain('HEARING_GIVEN_BACK');
    expect(
      await rows('select kind, why, is_taken_back from hearing_ending where application_id = $1', thread),
    ).toEqual([{ kind: 'returned', why: 'prevented', is_taken_back: true }]);
    expect(await rows('select 1 from hearing_late_return where application_id = $1', thread)).toEqual([]);
    expect((await takeHearing(test, await anAvocat(), id)).statusCode).toBe(201);
  });
});

it('a hearing whose taker staff suspend is open to others, its papers closed to the suspended, and its client told', async () => {
  const [client, taker, next] = [await anAvocat(), await anAvocat(), await anAvocat()];
  const id = await aHearing(test, client);
  const { postulationID: thread } = (await takeHearing(test, taker, id)).json();
  const decided = await test.call('POST', `/admin/members/${taker.id}/suspend`, {
    token: staff.token,
    body: { reason: 'Le profil est usurpé.' },
  });
  expect(decided.statusCode, decided.body).toBeLessThan(300);
  await test.drain();
  expect(await hearingOf(id)).toEqual({ state: 'open', application_id: null });
  expect(await keysOf(client)).toContain('HEARING_GIVEN_BACK');
  expect((await test.call('GET', `/messagerie/${thread}`, { token: taker.token })).statusCode).toBe(401);
  const again = (await takeHearing(test, next, id)).json().postulationID;
  expect(JSON.stringify(await read(`/messagerie/${again}`, next))).toContain('Kervella');
});
