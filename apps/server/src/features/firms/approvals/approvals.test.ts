import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aSession, type TestMember } from '../../../../test/factories.ts';
import {
  aDepositScene,
  approvalPath,
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
import { aFirm } from '../../../../test/firms.ts';
import { pageAtProvider, payWith, stateOf, untilState } from '../../../../test/payments.ts';
import { readBy } from '../../../../test/play-threads.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

const read = async (scene: DepositScene, by: TestMember) =>
  (await callFor(scene, by, ['GET', approvalPath(scene)])).json();
const withdraw = (scene: DepositScene, by: TestMember) => callFor(scene, by, ['DELETE', approvalPath(scene)]);
const limit = (scene: DepositScene, by: TestMember, depositLimit: number | null) =>
  callFor(scene, by, ['PUT', '/firms/current/settings', { depositLimit }]);

const pageStates = async ({ world }: DepositScene): Promise<string[]> =>
  (await rows('select status from deposit_session where application_id = $1', world.applicationId)).map(
    ({ status }) => status,
  );

describe('a deposit above the limit of a firm', () => {
  it('is paid once a second person has consented, and its approval is then used', async () => {
    const scene = await aDepositScene(test);
    const { karim, nadia, claire, world } = scene;
    const refused = await payFor(scene, karim);
    expect(refused.json()).toMatchObject({ status: 409, code: 'APPROVAL_NEEDED' });
    expect(refused.json().title).toContain('618\u00a0€');
    expect(await read(scene, karim)).toMatchObject({
      step: 'ask',
      amount: 618,
      limit: 500,
      approvers: ['Claire Delmas', 'Nadia Roux'],
      request: null,
    });
    const id = await asked(scene);
    expect(codeOf(await payFor(scene, karim))).toBe('APPROVAL_WAITS');
    expect(codeOf(await payFor(scene, claire))).toBe('APPROVAL_WAITS');
    expect(codeOf(await askConsent(scene, claire))).toBe('APPROVAL_WAITS');
    expect((await approve(scene, nadia, id)).json()).toMatchObject({
      state: 'approved',
      amount: 618,
      askedBy: 'Karim Saïdi',
      decidedBy: 'Nadia Roux',
      permitted: { decide: false, withdraw: false },
    });
    expect(codeOf(await askConsent(scene, karim))).toBe('NOT_NEEDED');
    expect(codeOf(await payFor(scene, karim))).toBe(200);
    await payWith(test, world);
    await untilState(test, world, 'ONGOING');
    expect(await statesOf(scene)).toEqual(['used']);
    expect((await callFor(scene, karim, ['GET', approvalPath(scene)])).body).toBe('null');
  });

  it('needs another consent once the person who gave it may not give it any more', async () => {
    const scene = await aDepositScene(test);
    const { karim, nadia } = scene;
    await approve(scene, nadia, await asked(scene));
    await rows('update seat set ended_at = now() where person_id = $1', nadia.id);
    expect(codeOf(await payFor(scene, karim))).toBe('APPROVAL_NEEDED');
    expect(await read(scene, karim)).toMatchObject({ step: 'ask', request: { state: 'lapsed' } });
  });

  it('is not paid by a page that was opened while the limit was lifted; others are told of each change', async () => {
    const scene = await aDepositScene(test);
    const { karim, claire, nadia } = scene;
    expect(codeOf(await limit(scene, claire, null))).toBe(204);
    expect(codeOf(await payFor(scene, karim))).toBe(200);
    expect(codeOf(await limit(scene, claire, 500))).toBe(204);
    expect(codeOf(await payFor(scene, karim))).toBe('APPROVAL_NEEDED');
    await test.drain();
    expect(await pageStates(scene)).toEqual(['expired']);
    await payWith(test, scene.world);
    expect(await pageAtProvider(test, scene.world)).toBe('expired unpaid');
    expect(await stateOf(test, scene.world)).toBe('WAITING_FUNDS');
    const told = await rows(
      `select member_id from notification where key = 'DEPOSIT_LIMIT_CHANGED' and firm_id = $1`,
      scene.firm.id,
    );
    expect(told).toEqual([{ member_id: nadia.id }, { member_id: nadia.id }]);
  });

  it('keeps its page where the new limit is above it, and where a second person has consented', async () => {
    const scene = await aDepositScene(test);
    const { karim, claire, nadia } = scene;
    await approve(scene, nadia, await asked(scene));
    expect(codeOf(await payFor(scene, karim))).toBe(200);
    expect(codeOf(await limit(scene, claire, 400))).toBe(204);
    await test.drain();
    expect(await pageStates(scene)).toEqual(['open']);
    await rows(
      'update deposit_approval set state = $1 where application_id = $2',
      'lapsed',
      scene.world.applicationId,
    );
    expect(codeOf(await limit(scene, claire, 700))).toBe(204);
    await test.drain();
    expect(await pageStates(scene)).toEqual(['open']);
    expect(codeOf(await limit(scene, claire, 617))).toBe(204);
    await test.drain();
    expect(await pageStates(scene)).toEqual(['expired']);
  });

  it('is asked for five times a day at most', async () => {
    const scene = await aDepositScene(test);
    for (let time = 0; time < 5; time += 1) {
      expect(codeOf(await askConsent(scene, scene.karim))).toBe(200);
      expect(codeOf(await withdraw(scene, scene.karim))).toBe(200);
    }
    expect(codeOf(await askConsent(scene, scene.karim))).toBe('TOO_MANY_REQUESTS');
  });

  it('tells finance what is to be paid and what waits for its consent', async () => {
    const scene = await aDepositScene(test);
    const { nadia, karim, world } = scene;
    const id = await asked(scene);
    const list = async (by: TestMember) =>
      (await callFor(scene, by, ['GET', '/firms/current/approvals'])).json();
    const { due, requests } = await list(nadia);
    expect(due).toMatchObject([{ postulationID: world.applicationId, amount: 618, step: 'wait' }]);
    expect(requests).toMatchObject([
      { id, state: 'waiting', askedBy: 'Karim Saïdi', permitted: { decide: true, withdraw: false } },
    ]);
    expect((await list(karim)).requests[0].permitted).toEqual({ decide: false, withdraw: true });
    await approve(scene, nadia, id);
    expect((await list(nadia)).due).toMatchObject([{ step: 'pay' }]);
  });

  it('is told to those who may consent, and its answer to the person who asked', async () => {
    const scene = await aDepositScene(test);
    const { firm, claire, nadia, karim } = scene;
    const told = async () => {
      const found = await rows(
        'select member_id, key, about, amount_cents from notification where firm_id = $1 order by id',
        firm.id,
      );
      return found.map(({ member_id, key }) => [member_id, key]);
    };
    const id = await asked(scene);
    const toApprovers = [
      [claire.id, 'APPROVAL_ASKED'],
      [nadia.id, 'APPROVAL_ASKED'],
    ];
    expect(await told()).toEqual(toApprovers);
    await approve(scene, nadia, id);
    expect(await told()).toEqual([...toApprovers, [karim.id, 'APPROVAL_DECIDED']]);
    const [first] = (await test.call('GET', '/notifications/new', { token: nadia.token })).json();
    expect(first).toMatchObject({
      about: 'DEPOSITS',
      firm: { id: firm.id },
      title: 'Un dépôt attend votre approbation.',
    });
  });

  it('may be asked again after a refusal, whose reason the firm reads, and after a withdrawal', async () => {
    const scene = await aDepositScene(test);
    const { karim, nadia, claire } = scene;
    await refuse(scene, nadia, await asked(scene));
    expect(await read(scene, karim)).toMatchObject({
      step: 'ask',
      request: { state: 'refused', decidedBy: 'Nadia Roux', reason: 'Le budget est épuisé.' },
    });
    expect(codeOf(await payFor(scene, karim))).toBe('APPROVAL_NEEDED');
    const id = await asked(scene);
    expect(codeOf(await withdraw(scene, claire))).toBe('STATE_CHANGED');
    expect(codeOf(await withdraw(scene, karim))).toBe(200);
    expect(codeOf(await withdraw(scene, karim))).toBe('STATE_CHANGED');
    expect(codeOf(await approve(scene, nadia, id))).toBe('STATE_CHANGED');
    await asked(scene);
    expect(await statesOf(scene)).toEqual(['refused', 'withdrawn', 'waiting']);
    const acts = await rows(
      'select act, person_id, body from firm_act where firm_id = $1 order by id',
      scene.firm.id,
    );
    expect(acts.map(({ act }) => act)).toEqual([
      'deposit/asked',
      'deposit/refused',
      'deposit/asked',
      'deposit/withdrawn',
      'deposit/asked',
    ]);
    expect(acts[1]).toMatchObject({
      person_id: nadia.id,
      body: { thread: scene.world.applicationId, cents: 61_800 },
    });
    expect(JSON.stringify(acts)).not.toContain('budget');
  });

  it('needs somebody else than the person who asks, an owner too', async () => {
    const scene = await aDepositScene(test);
    const { claire, nadia, karim, nadiaSeat } = scene;
    const id = await asked(scene, claire);
    expect(codeOf(await approve(scene, claire, id))).toBe('OWN_REQUEST');
    expect(codeOf(await approve(scene, karim, id))).toBe('ROLE_NOT_ALLOWED');
    await withdraw(scene, claire);
    await rows('update seat set ended_at = now() where id = $1', nadiaSeat);
    expect(codeOf(await askConsent(scene, claire))).toBe('NO_APPROVER');
    expect(codeOf(await payFor(scene, claire))).toBe('NO_APPROVER');
    expect(codeOf(await askConsent(scene, nadia))).toBe('SEAT_ENDED');
    expect(codeOf(await askConsent(scene, karim))).toBe(200);
  });

  it('counts for the very sum that was approved, and for fourteen days', async () => {
    const scene = await aDepositScene(test);
    const { karim, nadia, world } = scene;
    const id = await asked(scene);
    const more = (cents: number) =>
      rows('update application set offer_cents = offer_cents + $2 where id = $1', world.applicationId, cents);
    await more(100);
    expect(codeOf(await approve(scene, nadia, id))).toBe('STATE_CHANGED');
    expect(await read(scene, karim)).toMatchObject({ step: 'ask', request: { state: 'lapsed' } });
    const again = await asked(scene);
    expect(codeOf(await approve(scene, nadia, again))).toBe(200);
    await more(100);
    expect(codeOf(await payFor(scene, karim))).toBe('APPROVAL_NEEDED');
    await more(-100);
    test.clock.advance(14 * 86_400_000);
    expect(codeOf(await payFor(scene, { token: await aSession(test, karim.id) }))).toBe('APPROVAL_NEEDED');
  });

  it('asks the approver to prove their identity, and is asked of nobody outside the firm', async () => {
    const scene = await aDepositScene(test);
    const id = await asked(scene);
    test.clock.advance(20 * 60_000);
    expect(codeOf(await approve(scene, scene.nadia, id))).toBe('PROOF_REQUIRED');
    const elsewhere = await aDepositScene(test);
    expect(codeOf(await approve(elsewhere, elsewhere.nadia, id))).toBe('NOT_FOUND');
    expect(codeOf(await callFor(elsewhere, elsewhere.karim, ['POST', approvalPath(scene)]))).toBe(
      'NOT_FOUND',
    );
    const ofCandidate = await aFirm(test, { of: scene.world.candidate });
    const token = await aSession(test, ofCandidate.owner.id);
    expect(
      codeOf(await callFor({ ...scene, firm: ofCandidate }, { token }, ['POST', approvalPath(scene)])),
    ).toBe('NOT_FOUND');
  });

  it('is unknown to the other party', async () => {
    const scene = await aDepositScene(test);
    const { world, nadia } = scene;
    const seen = async () => JSON.stringify(await readBy(test, world, world.candidate));
    const told = () =>
      rows(
        `select (select count(*) from notification where member_id = $1) as told, (select position from application where id = $2)`,
        world.candidate.id,
        world.applicationId,
      );
    const [before, toldBefore] = [await seen(), await told()];
    const id = await asked(scene);
    await test.drain();
    expect(await seen()).toBe(before);
    await approve(scene, nadia, id);
    await test.drain();
    expect(await seen()).toBe(before);
    expect(await told()).toEqual(toldBefore);
  });
});

describe('the limit of a firm', () => {
  it('is set by an owner with a fresh proof, and stands in the journal', async () => {
    const scene = await aDepositScene(test);
    const { claire, nadia, karim, firm } = scene;
    expect(codeOf(await limit(scene, nadia, null))).toBe('ROLE_NOT_ALLOWED');
    expect(codeOf(await limit(scene, claire, 1_000_000))).toBe('INVALID_INPUT');
    expect(codeOf(await limit(scene, claire, 618))).toBe(204);
    expect(codeOf(await limit(scene, claire, 618))).toBe(204);
    expect(await rows('select act, person_id, body from firm_act where firm_id = $1', firm.id)).toEqual([
      { act: 'limit/changed', person_id: claire.id, body: { cents: 61_800, fromCents: 50_000 } },
    ]);
    expect(codeOf(await payFor(scene, karim))).toBe(200);
    test.clock.advance(20 * 60_000);
    expect(codeOf(await limit(scene, claire, null))).toBe('PROOF_REQUIRED');
  });
});
