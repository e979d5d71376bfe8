import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  aDepositScene,
  approve,
  askConsent,
  asked,
  callFor,
  codeOf,
  payFor,
  refuse,
  statesOf,
} from '../../../../test/firm-deposits.ts';

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
