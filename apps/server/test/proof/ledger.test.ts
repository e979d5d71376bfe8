import { ledgerKinds } from '@basoche/domain/payments/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger, differencesIn } from '../../src/features/payments/ledger/checks/service.ts';
import { reconcile } from '../../src/features/payments/provider/reconciliation/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { anAwaitedDeposit, anAwaitedPortage, aPayeeAccount, control } from '../payments.ts';
import type { World } from '../world.ts';
import type { Office } from './audit/office.ts';
import { bookOfWorlds } from './audit/worlds.ts';
import { openAuditor } from './auditor.ts';
import { anOffice, keepSessions } from './model-world.ts';
import { acts, deliver, openDisputes, work } from './money-steps.ts';

/**
 * Trust, "Money and state": no sequence of commands, events, lost answers and changed bank decisions breaks the rules
 * of the ledger, which is checked after every step.
 *
 * At the end it equals the provider's record, nothing waits, and every screen of the parties and of staff agrees with
 * the event log.
 */
const runs = Number(process.env.CHAOS_RUNS ?? 30);
const seed = Number(process.env.CHAOS_SEED ?? 11);

let test: TestApp;
let office: Office;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  office = await anOffice(test);
  await aPayeeAccount(test, office.partner);
});
afterAll(() => test.close());

interface Real {
  readonly worlds: readonly World[];
}
type Step = fc.AsyncCommand<object, Real>;

const step: fc.Arbitrary<Step> = fc
  .record({
    name: fc.oneof(
      // Steps that continue a flow are as frequent as failures.
      fc.constantFrom('the mission goes its way', 'jobs run', 'what was cut off is taken up'),
      fc.constantFrom('the mission goes its way', 'all events come', 'events come'),
      // Steps that random play seldom reaches.
      fc.constantFrom(
        'staff cancel',
        'a refund comes back',
        'the bank is asked for the money back',
        'the bank gives it again',
      ),
      fc.constantFrom(...Object.keys(acts)),
    ),
    at: fc.constantFrom(0, 0, 1),
    pick: fc.nat(65_535),
  })
  .map(({ name, at, pick }) => ({
    check: () => true,
    run: async (_model, { worlds }) => {
      const world = worlds[at];
      if (world === undefined) return;
      await acts[name]?.(test, world, pick);
      expect(await differencesIn(test.platform.database.db)).toEqual([]);
    },
    toString: () => `${name} (${at}, ${pick})`,
  }));

const waiting = async (): Promise<unknown[]> => {
  const { rows } = await test.platform.database.pool.query(
    `select r.ask, r.application_id, v.last_error from payment_request r left join money_movement v on v.request_id = r.id
     where r.handled_at is null`,
  );
  return rows;
};

/** Removes all faults and lets banks decide; interrupted work then completes by itself. */
const comeToRest = async (): Promise<void> => {
  await control(test, 'DELETE', '/faults');
  for (const id of await openDisputes(test)) {
    await control(test, 'POST', `/disputes/${id}/close`, { status: 'lost' });
  }
  const { pool } = test.platform.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id from payment_sandbox.event e where not exists (select from provider_event p where p.id = e.id) order by position`,
  );
  await deliver(
    test,
    rows.map(({ id }) => id),
  );
  for (let turn = 0; turn < 4; turn += 1) {
    test.clock.advance(61_000);
    await reconcile(test.platform);
    await work(test);
  }
};

/** The worlds of all sequences, since staff's lists hold all of them. */
const played: World[] = [];

const audit = async (worlds: readonly World[]): Promise<void> => {
  played.push(...worlds);
  await keepSessions(test);
  await openAuditor(test, await bookOfWorlds(test, played, worlds), office, []).audit();
};

it(
  `${runs} sequences of commands, events and failures leave a ledger that holds and says what the provider says`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands([step], { maxCommands: 24, size: 'max' }), async (steps) => {
        const worlds = [await anAwaitedDeposit(test), await anAwaitedPortage(test, office.partner)];
        await fc.asyncModelRun(() => ({ model: {}, real: { worlds } }), steps);
        await comeToRest();
        expect(await waiting()).toEqual([]);
        const { differences, provider } = await checkLedger(test.platform, { withProvider: true });
        expect(differences).toEqual([]);
        expect(provider?.underWay).toBe(0);
        await audit(worlds);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(played.length).toBeGreaterThan(0);
    if (runs < 200) return;
    // Checks that the sequences produced every kind of entry.
    const { rows } = await test.platform.database.pool.query('select distinct kind from ledger_entry');
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(ledgerKinds));
  },
  runs * 20_000,
);
