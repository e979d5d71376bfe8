import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followThread } from '../../src/features/hearings/closing/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aFirm, aSeat } from '../firms.ts';
import { aHearing, aTaking, takeHearing } from '../hearings.ts';
import { deadlocksOf } from './deadlocks.ts';
import { brokenRecords } from './record.ts';

/**
 * Hearings taken by a firm, on two processes: another of its people is put in charge, the hearing is given
 * back, its taker leaves. One person appears, one return counts, without deadlocks. `CHAOS_RUNS` plays more
 * rounds.
 */
const rounds = Number(process.env.CHAOS_RUNS ?? 4);

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
const codeOf = (answer: Awaited<ReturnType<TestApp['call']>>): string =>
  answer.statusCode < 300 ? 'ok' : answer.json().code;

const aTeam = async () => {
  const firm = await aFirm(test);
  const [person, colleague] = [await anAvocat(), await anAvocat()];
  await rows(
    `insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, 'tj-69123', now(), now())`,
    firm.id,
  );
  const [seat, colleagueSeat] = [await aSeat(test, firm, person), await aSeat(test, firm, colleague)];
  const call = (app: TestApp, { token }: TestMember, method: 'PUT' | 'POST', path: string, body: object) =>
    app.call(method, path, { token, headers: { [actingForHeader]: firm.id }, body });
  const take = (app: TestApp, member: TestMember, id: string) =>
    call(app, member, 'POST', `/hearings/${id}/take`, aTaking());
  const assign = (app: TestApp, thread: string, seatID: string) =>
    call(app, person, 'PUT', `/firms/current/assignments/thread/${thread}`, { seatID }).then(codeOf);
  return { firm, person, colleague, seat, colleagueSeat, call, take, assign };
};

const taken = async (team: Awaited<ReturnType<typeof aTeam>>, wishes: object = {}) => {
  const id = await aHearing(test, await anAvocat(), wishes);
  const answer = await team.take(test, team.person, id);
  expect(answer.statusCode, answer.body).toBe(201);
  return { id, thread: answer.json().postulationID as string };
};

it('put in another’s charge while it is given back: the return counts for who was in charge then', async () => {
  const before = await deadlocksOf(test);
  for (let round = 0; round < rounds; round += 1) {
    const team = await aTeam();
    const { id, thread } = await taken(team);
    await rows(
      'update hearing set held_at = $2 where mission_id = $1',
      id,
      new Date(test.clock.now().getTime() + 10 * 3_600_000),
    );
    await rows(`update application set created_at = created_at - interval '1 hour' where id = $1`, thread);
    const [assigned, back] = await Promise.all([
      team.assign(test, thread, team.colleagueSeat),
      team
        .call(other, team.person, 'POST', `/messagerie/hearing/giveBack/${thread}`, { why: 'prevented' })
        .then(codeOf),
    ]);
    expect(back).toBe('ok');
    expect(['ok', 'STATE_CHANGED']).toContain(assigned);
    await followThread(test.platform, { applicationId: thread });
    const [{ candidate_seat_id }] = await rows(
      'select candidate_seat_id from application where id = $1',
      thread,
    );
    expect(candidate_seat_id).toBe(assigned === 'ok' ? team.colleagueSeat : team.seat);
    expect(await rows('select member_id from hearing_late_return where application_id = $1', thread)).toEqual(
      [{ member_id: assigned === 'ok' ? team.colleague.id : team.person.id }],
    );
    const steps = await rows(`select 1 from hearing_step where mission_id = $1 and kind = 'replaced'`, id);
    expect(steps).toHaveLength(assigned === 'ok' ? 1 : 0);
    expect(await brokenRecords(test.platform.database.pool, [thread])).toEqual([]);
  }
  expect(await deadlocksOf(test)).toBe(before);
});

it('put in charge of somebody who takes another at that hour elsewhere, and of two at once: they have one', async () => {
  const before = await deadlocksOf(test);
  for (let round = 0; round < rounds; round += 1) {
    const team = await aTeam();
    const { thread } = await taken(team);
    const elsewhere = await aHearing(test, await anAvocat(), { court: 'tj-01053' });
    const codes = await Promise.all([
      team.assign(test, thread, team.colleagueSeat),
      takeHearing(other, team.colleague, elsewhere).then(codeOf),
    ]);
    expect(codes.toSorted()).toEqual(['HEARING_OVERLAPS', 'ok']);
  }
  expect(await deadlocksOf(test)).toBe(before);
});

it('given back while its taker leaves: the return counts for them, never for the successor', async () => {
  const before = await deadlocksOf(test);
  for (let round = 0; round < rounds; round += 1) {
    const team = await aTeam();
    const { id, thread } = await taken(team);
    await rows(
      'update hearing set held_at = $2 where mission_id = $1',
      id,
      new Date(test.clock.now().getTime() + 10 * 3_600_000),
    );
    await rows(`update application set created_at = created_at - interval '1 hour' where id = $1`, thread);
    const [back, left] = await Promise.all([
      team
        .call(test, team.person, 'POST', `/messagerie/hearing/giveBack/${thread}`, { why: 'prevented' })
        .then(codeOf),
      team
        .call(other, team.person, 'POST', '/firms/current/leave', { successorID: team.colleagueSeat })
        .then(codeOf),
    ]);
    expect(left).toBe('ok');
    await test.drain();
    const charged = await rows('select member_id from hearing_late_return where application_id = $1', thread);
    expect(charged).toEqual(back === 'ok' ? [{ member_id: team.person.id }] : []);
  }
  expect(await deadlocksOf(test)).toBe(before);
});

it('left to a successor who takes another at that hour elsewhere: they have one', async () => {
  const before = await deadlocksOf(test);
  for (let round = 0; round < rounds; round += 1) {
    const team = await aTeam();
    const { id } = await taken(team);
    const elsewhere = await aHearing(test, await anAvocat(), { court: 'tj-01053' });
    // A taking reads the hearings of its person first and writes its step last: it waits at that step while
    // the seat ends.
    const gate = await test.platform.database.pool.connect();
    await gate.query('begin');
    await gate.query('lock table hearing_step in share row exclusive mode');
    const waiting = (count: number) =>
      expect
        .poll(async () =>
          rows(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .toHaveLength(count);
    const take = takeHearing(other, team.colleague, elsewhere).then(codeOf);
    await waiting(1);
    const left = await team.call(test, team.person, 'POST', '/firms/current/leave', {
      successorID: team.colleagueSeat,
    });
    expect(codeOf(left)).toBe('ok');
    const settled = test.drain();
    await waiting(2);
    await gate.query('commit');
    gate.release();
    expect(await take).toBe('ok');
    await settled;
    await test.drain();
    const [{ state }] = await rows('select state from hearing where mission_id = $1', id);
    expect(state).toBe('open');
  }
  expect(await deadlocksOf(test)).toBe(before);
});

it('taken for a firm while the seat of its taker ends: somebody of the firm appears, or nobody', async () => {
  const before = await deadlocksOf(test);
  for (let round = 0; round < rounds; round += 1) {
    const team = await aTeam();
    const id = await aHearing(test, await anAvocat());
    const [take, left] = await Promise.all([
      team.take(test, team.person, id).then(codeOf),
      team
        .call(other, team.person, 'POST', '/firms/current/leave', { successorID: team.colleagueSeat })
        .then(codeOf),
    ]);
    expect(left).toBe('ok');
    expect(['ok', 'SEAT_ENDED', 'UNAUTHENTICATED', 'NOT_FOUND']).toContain(take);
    await test.drain();
    const [{ state, seat }] = await rows(
      `select h.state, a.candidate_seat_id as seat from hearing h left join application a on a.id = h.application_id
      where h.mission_id = $1`,
      id,
    );
    expect([state, seat]).toEqual(take === 'ok' ? ['taken', team.colleagueSeat] : ['open', null]);
  }
  expect(await deadlocksOf(test)).toBe(before);
});

it('its price is raised while it is given back: the next taker has it at the price that is in force', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [client, taker, next] = [await anAvocat(), await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    const thread = (await takeHearing(test, taker, id)).json().postulationID;
    const [back, raised] = await Promise.all([
      test
        .call('POST', `/messagerie/hearing/giveBack/${thread}`, {
          token: taker.token,
          body: { why: 'conflict' },
        })
        .then(async (answer) => {
          await followThread(test.platform, { applicationId: thread });
          return codeOf(answer);
        }),
      other.call('POST', `/hearings/${id}/raise`, { token: client.token, body: { price: 200 } }).then(codeOf),
    ]);
    expect(back).toBe('ok');
    expect(['ok', 'HEARING_TAKEN']).toContain(raised);
    const price = raised === 'ok' ? 200 : 150;
    expect(codeOf(await takeHearing(other, next, id, { price: 350 - price }))).toBe('PRICE_CHANGED');
    expect(codeOf(await takeHearing(other, next, id, { price }))).toBe('ok');
  }
});
