import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat, type TestFirm } from '../../../../test/firms.ts';
import { aHearing, aHearingForm, aTaking } from '../../../../test/hearings.ts';

/** Hearings that are read and taken for a firm of avocats, by one of its people. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const anAvocat = () => aMember(test, { jobName: 'Avocat' });
const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;
const setBar = (memberId: string, court: string, isConfirmed = true) =>
  rows(
    `insert into bar_entry (member_id, court, stated_at, confirmed_at) values ($1, $2, now(), case when $3 then now() end)
    on conflict (member_id) do update set court = excluded.court, confirmed_at = excluded.confirmed_at`,
    memberId,
    court,
    isConfirmed,
  );
const acting =
  (firm: TestFirm, { token }: TestMember) =>
  (method: 'GET' | 'POST', path: string, body?: object) =>
    test.call(method, path, { token, headers: { [actingForHeader]: firm.id }, ...(body && { body }) });
const take = (firm: TestFirm, person: TestMember, id: string) =>
  acting(firm, person)('POST', `/hearings/${id}/take`, aTaking());

/** A firm with a person who negotiates for it. */
const aTeam = async (jobName = 'Avocat') => {
  const firm = await aFirm(test);
  const person = await aMember(test, { jobName });
  const seat = await aSeat(test, firm, person, 'manager');
  return { firm, person, seat };
};

describe('hearings that are to be taken', () => {
  const list = async (firm: TestFirm, person: TestMember) => {
    const answer = (await acting(firm, person)('GET', '/hearings')).json();
    return answer.code ?? 'ok';
  };

  it('are read for a firm once staff confirmed its bar, and by none that is not verified', async () => {
    const { firm, person } = await aTeam('Juriste');
    const id = await aHearing(test, await anAvocat());
    const read = async () => (await acting(firm, person)('GET', `/hearings/${id}`)).statusCode;
    expect([await list(firm, person), await read()]).toEqual(['BAR_NEEDED', 404]);
    await setBar(firm.id, 'tj-69123', false);
    expect([await list(firm, person), await read()]).toEqual(['BAR_UNCONFIRMED', 404]);
    await setBar(firm.id, 'tj-69123');
    expect([await list(firm, person), await read()]).toEqual(['ok', 200]);
    await rows('update member set verified_at = null where id = $1', firm.id);
    expect([await list(firm, person), await read()]).toEqual(['AVOCAT_UNVERIFIED', 404]);
  });

  it('are not read by an avocat who is not verified, who still reads their own', async () => {
    const [client, taker] = [await anAvocat(), await anAvocat()];
    const id = await aHearing(test, client);
    for (const { id: memberId } of [client, taker])
      await rows('update member set verified_at = null where id = $1', memberId);
    const get = async (path: string, { token }: TestMember) => test.call('GET', path, { token });
    expect((await get('/hearings', taker)).json()).toMatchObject({ status: 403, code: 'AVOCAT_UNVERIFIED' });
    expect((await get(`/hearings/${id}`, taker)).statusCode).toBe(404);
    expect((await get(`/hearings/${id}`, client)).json().brief).toContain('Kervella');
    expect((await get('/hearings?view=asked', client)).json()).toHaveLength(1);
  });
});

describe('a hearing that is taken for a firm', () => {
  it('is taken by a verified avocat of it, who is in charge of its thread and named in its record', async () => {
    const { firm, person, seat } = await aTeam();
    await setBar(firm.id, 'tj-69123');
    const id = await aHearing(test, await anAvocat());
    const answer = await take(firm, person, id);
    expect(answer.statusCode, answer.body).toBe(201);
    const { postulationID } = answer.json();
    expect(
      await rows('select candidate_id, candidate_seat_id from application where id = $1', postulationID),
    ).toEqual([{ candidate_id: firm.id, candidate_seat_id: seat }]);
    const thread = (await acting(firm, person)('GET', `/messagerie/${postulationID}`)).json();
    expect(JSON.stringify(thread)).toContain('Kervella');
    const evidence = await test.call('GET', `/messagerie/evidence/${postulationID}`, {
      token: person.token,
      headers: { [actingForHeader]: firm.id, accept: 'application/json' },
    });
    expect(evidence.json().entries[0].body).toContain(person.id);
    expect((await acting(firm, person)('GET', '/hearings?view=taken')).json()).toHaveLength(1);
  });

  it('is not taken by somebody of another trade, or who is not verified, nor for a firm without a bar', async () => {
    const [avocats, jurists] = [await aTeam(), await aTeam('Juriste')];
    const id = await aHearing(test, await anAvocat());
    expect((await take(avocats.firm, avocats.person, id)).statusCode).toBe(404);
    for (const { firm } of [avocats, jurists]) await setBar(firm.id, 'tj-69123');
    expect((await take(jurists.firm, jurists.person, id)).json()).toMatchObject({
      code: 'AVOCATS_ONLY',
      title: expect.stringContaining('Pour un cabinet'),
    });
    await rows('update member set verified_at = null where id = $1', avocats.person.id);
    expect((await take(avocats.firm, avocats.person, id)).json().code).toBe('AVOCAT_UNVERIFIED');
    await rows('update member set verified_at = now() where id = $1', avocats.person.id);
    expect((await take(avocats.firm, avocats.person, id)).statusCode).toBe(201);
  });

  it('asks for the bar of the person who appears, to represent', async () => {
    const { firm, person } = await aTeam();
    await setBar(firm.id, 'tj-69123');
    const id = await aHearing(test, await anAvocat(), { act: 'representation' });
    expect((await take(firm, person, id)).json().code).toBe('BAR_NEEDED');
    await setBar(person.id, 'tj-75056');
    expect((await take(firm, person, id)).json().code).toBe('BAR_NOT_ALLOWED');
    await setBar(person.id, 'tj-69123');
    expect((await take(firm, person, id)).statusCode).toBe(201);
  });

  it('keeps its person from another at that hour, for themselves or for another firm', async () => {
    const { firm, person } = await aTeam();
    const colleague = await anAvocat();
    await aSeat(test, firm, colleague, 'manager');
    await setBar(firm.id, 'tj-69123');
    const client = await anAvocat();
    expect((await take(firm, person, await aHearing(test, client))).statusCode).toBe(201);
    const elsewhere = await aHearing(test, client, { court: 'tj-01053' });
    const alone = await test.call('POST', `/hearings/${elsewhere}/take`, {
      token: person.token,
      body: aTaking(),
    });
    expect(alone.json().code).toBe('HEARING_OVERLAPS');
    expect((await take(firm, person, elsewhere)).json().code).toBe('HEARING_OVERLAPS');
    expect((await take(firm, colleague, elsewhere)).statusCode).toBe(201);
  });

  it('is not the firm’s own', async () => {
    const { firm, person } = await aTeam();
    await setBar(firm.id, 'tj-69123');
    const asked = await acting(firm, person)('POST', '/hearings', aHearingForm(test));
    expect(asked.statusCode, asked.body).toBe(201);
    expect((await take(firm, person, asked.json().id)).json().code).toBe('OWN_HEARING');
    const alone = await test.call('POST', `/hearings/${asked.json().id}/take`, {
      token: person.token,
      body: aTaking(),
    });
    expect(alone.json().code).toBe('OWN_FIRM');
  });
});
