import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aHearing, aHearingForm, aTaking, startHearing, takeHearing } from '../../../../test/hearings.ts';
import { brokenRecords } from '../../../../test/proof/record.ts';
import { retain } from '../../own-data/retention/service.ts';

/** Hearings that are taken: the thread, its first message, and who is told. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const take = (member: TestMember, id: string, more: { key?: string; price?: number } = {}) =>
  takeHearing(test, member, id, more);
const get = async (path: string, { token }: TestMember) => (await test.call('GET', path, { token })).json();
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const toldOf = async (key: string, { id }: TestMember): Promise<number> =>
  (await rows('select id from notification where member_id = $1 and key = $2', id, key)).length;
const isTold = (id: string, { id: memberId }: TestMember) =>
  rows(
    'insert into hearing_notice (mission_id, member_id, wave, km, told_at) values ($1, $2, 1, 0, $3)',
    id,
    memberId,
    test.clock.now(),
  );

describe('a hearing that is taken', () => {
  it('opens a thread whose price, mode and agreement stand, with the instructions as its first message', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    const answer = await take(taker, id);
    expect(answer.statusCode).toBe(201);
    const { postulationID } = answer.json();
    const thread = await get(`/messagerie/${postulationID}`, taker);
    expect(thread).toMatchObject({ state: 'ONGOING', mode: 'direct', offer: 150 });
    expect(JSON.stringify(thread)).toContain('Kervella');
    for (const member of [client, taker])
      expect(await get(`/hearings/${id}`, member)).toMatchObject({
        state: 'taken',
        postulationID,
        permitted: [],
      });
    expect((await get(`/hearings/${id}`, taker)).brief).toBeNull();
    expect((await get(`/hearings/${id}`, client)).steps.at(-1)).toMatchObject({ kind: 'taken' });
    expect(await rows('select brief, state from hearing where mission_id = $1', id)).toEqual([
      { brief: aHearingForm(test).brief, state: 'taken' },
    ]);
    expect(await rows('select content from message where application_id = $1', postulationID)).toEqual([
      { content: aHearingForm(test).brief },
    ]);
    expect(await brokenRecords(test.platform.database.pool, [postulationID])).toEqual([]);
    const evidence = (accept: string) =>
      test.call('GET', `/messagerie/evidence/${postulationID}`, { token: client.token, headers: { accept } });
    const { entries } = (await evidence('application/json')).json();
    expect(JSON.parse(entries[0].body)).toMatchObject({
      command: 'take',
      consent: { version: aTaking().ndaVersion },
      creatorConsent: { version: aTaking().ndaVersion },
    });
    expect((await evidence('application/pdf')).rawPayload.subarray(0, 4).toString()).toBe('%PDF');
    await test.drain();
    expect(await toldOf('HEARING_TAKEN', client)).toBe(1);
    expect((await get(`/hearings/${id}`, await anAvocat())).refusal.code).toBe('HEARING_TAKEN');
  });

  it('tells those who had opened it, and nobody else', async () => {
    const [client, taker, looked, told] = await Promise.all([anAvocat(), anAvocat(), anAvocat(), anAvocat()]);
    const id = await aHearing(test, client);
    for (const member of [taker, looked, told]) await isTold(id, member);
    for (const member of [taker, looked]) await get(`/hearings/${id}`, member);
    await take(taker, id);
    await test.drain();
    const gone = await Promise.all([client, taker, looked, told].map((one) => toldOf('HEARING_GONE', one)));
    expect(gone).toEqual([0, 0, 1, 0]);
  });

  it('is delivered by its report, after the hour, and ended as any other thread', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const { postulationID } = (await take(taker, await aHearing(test, client))).json();
    const act = ({ token }: TestMember, path: string, body: object = {}) =>
      test.call('POST', `/messagerie/${path}/${postulationID}`, { token, body });
    const report = { outcome: 'adjourned', text: 'Renvoyée pour conclusions.', nextDay: '2027-01-12' };
    expect((await act(taker, 'mission/deliver', { report })).json().code).toBe('HEARING_NOT_HELD');
    await startHearing(test, postulationID);
    expect((await act(taker, 'mission/deliver')).json().code).toBe('REPORT_REQUIRED');
    expect((await act(taker, 'mission/deliver', { report })).statusCode).toBe(200);
    expect((await get(`/messagerie/${postulationID}`, client)).hearing).toMatchObject({
      court: { name: 'Tribunal judiciaire de Lyon' },
      report,
      end: null,
    });
    expect(await brokenRecords(test.platform.database.pool, [postulationID])).toEqual([]);
    const evidence = (accept: string) =>
      test.call('GET', `/messagerie/evidence/${postulationID}`, { token: taker.token, headers: { accept } });
    const { entries } = (await evidence('application/json')).json();
    expect(JSON.parse(entries.at(-1).body)).toMatchObject({ command: 'deliver', report });
    expect((await evidence('application/pdf')).statusCode).toBe(200);
    expect((await act(client, 'mission/validate')).json().state).toBe('DONE');
  });

  it('waits for its deposit in held funds, once the taker can be paid', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client, { mode: 'funds' });
    expect((await take(taker, id)).json().code).toBe('PAYEE_NOT_READY');
    await rows(
      `insert into payment_account (member_id, provider_id, is_submitted, is_ready, created_at, updated_at)
      values ($1, $2, true, true, now(), now())`,
      taker.id,
      `acct_${taker.id}`,
    );
    const { postulationID } = (await take(taker, id)).json();
    expect(await get(`/messagerie/${postulationID}`, client)).toMatchObject({
      state: 'WAITING_FUNDS',
      mode: 'funds',
    });
  });

  it('is refused, and stays open, to whoever may not take it', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    expect((await take(client, id)).json().code).toBe('OWN_HEARING');
    expect((await take(await aMember(test), id)).json().code).toBe('NOT_FOUND');
    expect((await take(taker, id, { price: 151 })).json().code).toBe('PRICE_CHANGED');
    const bar = await aHearing(test, client, { act: 'representation' });
    expect((await take(taker, bar)).json().code).toBe('BAR_NEEDED');
    expect((await get(`/hearings/${id}`, client)).state).toBe('open');
    expect((await take(taker, id)).statusCode).toBe(201);
    expect((await take(taker, id)).json().code).toBe('ALREADY_APPLIED');
    const elsewhere = await aHearing(test, client, { court: 'tj-01053', time: '10:00' });
    expect((await take(taker, elsewhere)).json().code).toBe('HEARING_OVERLAPS');
  });

  it('is not taken from a client who is suspended', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    await rows('update mission set is_withheld = true where id = $1', id);
    expect((await take(taker, id)).json().code).toBe('APPLICATIONS_CLOSED');
  });

  it('is forgotten with its thread, five years later', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    const { postulationID } = (await take(taker, id)).json();
    await startHearing(test, postulationID);
    await test.call('POST', `/messagerie/mission/validate/${postulationID}`, {
      token: client.token,
      body: {},
    });
    await test.drain();
    await rows(
      `update application set updated_at = now() - interval '30 years' where id = $1`,
      postulationID,
    );
    await retain(test.platform);
    expect(await rows('select mission_id from hearing where mission_id = $1', id)).toEqual([]);
    expect(await rows('select id from application where id = $1', postulationID)).toEqual([]);
  });

  it('is one taking under one key', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    const [one, other] = await Promise.all([0, 1].map(() => take(taker, id, { key: 'taking-once-0001' })));
    expect(one?.json()).toEqual(other?.json());
    expect(await rows('select id from application where mission_id = $1', id)).toHaveLength(1);
  });
});
