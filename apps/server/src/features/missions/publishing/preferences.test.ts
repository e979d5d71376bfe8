import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm, anApplication } from '../../../../test/missions.ts';

/** Kinds of price that the client of a mission prefers (rules §13, "A preference"). */

let test: TestApp;
let creator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'CUSTOMER' });
});
afterAll(() => test.close());

const preferredOf = async (id: string, app = test) =>
  (await app.call('GET', `/missions/single/${id}`)).json().priceKinds;

const edit = (id: string, wishes: object, app = test) =>
  app.call('POST', `/missions/update/${id}`, {
    token: creator.token,
    body: { ...aMissionForm(test), ...wishes },
  });

const editsQueued = async () => {
  const { rows } =
    await sql`select from graphile_worker.jobs where task_identifier = 'missions.edited'`.execute(
      test.platform.database.db,
    );
  return rows.length;
};

describe('the kinds of price that a client prefers', () => {
  it('are none unless they are said', async () => {
    expect(await preferredOf(await aMission(test, creator))).toBeUndefined();
    expect(await preferredOf(await aMission(test, creator, { priceKinds: [] }))).toBeUndefined();
  });

  it('are kept in their order, each once, and read by a visitor', async () => {
    const id = await aMission(test, creator, { priceKinds: ['hour', 'day', 'hour'] });
    expect(await preferredOf(id)).toEqual(['day', 'hour']);
  });

  it('are changed by an edit that says them, and kept by one that does not', async () => {
    const id = await aMission(test, creator, { priceKinds: ['day'] });
    await edit(id, { title: 'Un autre titre' });
    expect(await preferredOf(id)).toEqual(['day']);
    await edit(id, { priceKinds: ['retainer', 'flat'] });
    expect(await preferredOf(id)).toEqual(['flat', 'retainer']);
    await edit(id, { priceKinds: [] });
    expect(await preferredOf(id)).toBeUndefined();
  });

  it('said again as they are, are no edit', async () => {
    const id = await aMission(test, creator, { priceKinds: ['day', 'hour'] });
    await test.drain();
    await edit(id, { priceKinds: ['hour', 'day'] });
    expect(await editsQueued()).toBe(0);
    await edit(id, { priceKinds: ['hour'] });
    expect(await editsQueued()).toBe(1);
    await test.drain();
  });

  it('stand in the thread of a candidate, who may propose another kind', async () => {
    const id = await aMission(test, creator, { priceKinds: ['day'] });
    const candidate = await aMember(test);
    const thread = await anApplication(test, id, candidate);
    const read = async () =>
      (await test.call('GET', `/messagerie/${thread}`, { token: candidate.token })).json();
    expect((await read()).mission.priceKinds).toEqual(['day']);
    test.clock.advance(1_000);
    await edit(id, { priceKinds: ['hour'] });
    await test.drain();
    // A preference is not a term on which prices depend.
    expect(await read()).toMatchObject({ mission: { priceKinds: ['hour'] }, offerToConfirm: [] });
  });

  it('are no part of a list', async () => {
    await aMission(test, creator, { priceKinds: ['day'] });
    const [first] = (await test.call('GET', '/missions/customers/list')).json();
    expect(first).not.toHaveProperty('priceKinds');
  });
});

describe('while PRICING closes kinds', () => {
  it('none of them is taken or shown, and a mission that preferred one is edited without it', async () => {
    const id = await aMission(test, creator, { priceKinds: ['day', 'instalments'] });
    const closed = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: { NETWORK_LIMITS: 'off', PRICING: 'instalments' },
    });
    const refused = await edit(id, { priceKinds: ['day'] }, closed);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICING_CLOSED']);
    const created = await closed.call('POST', '/missions/create', {
      token: creator.token,
      body: aMissionForm(test, { priceKinds: ['flat', 'hour'] }),
    });
    expect(created.json().code).toBe('PRICING_CLOSED');
    expect(await preferredOf(id, closed)).toEqual(['instalments']);
    expect((await edit(id, { priceKinds: ['instalments', 'flat'] }, closed)).json().priceKinds).toEqual([
      'flat',
      'instalments',
    ]);
    await closed.close();
  });
});
