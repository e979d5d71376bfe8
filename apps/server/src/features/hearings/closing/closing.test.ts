import { parisInstant } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import {
  aHearing,
  aHearingForm,
  moveHearing,
  runHearingJobs,
  takeHearing,
} from '../../../../test/hearings.ts';
import { untilThe } from '../../../../test/play-threads.ts';
import { brokenRecords } from '../../../../test/proof/record.ts';

/** Hearings after their taking: cancelled, given back, taken anew, and those who are told. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat', isPayable: true });
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const get = async (path: string, { id }: TestMember) =>
  (await test.call('GET', path, { token: await aSession(test, id) })).json();
const act = async ({ id: memberId }: TestMember, command: string, id: string, body: object = {}) =>
  test.call('POST', `/messagerie/${command}/${id}`, { token: await aSession(test, memberId), body });
const toldOf = async (key: string, { id }: TestMember): Promise<number> =>
  (await rows('select id from notification where member_id = $1 and key = $2', id, key)).length;
const subjectsTo = async ({ email }: TestMember): Promise<string[]> =>
  (await test.mails())
    .filter(({ to }) => to?.[0]?.address === email)
    .map(({ subject = '' }) => subject.split('\u202f')[0] ?? '');

/** A hearing that somebody took, in so many hours. */
const taken = async ({ mode = 'direct', hours = 72 }: { mode?: string; hours?: number } = {}) => {
  const [client, taker] = [await anAvocat(), await anAvocat()];
  const id = await aHearing(test, client, { mode });
  const heldAt = new Date(test.clock.now().getTime() + hours * 3_600_000);
  await moveHearing(test, id, heldAt);
  const { postulationID } = (await takeHearing(test, taker, id)).json();
  return { client, taker, id, heldAt, thread: postulationID as string };
};
const stateOf = async (id: string) =>
  (await rows('select state, application_id, brief from hearing where mission_id = $1', id))[0];

describe('a hearing that was taken', () => {
  it('is cancelled by its client until a day before: its taker is told, and nobody else may take it', async () => {
    const { client, taker, id, thread } = await taken();
    expect((await act(taker, 'hearing/cancel', thread)).json().code).toBe('FORBIDDEN');
    expect((await act(client, 'hearing/cancel', thread)).json()).toMatchObject({
      state: 'REFUSED',
      end: 'hearingCancelled',
      situation: 'HEARING_CANCELLED',
      hearing: { end: { kind: 'cancelled', why: null } },
    });
    await test.drain();
    expect(await stateOf(id)).toEqual({ state: 'cancelled', application_id: null, brief: null });
    expect(await toldOf('HEARING_CANCELLED', taker)).toBe(1);
    expect(await subjectsTo(taker)).toContain('Audience annulée');
    expect((await takeHearing(test, await anAvocat(), id)).json().code).toBe('HEARING_CLOSED');
    expect(await brokenRecords(test.platform.database.pool, [thread])).toEqual([]);
  });

  it('is not cancelled by its client alone on its last day, when its price is due', async () => {
    const { client, thread } = await taken({ hours: 23 });
    expect((await act(client, 'hearing/cancel', thread)).json().code).toBe('HEARING_TOO_CLOSE');
  });

  it('is open to others as soon as it is given back, with its instructions and documents', async () => {
    // By day: at night nobody is told before the morning.
    test.clock.set(parisInstant('2037-12-07', '10:00') ?? new Date());
    const [client, taker, next] = [await anAvocat(), await anAvocat(), await anAvocat()];
    const sent = await test.call('POST', '/hearings/documents', {
      token: client.token,
      body: { file: aPdf('Assignation.pdf') },
    });
    const id = await aHearing(test, client, { documents: [sent.json().id] });
    const { postulationID: thread } = (await takeHearing(test, taker, id)).json();
    const words = 'Je suis retenu à la cour.';
    await act(taker, 'hearing/giveBack', thread, { why: 'conflict', text: words });
    expect((await get(`/messagerie/${thread}`, client)).hearing.end).toMatchObject({
      why: null,
      text: words,
    });
    expect((await get(`/messagerie/${thread}`, taker)).hearing.end).toMatchObject({ why: 'conflict' });
    expect(
      JSON.stringify(await rows('select body from thread_entry where application_id = $1', thread)),
    ).not.toContain('conflict"');
    await test.drain();
    await runHearingJobs(test, 0);
    expect(await toldOf('HEARING_GIVEN_BACK', client)).toBe(1);
    expect(await subjectsTo(client)).toContain('Audience rendue');
    expect(await get(`/hearings/${id}`, client)).toMatchObject({ state: 'open', postulationID: null });
    expect((await get(`/hearings/${id}`, client)).steps.map(({ kind }: { kind: string }) => kind)).toContain(
      'reopened',
    );
    expect((await takeHearing(test, taker, id)).json().code).toBe('ALREADY_APPLIED');
    const again = (await takeHearing(test, next, id)).json().postulationID;
    const { messages } = await get(`/messagerie/${again}`, next);
    expect(messages[0]).toMatchObject({
      content: aHearingForm(test).brief,
      attachments: [{ name: 'Assignation.pdf' }],
    });
    const read = await test.call('GET', `/messagerie/${again}/attachments/${messages[0].attachments[0].id}`, {
      token: next.token,
    });
    expect(read.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    expect(await brokenRecords(test.platform.database.pool, [thread, again])).toEqual([]);
  });

  it('has passed where it is given back in its last hour, and is cancelled where its client asked for that', async () => {
    const late = await taken({ hours: 0.9 });
    await act(late.taker, 'hearing/giveBack', late.thread, { why: 'prevented' });
    const asked = await taken();
    await act(asked.taker, 'hearing/giveBack', asked.thread, { why: 'asked' });
    await test.drain();
    expect((await stateOf(late.id)).state).toBe('passed');
    expect(await toldOf('HEARING_PASSED', late.client)).toBe(1);
    expect((await stateOf(asked.id)).state).toBe('cancelled');
  });

  it('follows a return by the time at which it was given back, however late that is read', async () => {
    const asked = await taken({ hours: 1.5 });
    await act(asked.taker, 'hearing/giveBack', asked.thread, { why: 'conflict' });
    test.clock.advance(45 * 60_000);
    await test.drain();
    expect((await stateOf(asked.id)).state).toBe('open');
    const late = await taken({ hours: 1.5 });
    test.clock.advance(31 * 60_000);
    const { token } = { token: await aSession(test, late.taker.id) };
    await test.call('POST', `/messagerie/hearing/giveBack/${late.thread}`, {
      token,
      body: { why: 'prevented' },
    });
    test.clock.advance(3 * 3_600_000);
    await test.drain();
    expect(await stateOf(late.id)).toMatchObject({ state: 'passed', application_id: null, brief: null });
    expect(await rows('select 1 from hearing_late_return where member_id = $1', late.taker.id)).toHaveLength(
      1,
    );
  });

  it('pauses a taker who gave three back late, and counts no return at once or for a conflict', async () => {
    const taker = await anAvocat();
    for (const why of ['prevented', 'prevented', 'conflict', 'prevented'] as const) {
      const id = await aHearing(test, await anAvocat());
      const { postulationID } = (await takeHearing(test, taker, id)).json();
      await rows(
        'update hearing set held_at = $2 where mission_id = $1',
        id,
        new Date(test.clock.now().getTime() + 10 * 3_600_000),
      );
      test.clock.advance(31 * 60_000);
      await act(taker, 'hearing/giveBack', postulationID, { why });
      await test.drain();
    }
    expect(await rows('select 1 from hearing_late_return where member_id = $1', taker.id)).toHaveLength(3);
    const other = await aHearing(test, await anAvocat());
    const token = await aSession(test, taker.id);
    expect((await takeHearing(test, { token }, other)).json().code).toBe('HEARINGS_PAUSED');
  });

  it('reminds both the day before, and its taker of the report afterwards', async () => {
    const { client, taker, heldAt, thread } = await taken({ mode: 'funds' });
    const at = (hours: number) => new Date(heldAt.getTime() + hours * 3_600_000);
    await untilThe(test, at(-24));
    expect(await toldOf('HEARING_UNFUNDED', taker)).toBe(1);
    await untilThe(test, at(-1));
    expect(await toldOf('HEARING_TOMORROW', client)).toBe(1);
    expect(await toldOf('HEARING_TOMORROW', taker)).toBe(1);
    await untilThe(test, at(25));
    // The deposit never came: both are told at the hour, and the report is nobody's duty.
    for (const member of [client, taker]) expect(await toldOf('HEARING_UNPAID', member)).toBe(1);
    expect(await toldOf('HEARING_REPORT_DUE', taker)).toBe(0);
    expect(await get(`/messagerie/${thread}`, taker)).toMatchObject({
      state: 'WAITING_FUNDS',
      permitted: expect.arrayContaining(['deliver']),
    });
    const direct = await taken();
    await untilThe(test, new Date(direct.heldAt.getTime() + 3 * 3_600_000));
    expect(await toldOf('HEARING_REPORT_DUE', direct.taker)).toBe(1);
    expect(await rows('select brief from hearing where mission_id = $1', direct.id)).toEqual([
      { brief: null },
    ]);
    await untilThe(test, new Date(direct.heldAt.getTime() + 25 * 3_600_000));
    expect(await toldOf('HEARING_REPORT_DUE', direct.taker)).toBe(2);
  });
});

describe('a hearing whose deposit never came', () => {
  const report = { outcome: 'pleaded', text: 'Plaidée, délibéré au 12 janvier.', nextDay: null };

  it('is reported by whoever attended, who is owed its price directly, without a fee', async () => {
    const { client, taker, heldAt, thread } = await taken({ mode: 'funds' });
    await untilThe(test, new Date(heldAt.getTime() - 3_600_000));
    expect((await act(taker, 'mission/deliver', thread, { report })).json().code).toBe('HEARING_NOT_HELD');
    await untilThe(test, new Date(heldAt.getTime() + 3_600_000));
    const delivered = await act(taker, 'mission/deliver', thread, { report });
    expect(delivered.json()).toMatchObject({
      state: 'ONGOING',
      mode: 'direct',
      situation: 'DELIVERED_DIRECT',
    });
    await test.drain();
    expect(await rows('select ask from payment_request where application_id = $1', thread)).toEqual([
      { ask: 'expireDeposit' },
    ]);
    expect(
      await rows(
        "select title from notification where member_id = $1 and key = 'MISSION_DELIVERED'",
        client.id,
      ),
    ).toEqual([{ title: expect.stringContaining('dû directement') }]);
    expect(await get(`/messagerie/${thread}`, client)).toMatchObject({
      permitted: expect.arrayContaining(['mission/validate', 'contest']),
    });
    await untilThe(test, new Date(heldAt.getTime() + 16 * 86_400_000));
    expect((await get(`/messagerie/${thread}`, taker)).state).toBe('DONE');
    expect(await brokenRecords(test.platform.database.pool, [thread])).toEqual([]);
  });

  it('waits no longer than two weeks where nobody reports and nobody pays', async () => {
    const { client, taker, heldAt, id, thread } = await taken({ mode: 'funds' });
    await untilThe(test, new Date(heldAt.getTime() + 13 * 86_400_000));
    expect((await get(`/messagerie/${thread}`, taker)).state).toBe('WAITING_FUNDS');
    await untilThe(test, new Date(heldAt.getTime() + 14 * 86_400_000));
    expect((await get(`/messagerie/${thread}`, taker)).state).toBe('REFUSED');
    for (const member of [client, taker]) expect(await toldOf('HEARING_LAPSED', member)).toBe(1);
    // It was taken, and its hour has passed: there is nobody else to find.
    expect((await stateOf(id)).state).toBe('taken');
  });
});

it('a hearing is neither ended nor contested before its hour, and ended without a report from then on', async () => {
  const { client, taker, heldAt, thread } = await taken();
  expect((await act(client, 'mission/validate', thread)).json().code).toBe('HEARING_AHEAD');
  for (const member of [client, taker])
    expect((await act(member, 'mission/contest', thread, { reason: 'Rien.' })).json().code).toBe(
      'HEARING_AHEAD',
    );
  expect((await get(`/messagerie/${thread}`, client)).permitted).toEqual(['message', 'hearing/cancel']);
  await untilThe(test, heldAt);
  expect((await act(client, 'mission/validate', thread)).json().state).toBe('DONE');
});
