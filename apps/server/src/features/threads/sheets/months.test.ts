import type { Instalments } from '@basoche/contract/threads/instalments';
import { situationWords } from '@basoche/domain/threads/situation-content';
import { badgeText } from '@basoche/domain/threads/state-labels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import {
  agreedMonths,
  deposit,
  entriesFrom,
  inDays,
  monthly,
  monthsIn,
  today,
  twoMonths,
} from '../../../../test/months.ts';
import { gives, notifiedOf, readBy, untilThe } from '../../../../test/play-threads.ts';
import { aWorld, type World } from '../../../../test/world.ts';

/** Missions with a sheet each month, from the proposal to the end (rules §13). */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const read = async ({ applicationId }: World, { id }: TestMember): Promise<Instalments> =>
  (
    await test.call('GET', `/messagerie/instalments/${applicationId}`, { token: await aSession(test, id) })
  ).json();

const keep = async ({ applicationId }: World, { id }: TestMember, entries: readonly object[]) =>
  test.call('PUT', `/messagerie/sheet/${applicationId}`, {
    token: await aSession(test, id),
    body: { entries },
  });

const send = async ({ applicationId, candidate }: World, sheet?: object) =>
  test.call('POST', `/messagerie/mission/deliver/${applicationId}`, {
    token: await aSession(test, candidate.id),
    body: sheet === undefined ? {} : { sheet },
  });

/** Gives the member an account that can receive transfers. */
const isPayable = async ({ id }: TestMember) => {
  const now = test.clock.now();
  const account = { provider_id: `acct_${id.replaceAll('-', '')}`, is_submitted: true, is_ready: true };
  await test.platform.database.db
    .insertInto('payment_account')
    .values({ member_id: id, ...account, created_at: now, updated_at: now })
    .execute();
};

const askedOf = async ({ applicationId }: World) => {
  const { rows } = await test.platform.database.pool.query<Record<string, unknown>>(
    `select instalment, ask, candidate_cents as candidate, creator_cents as creator from payment_request
     where application_id = $1 order by id`,
    [applicationId],
  );
  return rows;
};

const statesOf = ({ instalments }: Instalments) =>
  instalments.map(({ title, sum, state, paid }) => [title.replaceAll('\u00a0', ' '), sum, state, paid]);

describe('a mission by day', () => {
  it('is worked month by month: each is told, accepted and paid for what was told', async () => {
    test.clock.set(new Date('2037-03-10T09:00:00Z'));
    const world = await monthsIn(test, 'funds');
    const { owner, candidate } = world;
    const before = await read(world, owner);
    expect([before.kind, before.current, before.sums]).toEqual([
      'day',
      0,
      { engaged: 3_000, paid: 0, deposited: 0, toCome: 3_000, dropped: 0 },
    ]);
    expect(statesOf(before)).toEqual([['mars 2037', 2_000, 'awaited', null]]);
    expect((await readBy(test, world, owner)).instalment).toEqual({
      position: 0,
      count: null,
      name: 'Mois\u00a01',
    });
    expect((await keep(world, candidate, [])).json().code).toBe('STATE_CHANGED');
    await deposit(test, world, 241_800);

    const typed = [{ day: '2037-03-', units: 0.5, text: '' }];
    expect((await keep(world, owner, typed)).statusCode).toBe(404);
    expect((await keep(world, candidate, [{ ...typed[0], day: '\u0007' }])).json().errors[0].path).toBe(
      'entries.0.day',
    );
    expect((await keep(world, candidate, typed)).statusCode).toBe(204);
    const draft = (await read(world, candidate)).instalments[0]?.sheet;
    expect(draft).toMatchObject({ from: '2037-03-10', until: '2037-03-31', units: 8, sentAt: null });
    expect(draft?.entries).toEqual([{ ...typed[0], quantity: '' }]);
    expect((await read(world, owner)).instalments[0]?.sheet?.entries).toEqual([]);

    await gives(test, world, owner, 'mission/validate', { expects: 'SHEET_AWAITED' });
    expect((await send(world)).json().code).toBe('SHEET_REQUIRED');
    const early = (await send(world, { entries: typed })).json();
    expect([early.code, early.errors.map(({ path }: { path: string }) => path)]).toEqual([
      'INVALID_INPUT',
      ['sheet.entries.0.day', 'sheet.entries.0.units', 'sheet.entries.0.text', 'sheet.isLast'],
    ]);

    await untilThe(test, new Date('2037-03-31T17:00:00Z'));
    expect((await notifiedOf(test, world, candidate)).at(-1)).toBe(
      'Mois\u00a01\u202f: le compte rendu est à envoyer.',
    );
    expect((await send(world, { entries: entriesFrom('2037-03-10', [2, 2, 3]) })).json().errors[0].path).toBe(
      'sheet.entries.2.units',
    );
    expect((await send(world, { entries: entriesFrom('2037-03-10', [2, 2, 1]) })).statusCode).toBe(200);
    const told = (await read(world, owner)).instalments[0];
    expect(told).toMatchObject({ state: 'delivered', paid: null });
    expect(told?.sheet).toMatchObject({ due: 1_250, quantity: '2\u00a0jours et demi', returned: null });
    expect((await keep(world, candidate, [])).json().code).toBe('ALREADY_DELIVERED');

    expect((await readBy(test, world, owner)).sheet).toBe('sent');
    await gives(test, world, owner, 'sheet/return', { body: { reason: 'Un jour manque.' } });
    const back = await readBy(test, world, candidate);
    expect([back.sheet, back.turn, situationWords(back, 'candidate')]).toEqual([
      'returned',
      'MINE',
      'À vous de corriger le compte rendu',
    ]);
    expect((await notifiedOf(test, world, candidate)).at(-1)).toContain('rend le compte rendu');
    expect((await read(world, owner)).instalments[0]?.sheet?.entries).toEqual([]);
    await inDays(test, 15);
    expect((await readBy(test, world, owner)).state).toBe('ONGOING');
    await send(world, { entries: entriesFrom('2037-03-10', [2, 2, 2]) });
    await gives(test, world, owner, 'sheet/return', {
      body: { reason: 'Encore.' },
      expects: 'SHEET_RETURNED_ONCE',
    });
    await inDays(test, 14);
    expect((await readBy(test, world, owner)).state).toBe('WAITING_RULES');
    await inDays(test, 2);
    expect(await askedOf(world)).toEqual([
      { instalment: 0, ask: 'split', candidate: 180_000, creator: 60_000 },
    ]);
    const next = await read(world, owner);
    expect(next.sums).toEqual({ engaged: 3_000, paid: 1_500, deposited: 0, toCome: 1_500, dropped: 0 });
    expect(statesOf(next)).toEqual([
      ['mars 2037', 2_000, 'accepted', 1_500],
      ['du 1ᵉʳ avril 2037 au 31 mai 2037', 1_500, 'awaited', null],
    ]);

    await deposit(test, world, 180_000);
    expect((await read(world, candidate)).instalments[1]?.sheet).toMatchObject({
      from: '2037-04-01',
      until: '2037-05-31',
      units: 6,
    });
    await send(world, { entries: entriesFrom(today(test), [1]), isLast: true });
    expect((await read(world, owner)).sums).toMatchObject({ deposited: 250, toCome: 0, dropped: 1_250 });
    await gives(test, world, owner, 'mission/validate');
    await inDays(test, 2);
    const { state } = await readBy(test, world, owner);
    const end = await read(world, owner);
    expect([state, end.current, end.sums]).toEqual([
      'DONE',
      null,
      { engaged: 3_000, paid: 1_750, deposited: 0, toCome: 0, dropped: 1_250 },
    ]);
    expect((await askedOf(world)).map(({ candidate: cents }) => cents)).toEqual([180_000, 30_000]);
  });

  it('ends with its ceiling, in a direct relation too', async () => {
    test.clock.set(new Date('2037-06-20T09:00:00Z'));
    const world = await monthsIn(test, 'direct');
    const { owner } = world;
    await untilThe(test, new Date('2037-06-30T17:00:00Z'));
    await send(world, { entries: entriesFrom('2037-06-20', [2, 2, 2, 2]) });
    await gives(test, world, owner, 'mission/validate');
    expect(statesOf(await read(world, owner))).toEqual([
      ['juin 2037', 2_000, 'accepted', 2_000],
      ['juillet 2037', 1_000, 'underWay', null],
    ]);
    await untilThe(test, new Date('2037-07-31T17:00:00Z'));
    await send(world, { entries: entriesFrom('2037-07-02', [2, 2]) });
    await gives(test, world, owner, 'mission/validate');
    const { sums, current } = await read(world, owner);
    expect([(await readBy(test, world, owner)).state, current, sums.paid, sums.dropped]).toEqual([
      'DONE',
      null,
      3_000,
      0,
    ]);
  });

  it('is stopped between two months', async () => {
    test.clock.set(new Date('2037-08-03T09:00:00Z'));
    const world = await monthsIn(test, 'direct');
    await send(world, { entries: entriesFrom('2037-08-03', [1]) });
    await untilThe(test, new Date('2037-08-31T17:00:00Z'));
    await send(world, { entries: entriesFrom('2037-08-03', [1]) });
    await gives(test, world, world.owner, 'mission/validate');
    const thread = await gives(test, world, world.candidate, 'instalment/stop');
    expect([thread.state, thread.instalment?.position]).toEqual(['DONE', 0]);
    expect(statesOf(await read(world, world.owner))).toEqual([
      ['août 2037', 2_000, 'accepted', 250],
      ['Mois 2', 2_000, 'dropped', 0],
    ]);
  });
});

describe('a retainer', () => {
  it('is a number of months from its first day, each deposited when its end is near', async () => {
    test.clock.set(new Date('2037-10-01T09:00:00Z'));
    const world = await aWorld(test, 'priceRefused');
    const past = await test.call('POST', `/messagerie/action/price/new/${world.applicationId}`, {
      token: await aSession(test, world.candidate.id),
      body: monthly(twoMonths('2037-09-30')),
    });
    expect([past.json().code, past.json().errors]).toEqual([
      'INVALID_INPUT',
      [
        {
          path: 'pricing.startsOn',
          message: 'Ce jour est passé\u202f: choisissez aujourd’hui ou plus tard.',
        },
      ],
    ]);
    const retainer = await monthsIn(test, 'funds', twoMonths('2037-10-15'));
    const { owner, candidate } = retainer;
    const { actions } = await readBy(test, retainer, owner);
    expect(actions.findLast(({ type }) => type === 'PRICE')).toMatchObject({
      offer: 800,
      monthly: { kind: 'retainer', services: 'Consultations courantes en droit social.' },
    });
    expect(statesOf(await read(retainer, owner))).toEqual([
      ['du 15 octobre 2037 au 14 novembre 2037', 400, 'awaited', null],
      ['du 15 novembre 2037 au 14 décembre 2037', 400, 'later', null],
    ]);

    await isPayable(candidate);
    const mayDeposit = async () => {
      const { permitted, hindered } = await readBy(test, retainer, owner);
      const why = hindered.find(({ permission }) => permission === 'deposit')?.reason;
      return permitted.includes('deposit') ? true : why;
    };
    expect(await mayDeposit()).toBe('Le dépôt d’un mois s’ouvre 32 jours avant son dernier jour.');
    const early = await readBy(test, retainer, owner);
    expect([early.situation, early.turn, early.depositOpensOn]).toEqual([
      'DEPOSIT_TO_COME',
      'OTHERS',
      '2037-10-13',
    ]);
    expect(badgeText(early, 'creator')).toBe('Dépôt possible à partir du 13\u00a0octobre\u00a02037');
    test.clock.set(new Date('2037-10-20T09:00:00Z'));
    const open = await readBy(test, retainer, owner);
    expect([open.situation, open.turn, open.depositOpensOn]).toEqual(['DEPOSIT_AWAITED', 'MINE', undefined]);
    expect(await mayDeposit()).toBe(true);

    await deposit(test, retainer, 49_800);
    const told = { entries: entriesFrom('2037-10-20', [0]) };
    for (const sheet of [told, { ...told, isLast: true }])
      expect((await send(retainer, sheet)).json().errors).toEqual([
        { path: 'sheet.isLast', message: expect.any(String) },
      ]);
    await untilThe(test, new Date('2037-11-14T12:00:00Z'));
    expect((await send(retainer, told)).statusCode).toBe(200);
    await gives(test, retainer, owner, 'mission/validate');
    await inDays(test, 2);
    expect(statesOf(await read(retainer, owner)).map(([, , state, paid]) => [state, paid])).toEqual([
      ['accepted', 400],
      ['awaited', null],
    ]);
    await deposit(test, retainer, 48_000);
    await untilThe(test, new Date('2037-12-14T12:00:00Z'));
    await send(retainer, { entries: entriesFrom('2037-11-20', [0]) });
    await gives(test, retainer, owner, 'mission/validate');
    await inDays(test, 2);
    expect((await readBy(test, retainer, owner)).state).toBe('DONE');
    expect((await read(retainer, owner)).sums).toMatchObject({ paid: 800, toCome: 0, dropped: 0 });
    expect((await askedOf(retainer)).map(({ ask }) => ask)).toEqual(['release', 'release']);
  });

  it('is no price of a portage', async () => {
    const world = await agreedMonths(test, twoMonths(today(test)));
    await gives(test, world, world.owner, 'action/choose/portage', { expects: 'PORTAGE_NO_RETAINER' });
  });
});
