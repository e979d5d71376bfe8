import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, aSession } from '../../../test/factories.ts';
import { aWorld, type World } from '../../../test/world.ts';
import type { By } from './execution/service.ts';
import { runCommand } from './service.ts';
import { applicationOf, findThread } from './store.ts';

/** Every command of the table runs through one function, even those whose routes belong to other features. */

let test: TestApp;
const staff: By = { role: 'staff' };
const partner: By = { role: 'partner' };
const provider: By = { role: 'provider' };

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const give = async (world: World, ...steps: readonly (readonly [By, ThreadCommand])[]) => {
  for (const [by, command] of steps) await runCommand(test.platform, by, world.applicationId, command);
};
const by = ({ id }: { id: string }): By => ({ memberId: id });

const snapshot = async ({ applicationId }: World) => {
  const row = await findThread(test.platform.database.db, applicationId);
  if (row === undefined) throw new Error('The thread is gone.');
  return { row, ...applicationOf(row, null) };
};

const timers = async ({ applicationId }: World): Promise<string[]> => {
  const { rows } = await test.platform.database.pool.query(
    `select key from graphile_worker._private_jobs where key like $1 order by run_at`,
    [`threads.timer:${applicationId}:%`],
  );
  return rows.map(({ key }) => String(key).split(':').at(-1) ?? '');
};

/** Advances the clock and runs the timers that are due by then. */
const after = async (days: number) => {
  test.clock.advance(days * 86_400_000);
  await test.platform.database.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at <= $1',
    [test.clock.now()],
  );
  await test.drain();
};

const toFunds = async (): Promise<World> => {
  const world = await aWorld(test, 'choice');
  const { owner, candidate } = world;
  await give(world, [by(owner), { type: 'choose/funds' }], [by(candidate), { type: 'funds/accept' }]);
  return world;
};
/** A price of 500 €, its VAT of 20 %, and the fee with its own VAT. */
const deposited: ThreadCommand = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' };

const requests = async ({ applicationId }: World) => {
  const rows = await test.platform.database.db
    .selectFrom('payment_request')
    .select(['ask', 'amount_cents', 'candidate_cents', 'creator_cents'])
    .where('application_id', '=', applicationId)
    .orderBy('id')
    .execute();
  return rows.map(({ ask, amount_cents, candidate_cents }) => [ask, amount_cents ?? candidate_cents]);
};

describe('held funds', () => {
  it('are requested, confirmed, and released after the time that follows the end', async () => {
    const world = await toFunds();
    await give(world, [provider, deposited]);
    expect(await snapshot(world)).toMatchObject({ state: 'ONGOING', deposit: { amountCents: 61_800 } });
    await give(world, [by(world.owner), { type: 'mission/validate' }]);
    expect((await snapshot(world)).state).toBe('WAITING_RULES');
    expect(await timers(world)).toContain('release');
    await after(1);
    expect((await snapshot(world)).state).toBe('WAITING_RULES');
    await after(2);
    expect((await snapshot(world)).state).toBe('DONE');
    expect(await requests(world)).toEqual([['release', 60_000]]);
  });

  it('are refused if the amount is not the expected one', async () => {
    const world = await toFunds();
    const wrong = { ...deposited, amountCents: 50_000 } as ThreadCommand;
    await expect(give(world, [provider, wrong])).rejects.toMatchObject({ code: 'AMOUNT_MISMATCH' });
    expect((await snapshot(world)).state).toBe('WAITING_FUNDS');
  });

  it('stay frozen while the mission is contested, until staff split them', async () => {
    const world = await toFunds();
    await give(
      world,
      [provider, deposited],
      [by(world.candidate), { type: 'deliver' }],
      [by(world.owner), { type: 'contest', reason: 'La note est incomplète.' }],
    );
    await after(20);
    expect(await snapshot(world)).toMatchObject({
      state: 'ONGOING',
      contest: { by: 'creator', reason: 'La note est incomplète.' },
    });
    await give(world, [
      staff,
      { type: 'settle', outcome: 'split', candidateCents: 20_000, reason: 'Vu les pièces du dossier.' },
    ]);
    expect((await snapshot(world)).state).toBe('DONE');
    expect(await requests(world)).toEqual([['split', 20_000]]);
  });

  it('are refunded when both parties request it', async () => {
    const world = await toFunds();
    await give(
      world,
      [provider, deposited],
      [by(world.owner), { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }],
      [by(world.candidate), { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }],
    );
    expect(await snapshot(world)).toMatchObject({ state: 'REFUSED', closedReason: 'refunded' });
    expect(await requests(world)).toEqual([['refund', 61_800]]);
  });
});

describe('salaried portage', () => {
  it('passes the platform and the partner, and both parties read the reason of a rejection', async () => {
    const world = await aWorld(test, 'choice');
    const { owner, candidate } = world;
    await give(
      world,
      [by(owner), { type: 'choose/portage' }],
      [by(candidate), { type: 'portage/accept' }],
      [staff, { type: 'portage/validate' }],
      [partner, { type: 'itg/reject', reason: 'Le dossier est incomplet.' }],
    );
    const { state, actions } = await snapshot(world);
    expect(state).toBe('WAITING_ACCEPTATION');
    expect(actions.at(-1)).toMatchObject({ type: 'CONTRACT_CHOICE', result: 'ONGOING' });
    await test.drain();
    const told = (await test.mails()).filter(({ subject }) => subject?.startsWith('Portage salarial refusé'));
    expect(told.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
      [owner.email, candidate.email].toSorted(),
    );
    for (const { text } of told) expect(text).toContain('Le dossier est incomplet.');
  });

  it('is closed to an offer below 250 €', async () => {
    const world = await aWorld(test, 'new');
    const { owner, candidate } = world;
    await give(
      world,
      [by(owner), { type: 'price/refuse' }],
      [by(candidate), { type: 'price/new', offerCents: 24_999 }],
      [by(owner), { type: 'price/accept' }],
    );
    await expect(give(world, [by(owner), { type: 'choose/portage' }])).rejects.toMatchObject({
      code: 'PORTAGE_MINIMUM',
    });
  });
});

describe('a delivery without the creator’s answer', () => {
  it('is reminded of on days 3, 7 and 12, and ends the mission after 14', async () => {
    const world = await aWorld(test, 'ongoing');
    await give(world, [by(world.candidate), { type: 'deliver' }]);
    expect(await timers(world)).toEqual(['end/remind/3', 'end/remind/7', 'end/remind/12', 'end/auto']);
    const reminders = async () =>
      (await test.mails()).filter(
        ({ subject, to }) =>
          subject?.startsWith('Votre réponse est attendue') && to?.[0]?.address === world.owner.email,
      ).length;
    await after(3.01);
    expect(await reminders()).toBe(1);
    await after(9);
    expect(await reminders()).toBe(3);
    await after(2);
    expect((await snapshot(world)).state).toBe('DONE');
  });

  it('sends no reminder once it was answered', async () => {
    const world = await aWorld(test, 'ongoing');
    await give(
      world,
      [by(world.candidate), { type: 'deliver' }],
      [by(world.owner), { type: 'mission/validate' }],
    );
    const { row } = await snapshot(world);
    await after(15);
    expect((await snapshot(world)).row.position).toBe(row.position);
  });
});

describe('an account that is deleted', () => {
  it('is kept while money is held for it', async () => {
    const world = await toFunds();
    await give(world, [provider, deposited]);
    for (const { id } of [world.owner, world.candidate]) {
      const token = await aSession(test, id);
      expect((await test.call('GET', '/users/me/erasure', { token })).json()).toEqual({ isHeldBack: true });
      const answer = await test.call('DELETE', '/users/me', { token });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ACCOUNT_IN_USE']);
    }
  });

  it('leaves archived missions, refused candidates, and threads that the other party still reads', async () => {
    const world = await aWorld(test, 'new');
    const token = await aSession(test, world.owner.id);
    expect((await test.call('DELETE', '/users/me', { token })).statusCode).toBe(204);
    const reader = await aSession(test, world.candidate.id);
    const thread = await test.call('GET', `/messagerie/${world.applicationId}`, { token: reader });
    expect(thread.json()).toMatchObject({
      state: 'REFUSED',
      creator: { name: 'Compte supprimé' },
      mission: { isArchived: true, isOpen: false },
    });
    const newcomer = await aMember(test);
    const late = await test.call('POST', '/missions/postulate', {
      token: newcomer.token,
      body: { missionID: world.missionId, offer: 300, tvaApplicable: false },
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'APPLICATIONS_CLOSED']);
  });

  it('withdraws its applications', async () => {
    const world = await aWorld(test, 'choice');
    const token = await aSession(test, world.candidate.id);
    await test.call('DELETE', '/users/me', { token });
    expect(await snapshot(world)).toMatchObject({ state: 'REFUSED', closedReason: 'withdrawn' });
  });
});
