import type { Instalments } from '@basoche/contract/threads/instalments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { agreedInstalments, inInstalments, twoInstalments } from '../../../../test/instalments.ts';
import { aMission } from '../../../../test/missions.ts';
import { deposited, gives, readBy } from '../../../../test/play-threads.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { runCommand } from '../service.ts';

/** Proposing a price in instalments, and reading their states (rules §13, "Proposing"). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const ask = async ({ applicationId }: Pick<World, 'applicationId'>, { id }: TestMember) =>
  test.call('GET', `/messagerie/instalments/${applicationId}`, { token: await aSession(test, id) });
const read = async (world: World, by: TestMember): Promise<Instalments> => (await ask(world, by)).json();

const apply = async (body: object, client: Parameters<typeof aMember>[1] = { kind: 'COMPANY' }) => {
  const owner = await aMember(test, client);
  const candidate = await aMember(test);
  const missionID = await aMission(test, owner);
  const answer = await test.call('POST', '/missions/postulate', {
    token: candidate.token,
    body: { missionID, tvaApplicable: true, ...body },
  });
  return { owner, candidate, answer };
};

/** Contact details in the title of an instalment. */
const callMe = {
  offer: 500,
  pricing: {
    kind: 'instalments',
    instalments: [
      { title: 'Audit, au 06 12 34 56 78', sum: 300, days: 10 },
      { title: 'Rédaction', sum: 200, days: null },
    ],
  },
};

describe('an application with a price in instalments', () => {
  it('stores them with its price, and shows them to both parties', async () => {
    const { owner, candidate, answer } = await apply(callMe);
    expect(answer.statusCode, answer.body).toBe(201);
    const { id: applicationId, offer } = answer.json();
    expect(offer).toBe(500);
    const thread = await readBy(test, { applicationId }, candidate);
    expect(thread.actions[0]).toMatchObject({ type: 'PRICE', offer: 500 });
    expect(thread.actions[0]?.instalments).toEqual(callMe.pricing.instalments);
    expect(thread).not.toHaveProperty('instalment');
    const list = await test.call('GET', `/missions/postulants/${thread.mission?.id}`, { token: owner.token });
    expect(list.json()[0].instalments).toEqual(
      thread.actions[0]?.instalments?.map((one) => ({ ...one, title: expect.any(String) })),
    );
    const { instalments, current, sums } = (await ask({ applicationId }, owner)).json<Instalments>();
    expect([current, sums]).toEqual([null, { engaged: 500, paid: 0, deposited: 0, toCome: 500, dropped: 0 }]);
    expect(instalments.map(({ name, sum, state, stateText }) => [name, sum, state, stateText])).toEqual([
      ['Tranche\u00a01 sur 2', 300, 'later', 'À venir.'],
      ['Tranche\u00a02 sur 2', 200, 'later', 'À venir.'],
    ]);
  });

  it('masks contact details in their titles until both have accepted the agreement, and always in the record', async () => {
    const { owner, candidate, answer } = await apply(callMe);
    const world = { applicationId: answer.json().id as string };
    const titleFor = async (member: TestMember) =>
      [
        (await readBy(test, world, member)).actions[0]?.instalments?.[0]?.title,
        (await ask(world, member)).json<Instalments>().instalments[0]?.title,
      ].map((title) => title?.includes('06 12 34 56 78'));
    expect(await titleFor(candidate)).toEqual([true, true]);
    expect(await titleFor(owner)).toEqual([false, false]);
    await gives(test, world, owner, 'mission/ndaConsent');
    await gives(test, world, candidate, 'mission/ndaConsent');
    expect(await titleFor(owner)).toEqual([true, true]);
    const { rows } = await test.platform.database.pool.query(
      `select body from thread_entry where application_id = $1 and body like '%instalments%'`,
      [world.applicationId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toContain('"instalments":[{"title":"Audit, au ');
    expect(rows[0]?.body).not.toContain('06 12 34 56 78');
  });

  it('is refused with each mistake beside its field', async () => {
    const pricing = { kind: 'instalments', instalments: [{ title: '', sum: 20, days: null }] };
    const { answer } = await apply({ offer: 20, pricing });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain(
      'pricing.instalments.0.title',
    );
    const short = await apply({ ...inInstalments([30_000, 20_000]), offer: 400 });
    expect(short.answer.json().errors).toEqual([
      { path: 'offer', message: 'Le prix est le total des tranches\u202f: 500\u00a0€\u00a0HT.' },
    ]);
  });

  it('is refused beside the days of each instalment that is too long for the only mode of a private customer', async () => {
    const customer = { kind: 'CUSTOMER' } as const;
    const long = inInstalments([30_000, 20_000], 60);
    const message =
      'Pour ce client, une tranche dure 59 jours au plus\u202f: son dépôt lui reviendrait avant la fin. Partagez-la.';
    const mistakes = [0, 1].map((at) => ({ path: `pricing.instalments.${at}.days`, message }));
    const refused = await apply(long, customer);
    expect([refused.answer.statusCode, refused.answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(refused.answer.json().errors).toEqual(mistakes);
    expect((await apply(long, { ...customer, isMoral: true })).answer.statusCode).toBe(201);
    const { owner, candidate, answer } = await apply({ offer: 500 }, customer);
    const world = { applicationId: answer.json().id as string };
    await gives(test, world, owner, 'action/price/refuse');
    const again = async (body: object) =>
      test.call('POST', `/messagerie/action/price/new/${world.applicationId}`, {
        token: candidate.token,
        body,
      });
    const later = await again(long);
    expect([later.statusCode, later.json().code]).toEqual([400, 'INVALID_INPUT']);
    expect(later.json().errors).toEqual(mistakes);
    expect((await again(inInstalments([30_000, 20_000], 59))).statusCode).toBe(200);
    expect((await readBy(test, world, candidate)).actions).toHaveLength(2);
  });

  it('is stored once, however often it is sent under its key', async () => {
    const owner = await aMember(test, { kind: 'COMPANY' });
    const { token } = await aMember(test);
    const missionID = await aMission(test, owner);
    const body = { missionID, tvaApplicable: true, ...inInstalments([30_000, 20_000]) };
    const headers = { 'idempotency-key': 'a-price-in-instalments' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.call('POST', '/missions/postulate', { token, body, headers })),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as plans from price_plan p join application_action x on x.id = p.action_id
       where x.application_id = $1`,
      [answers[0]?.json().id],
    );
    expect(rows).toEqual([{ plans: 1 }]);
  });
});

describe('the instalments of a thread', () => {
  it('show what is deposited, paid and to come, in words for each party', async () => {
    const world = await twoInstalments(test);
    const states = async (by: TestMember) =>
      (await read(world, by)).instalments.map(({ state, stateText }) => [state, stateText]);
    expect(await states(world.candidate)).toEqual([
      ['awaited', 'Dépôt attendu. Rien ne garantit le travail que vous feriez avant.'],
      ['later', 'À venir.'],
    ]);
    expect((await states(world.owner))[0]?.[1]).toBe(
      'Dépôt attendu. Le prestataire commence quand il est fait.',
    );
    const thread = await readBy(test, world, world.owner);
    expect(thread.instalment).toEqual({ position: 0, count: 2, name: 'Tranche\u00a01 sur 2' });
    expect([thread.offer, thread.execution.depositDue, thread.execution.lines?.price]).toEqual([
      500, 378, 300,
    ]);
    await runCommand(test.platform, { role: 'provider' }, world.applicationId, {
      type: 'deposit/confirm',
      amountCents: 37_800,
      currency: 'eur',
    });
    const { current, sums, instalments } = await read(world, world.owner);
    expect([current, sums]).toEqual([0, { engaged: 500, paid: 0, deposited: 300, toCome: 200, dropped: 0 }]);
    expect(instalments[0]).toMatchObject({ state: 'underWay', openedAt: expect.any(String), paid: null });
  });

  it('exist in a direct relation too, where nothing is deposited', async () => {
    const world = await agreedInstalments(test, [30_000, 20_000]);
    await gives(test, world, world.owner, 'action/choose/direct');
    await gives(test, world, world.candidate, 'action/direct/accept');
    await gives(test, world, world.owner, 'mission/validate');
    const { current, sums, instalments } = await read(world, world.owner);
    expect([current, sums]).toEqual([1, { engaged: 500, paid: 300, deposited: 0, toCome: 200, dropped: 0 }]);
    expect(instalments.map(({ state, paid }) => [state, paid])).toEqual([
      ['accepted', 300],
      ['underWay', null],
    ]);
  });

  it('are NOT_FOUND for a flat price, and for everybody else', async () => {
    const flat = await aWorld(test, 'deposit');
    const answer = await ask(flat, flat.owner);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    const world = await twoInstalments(test);
    expect((await ask(world, world.otherCandidate)).statusCode).toBe(404);
    await gives(test, flat, flat.owner, 'instalment/stop', { expects: 'STATE_CHANGED' });
    await runCommand(test.platform, { role: 'provider' }, flat.applicationId, deposited);
    expect(await readBy(test, flat, flat.owner)).not.toHaveProperty('instalment');
  });

  it('are gone if the next price is flat', async () => {
    const world = await aWorld(test, 'priceRefused');
    const { owner, candidate } = world;
    await gives(test, world, candidate, 'action/price/new', { body: inInstalments([30_000, 20_000]) });
    await gives(test, world, owner, 'action/price/refuse', { body: { suggestion: 450 } });
    await gives(test, world, candidate, 'action/price/new', { body: { offer: 450 } });
    expect((await ask(world, owner)).statusCode).toBe(404);
    const { actions } = await readBy(test, world, owner);
    expect(actions.map(({ instalments }) => instalments?.length)).toEqual([undefined, 2, undefined]);
    await gives(test, world, owner, 'action/price/accept');
    await gives(test, world, owner, 'action/choose/funds');
    const accepted = await gives(test, world, candidate, 'action/funds/accept');
    expect(accepted.execution.lines?.price).toBe(450);
  });

  it('close a mode that cannot hold them, with the reason', async () => {
    const world = await agreedInstalments(test, [30_000, 20_000], 60);
    const { hindered } = await gives(test, world, world.owner, 'action/choose/funds', {
      expects: 'INSTALMENT_TOO_LONG',
    }).then(() => readBy(test, world, world.owner));
    expect(hindered.map(({ permission, reason }) => [permission, reason])).toContainEqual([
      'choose/funds',
      'Une tranche dure plus de 59 jours\u202f: son dépôt reviendrait au client avant la fin.',
    ]);
    await gives(test, world, world.owner, 'action/choose/direct');
  });

  it('are offered by the account of each member, to propose or to prefer, and not by that of staff', async () => {
    const kinds = async (kind: 'EMPLOYEE' | 'CUSTOMER' | 'STAFF') => {
      const { token } = await aMember(test, { kind });
      return (await test.call('GET', '/auth/me', { token })).json().priceKinds;
    };
    const open = ['instalments', 'day', 'hour', 'retainer'];
    expect([await kinds('EMPLOYEE'), await kinds('CUSTOMER')]).toEqual([open, open]);
    expect(await kinds('STAFF')).toBeUndefined();
  });
});
