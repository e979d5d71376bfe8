import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/payments/ledger/checks/service.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aSession } from '../factories.ts';
import {
  aDeposit,
  anAwaitedDeposit,
  control,
  holdOf,
  payWith,
  recordOf,
  stateOf,
  until,
} from '../payments.ts';
import { gives } from '../play-threads.ts';
import type { World } from '../world.ts';
import { type Racer, startRacer, untilDecided } from './racers.ts';

/**
 * Trust, "Money and state": fifty concurrent calls over two processes and one payment provider. `npm run chaos --
 * money` repeats it.
 */
const times = Number(process.env.CHAOS_TIMES ?? 1);
const atOnce = 50;

let test: TestApp;
let racers: readonly Racer[];
let dataDir: string;

beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-money-'));
  const { apiUrl, secretKey, webhookSecret } = test.sandbox();
  const provider = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl ?? '',
  };
  racers = await Promise.all([0, 1].map(() => startRacer(test.databaseUrl, dataDir, provider)));
});

afterAll(async () => {
  await Promise.all(racers.map((racer) => racer.stop()));
  await test.close();
  await rm(dataDir, { recursive: true, force: true });
});

const racerOf = (index: number): Racer => {
  const racer = racers[index % racers.length];
  if (racer === undefined) throw new Error('Nobody races.');
  return racer;
};

const asked = async (ask: () => Promise<Response>): Promise<string> => {
  const answer = await untilDecided(ask);
  return `${answer.status} ${await answer.text()}`;
};

const atTheSameTime = <Answer>(ask: (racer: Racer, index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, index) => ask(racerOf(index), index)));

const carriedOut = ({ applicationId }: World) =>
  until(test, async () => {
    const { rows } = await test.platform.database.pool.query(
      'select from payment_request where application_id = $1 and handled_at is null',
      [applicationId],
    );
    return rows.length === 0;
  });

const repeated = (name: string, run: () => Promise<void>): void => {
  it(
    name,
    async () => {
      for (let time = 0; time < times; time += 1) await run();
    },
    600_000 + times * 60_000,
  );
};

describe('of fifty at once over two processes', () => {
  repeated(
    'all who ask for the payment page are given one address, of one page at the provider',
    async () => {
      const world = await anAwaitedDeposit(test);
      const token = await aSession(test, world.owner.id);

      const answers = await atTheSameTime(({ address }) =>
        asked(() =>
          fetch(`${address}/api/stripe/paiement/${world.applicationId}`, {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
          }),
        ),
      );

      expect(new Set(answers).size, [...new Set(answers)].join('\n')).toBe(1);
      expect(answers[0]).toMatch(/^200 "http/);
      const stripe = await test.platform.payments.client();
      const pages = await stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 });
      expect(pages.filter(({ metadata }) => metadata?.application === world.applicationId)).toHaveLength(1);
      await payWith(test, world);
      await until(test, async () => (await stateOf(test, world)) === 'ONGOING');
    },
  );

  repeated(
    'release and refund of one deposit, one is decided, and the provider moves the sum once',
    async () => {
      const world = await aDeposit(test);
      await gives(test, world, world.owner, 'mission/validate');
      await gives(test, world, world.owner, 'mission/contest', {
        body: { reason: 'La note est incomplète.' },
      });
      const outcomes = [
        { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
        { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' },
      ] as const;

      const answers = await atTheSameTime((racer, index) =>
        racer.command(
          { role: 'staff' },
          world.applicationId,
          outcomes[Math.floor(index / 2) % 2] ?? outcomes[0],
        ),
      );

      expect(answers.filter((code) => code === null)).toHaveLength(1);
      await carriedOut(world);
      const { paid, transferred, refunded } = await recordOf(test, world);
      expect(paid).toBe(61_800);
      expect([transferred, refunded]).toEqual(transferred === 0 ? [0, 61_800] : [60_000, 0]);
      expect(await holdOf(test, world)).toEqual(
        transferred === 0
          ? { deposited: 61_800, refunded: 61_800 }
          : { deposited: 61_800, fee: 1_800, released: 60_000 },
      );
    },
  );

  repeated('who carry out the same release, it is sent once', async () => {
    const world = await aDeposit(test);
    await gives(test, world, world.owner, 'mission/contest', { body: { reason: 'La note est incomplète.' } });
    const beside = await createTestApp({
      databaseUrl: test.databaseUrl,
      environment: {
        STRIPE_SECRET_KEY: test.sandbox().secretKey,
        STRIPE_WEBHOOK_SECRET: test.sandbox().webhookSecret,
        STRIPE_API_URL: test.sandbox().apiUrl ?? '',
      },
    });
    await racerOf(0).command({ role: 'staff' }, world.applicationId, {
      type: 'settle',
      outcome: 'release',
      reason: 'Vu les pièces du dossier.',
    });
    const { id } = await test.platform.database.db
      .selectFrom('payment_request')
      .select('id')
      .where('application_id', '=', world.applicationId)
      .where('handled_at', 'is', null)
      .executeTakeFirstOrThrow();
    const { carryOut } = await import('../../src/features/payments/payouts/service.ts');

    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        carryOut(index % 2 === 0 ? test.platform : beside.platform, id),
      ),
    );
    await carriedOut(world);

    const stripe = await test.platform.payments.client();
    expect((await stripe.transfers.list({ transfer_group: world.applicationId })).data).toHaveLength(1);
    expect(await recordOf(test, world)).toMatchObject({ transferred: 60_000, refunded: 0 });
    await beside.close();
  });
});

describe('after all of it', () => {
  it("the ledger holds, and is the provider's record", async () => {
    await control(test, 'DELETE', '/faults');
    const { differences, provider } = await checkLedger(test.platform, { withProvider: true });

    expect(differences).toEqual([]);
    expect(provider?.underWay).toBe(0);
  });
});
