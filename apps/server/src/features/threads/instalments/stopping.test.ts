import type { Instalments } from '@basoche/contract/threads/instalments';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession } from '../../../../test/factories.ts';
import { payCurrent, secondAwaited } from '../../../../test/instalment-money.ts';
import { instalmentRow } from '../../../../test/instalments.ts';
import { askToPay, pageOf, payWith, until } from '../../../../test/payments.ts';
import { decides, gives, notifiedOf, readBy, untilThe, writtenTo } from '../../../../test/play-threads.ts';
import type { World } from '../../../../test/world.ts';
import { differencesIn } from '../../payments/ledger/checks/service.ts';

/**
 * An instalment without a deposit: both are notified, and either may stop the mission (rules §13, "Without a
 * deposit").
 */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

const read = async ({ applicationId, owner }: World): Promise<Instalments> =>
  (
    await test.call('GET', `/messagerie/instalments/${applicationId}`, {
      token: await aSession(test, owner.id),
    })
  ).json();

const confirm: ThreadCommand = { type: 'deposit/confirm', amountCents: 24_000, currency: 'eur' };
const inDays = (days: number) => untilThe(test, new Date(test.clock.now().getTime() + days * 86_400_000));
const differencesOf = async ({ applicationId }: World) =>
  (await differencesIn(test.platform.database.db)).filter(({ on }) => on === applicationId);
const sessionsOf = async ({ applicationId }: World) => {
  const { rows } = await test.platform.database.pool.query<{ instalment: number; status: string }>(
    'select instalment, status from deposit_session where application_id = $1 order by planned_at',
    [applicationId],
  );
  return rows.map(({ instalment, status }) => `${instalment} ${status}`);
};

describe('the second instalment', () => {
  it('is announced to both when it opens, and again while its deposit is not paid', async () => {
    const world = await secondAwaited(test);
    const { owner, candidate } = world;
    await test.drain();
    const name = 'Tranche\u00a02 sur 2\u202f: ';
    const told = async (by: World['owner']) =>
      (await notifiedOf(test, world, by)).filter((title) => title.startsWith(name)).length;
    expect(await notifiedOf(test, world, owner)).toContain(`${name}votre dépôt est attendu.`);
    expect(await notifiedOf(test, world, candidate)).toContain(
      `${name}le dépôt du client est attendu. Rien ne garantit le travail que vous feriez avant.`,
    );
    const both = [owner.email, candidate.email].toSorted();
    expect(await writtenTo(test, 'Tranche\u00a02 sur 2 ouverte')).toEqual(both);
    for (const [days, times] of [
      [3, 2],
      [5, 3],
      [7, 4],
      [30, 4],
    ] as const) {
      await inDays(days);
      expect([await told(owner), await told(candidate)]).toEqual([times, times]);
    }
    expect(await writtenTo(test, 'Tranche\u00a02 sur 2 sans dépôt')).toHaveLength(6);
    await gives(test, world, candidate, 'mission/deliver', { expects: 'STATE_CHANGED' });
  });

  it('is not announced again once it has its deposit', async () => {
    const world = await secondAwaited(test);
    await decides(test, world, 'provider', confirm);
    await inDays(20);
    expect((await notifiedOf(test, world, world.owner)).join('\n')).not.toContain('toujours attendu');
  });

  it('has a payment page of its own, with its name and without the fee', async () => {
    const world = await secondAwaited(test);
    await askToPay(test, world);
    const stripe = await test.platform.payments.client();
    const { data } = await stripe.checkout.sessions.listLineItems(await pageOf(test, world));
    expect(data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      [expect.stringMatching(/^Tranche\u00a02 sur 2\u202f: ./), 20_000],
      ['TVA sur la mission (20 %)', 4_000],
    ]);
  });

  it('names itself in the record, with the plan of the price', async () => {
    const world = await secondAwaited(test);
    await gives(test, world, world.candidate, 'instalment/stop');
    const { rows } = await test.platform.database.pool.query<{ body: string }>(
      'select body from thread_entry where application_id = $1 and body is not null order by position',
      [world.applicationId],
    );
    const entries = rows.map(({ body }) => JSON.parse(body));
    const of = (command: string) => entries.find((entry) => entry.command === command);
    expect(of('price/new').opened).toEqual([
      {
        type: 'PRICE',
        offerCents: 50_000,
        instalments: [
          { title: 'Étape 1', cents: 30_000, days: null },
          { title: 'Étape 2', cents: 20_000, days: null },
        ],
      },
    ]);
    expect(of('funds/accept')).not.toHaveProperty('instalment');
    expect(of('deposit/confirm').instalment).toEqual({ position: 0, count: 2 });
    expect(of('release').instalment).toEqual({ position: 0, count: 2 });
    expect(of('instalment/stop').instalment).toEqual({ position: 1, count: 2 });
    const pdf = await test.call('GET', `/messagerie/evidence/${world.applicationId}`, {
      token: await aSession(test, world.owner.id),
      headers: { accept: 'application/pdf' },
    });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

describe('a mission that is stopped', () => {
  it('ends at the instalment that was paid: the other party is notified, and the next ones are dropped', async () => {
    const world = await secondAwaited(test, [30_000, 20_000, 10_000]);
    expect((await readBy(test, world, world.candidate)).permitted).toContain('instalment/stop');
    const thread = await gives(test, world, world.candidate, 'instalment/stop');
    expect([thread.state, thread.instalment?.position]).toEqual(['DONE', 0]);
    const ends = thread.actions.filter(({ type }) => type === 'WAITING_FUNDS' || type === 'MISSION_ONGOING');
    expect(ends.map(({ type, result, ending }) => `${type} ${result} ${ending}`)).toEqual([
      'WAITING_FUNDS ACCEPTED undefined',
      'MISSION_ONGOING ACCEPTED declared',
      'WAITING_FUNDS REFUSED stoppedByCandidate',
    ]);
    const { current, sums, instalments } = await read(world);
    expect([current, sums]).toEqual([
      null,
      { engaged: 600, paid: 300, deposited: 0, toCome: 0, dropped: 300 },
    ]);
    expect(instalments.map(({ state, paid }) => [state, paid])).toEqual([
      ['accepted', 300],
      ['dropped', 0],
      ['dropped', null],
    ]);
    await test.drain();
    expect((await notifiedOf(test, world, world.owner)).at(-1)).toBe(
      'Tranche\u00a02 sur 3\u202f: la mission est arrêtée avant elle. Ce qui est versé le reste.',
    );
    expect(await writtenTo(test, 'Mission arrêtée')).toContain(world.owner.email);
    await gives(test, world, world.owner, 'instalment/stop', { expects: 'STATE_CHANGED' });
    await gives(test, world, world.owner, 'mission/review', {
      body: { grade: 4, text: 'Un travail soigné.' },
    });
    await inDays(20);
    expect((await notifiedOf(test, world, world.owner)).join('\n')).not.toContain('toujours attendu');
    expect(await differencesOf(world)).toEqual([]);
  });

  it('closes the page on which the client was about to pay', async () => {
    const world = await secondAwaited(test);
    await askToPay(test, world);
    await gives(test, world, world.owner, 'instalment/stop');
    await test.drain();
    await until(test, async () => (await sessionsOf(world)).includes('1 expired'));
    expect(await sessionsOf(world)).toEqual(['0 paid', '1 expired']);
  });

  it('cannot be stopped once the deposit is paid', async () => {
    const world = await secondAwaited(test);
    await payCurrent(test, world);
    for (const party of [world.owner, world.candidate])
      await gives(test, world, party, 'instalment/stop', { expects: 'INSTALMENT_FUNDED' });
    expect((await readBy(test, world, world.owner)).permitted).not.toContain('instalment/stop');
  });

  it('is either stopped or paid if both happen at once, and a payment that comes later goes back', async () => {
    const world = await secondAwaited(test);
    await askToPay(test, world);
    const [stopped] = await Promise.allSettled([
      gives(test, world, world.candidate, 'instalment/stop'),
      payWith(test, world),
    ]);
    if (stopped.status === 'rejected') {
      await until(test, async () => (await sessionsOf(world)).includes('1 paid'));
      expect(await instalmentRow(test, world, 1)).toMatchObject({ net_cents: 20_000 });
    } else {
      await until(test, async () => /1 (?:expired|returned)/.test((await sessionsOf(world)).join()));
      expect((await readBy(test, world, world.owner)).state).toBe('DONE');
      expect(await instalmentRow(test, world, 1)).toMatchObject({ close: 'refunded', due_cents: 0 });
    }
    await test.drain();
    expect(await differencesOf(world)).toEqual([]);
  });

  it('counts one of several simultaneous stops and a deposit', async () => {
    const world = await secondAwaited(test);
    const outcomes = await Promise.allSettled([
      gives(test, world, world.owner, 'instalment/stop'),
      gives(test, world, world.candidate, 'instalment/stop'),
      decides(test, world, 'provider', confirm),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
