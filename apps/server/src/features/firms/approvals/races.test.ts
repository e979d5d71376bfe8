import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  aDepositScene,
  approve,
  askConsent,
  asked,
  callFor,
  codeOf,
  type DepositScene,
  payFor,
  refuse,
  statesOf,
} from '../../../../test/firm-deposits.ts';
import { holdOf, pageAtProvider, payWith, stateOf, until } from '../../../../test/payments.ts';

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ sandbox: true, environment });
  await test.listen();
  other = await createTestApp({ environment, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const limitOf = (depositLimit: number | null) =>
  ['PUT', '/firms/current/settings', { depositLimit }] as const;

/** Sets a limit below the deposit on the other process, and carries out the jobs of that. */
const limitAndClose = async (scene: DepositScene) => {
  const answer = await callFor(scene, scene.claire, limitOf(500), other);
  await other.drain();
  return answer;
};

const pagesOf = async ({ world }: DepositScene): Promise<string[]> => {
  const { db } = test.platform.database;
  const pages = await db
    .selectFrom('deposit_session')
    .select('status')
    .where('application_id', '=', world.applicationId)
    .execute();
  return pages.map(({ status }) => status);
};

/** Rounds of each race: each on a firm of its own, over two processes. */
const rounds = Array.from({ length: 6 }, (_, index) => index);

describe('two calls about one deposit at once', () => {
  it('ask once', async () => {
    for (const _ of rounds) {
      const scene = await aDepositScene(test);
      const answers = await Promise.all([
        askConsent(scene, scene.karim),
        askConsent(scene, scene.claire, other),
      ]);
      expect(answers.map(codeOf).toSorted()).toEqual([200, 'APPROVAL_WAITS']);
    }
  });

  it('approve or refuse', async () => {
    for (const _ of rounds) {
      const scene = await aDepositScene(test);
      const id = await asked(scene);
      const answers = await Promise.all([
        approve(scene, scene.nadia, id),
        refuse(scene, scene.claire, id, other),
      ]);
      expect(answers.map(codeOf).toSorted()).toEqual([200, 'STATE_CHANGED']);
      expect(await statesOf(scene)).toEqual([codeOf(answers[0]) === 200 ? 'approved' : 'refused']);
    }
  });

  it('approve the old sum or another one', async () => {
    for (const _ of rounds) {
      const scene = await aDepositScene(test);
      const id = await asked(scene);
      const change = other.platform.database.transaction((trx) =>
        trx
          .updateTable('application')
          .set({ offer_cents: 60_000 })
          .where('id', '=', scene.world.applicationId)
          .execute(),
      );
      const [answer] = await Promise.all([approve(scene, scene.nadia, id), change]);
      expect([200, 'STATE_CHANGED']).toContain(codeOf(answer));
      expect(codeOf(await payFor(scene, scene.karim))).toBe('APPROVAL_NEEDED');
    }
  });

  it('pay on an open page, or set a limit below it', async () => {
    for (const round of rounds.slice(0, 4)) {
      const scene = await aDepositScene(test);
      const { world, claire, karim } = scene;
      expect(codeOf(await callFor(scene, claire, limitOf(null)))).toBe(204);
      expect(codeOf(await payFor(scene, karim))).toBe(200);
      const pay = () => payWith(test, world);
      const set = async () => expect(codeOf(await limitAndClose(scene))).toBe(204);
      const both = round % 2 === 0 ? [pay, set] : [set, pay];
      await Promise.all(both.map((act) => act()));
      await until(test, async () => (await pagesOf(scene)).join() !== 'open');
      const isPaid = (await pageAtProvider(test, world)) === 'complete paid';
      expect(await pagesOf(scene)).toEqual([isPaid ? 'paid' : 'expired']);
      expect(await stateOf(test, world)).toBe(isPaid ? 'ONGOING' : 'WAITING_FUNDS');
      const held = { deposited: 61_800, held: 60_000, fee_held: 1_800 };
      expect(await holdOf(test, world)).toEqual(isPaid ? held : {});
    }
  });

  it('open a page, or set a limit below it', async () => {
    for (const _ of rounds) {
      const scene = await aDepositScene(test);
      const { world, claire, karim } = scene;
      expect(codeOf(await callFor(scene, claire, limitOf(null)))).toBe(204);
      const [opened, set] = await Promise.all([
        payFor(scene, karim),
        callFor(scene, claire, limitOf(500), other),
      ]);
      expect(codeOf(set)).toBe(204);
      expect([200, 'APPROVAL_NEEDED', 'STATE_CHANGED']).toContain(codeOf(opened));
      const closed = codeOf(opened) === 'APPROVAL_NEEDED' ? '' : 'expired';
      await until(test, async () => (await pagesOf(scene)).join() === closed);
      if (closed === '') continue;
      await payWith(test, world);
      expect(await pageAtProvider(test, world)).toBe('expired unpaid');
    }
  });

  it('approve, or end the seat of the approver or of the asker', async () => {
    for (const round of rounds) {
      const scene = await aDepositScene(test);
      const id = await asked(scene);
      const seat = round % 2 === 0 ? scene.nadiaSeat : scene.karimSeat;
      const [answer, removed] = await Promise.all([
        approve(scene, scene.nadia, id),
        callFor(scene, scene.claire, ['POST', `/firms/current/seats/${seat}/remove`, {}], other),
      ]);
      expect(codeOf(removed)).toBe(204);
      const left = round % 2 === 0 ? ['waiting', 'SEAT_ENDED'] : ['withdrawn', 'STATE_CHANGED'];
      expect([...(await statesOf(scene)), codeOf(answer)]).toEqual(
        codeOf(answer) === 200 ? ['approved', 200] : left,
      );
    }
  });
});
