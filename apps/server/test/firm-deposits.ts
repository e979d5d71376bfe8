import { actingForHeader } from '@basoche/contract/acting-for';
import type { TestApp } from './app.ts';
import { aMember, type TestMember } from './factories.ts';
import { aFirm, aSeat, type TestFirm } from './firms.ts';
import { anAwaitedDeposit } from './payments.ts';
import type { World } from './world.ts';

/** Deposits of firms above their limit, for tests. */

export interface DepositScene {
  readonly test: TestApp;
  readonly world: World;
  readonly firm: TestFirm;
  readonly claire: TestMember;
  readonly nadia: TestMember;
  readonly karim: TestMember;
  readonly karimSeat: string;
  readonly nadiaSeat: string;
}

/**
 * A firm that must pay a deposit of 618 €, or the deposit of the given mission, above its limit of 500 €.
 * Claire owns it, Nadia has the role finance, Karim the role publisher.
 */
export const aDepositScene = async (
  test: TestApp,
  begin: (test: TestApp) => Promise<World> = anAwaitedDeposit,
): Promise<DepositScene> => {
  const world = await begin(test);
  const claire = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const nadia = await aMember(test, { firstName: 'Nadia', lastName: 'Roux' });
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });
  const firm = await aFirm(test, { of: world.owner, owner: claire });
  const nadiaSeat = await aSeat(test, firm, nadia, 'finance');
  const karimSeat = await aSeat(test, firm, karim, 'publisher');
  const { db } = test.platform.database;
  await db
    .updateTable('firm')
    .set({ deposit_limit_cents: 50_000 })
    .where('member_id', '=', firm.id)
    .execute();
  return { test, world, firm, claire, nadia, karim, karimSeat, nadiaSeat };
};

type By = Pick<TestMember, 'token'>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a call for the firm of a scene; throws on a 5xx answer. */
export const callFor = async (
  { firm, test }: DepositScene,
  { token }: By,
  [method, path, body]: readonly [Method, string, object?],
  app = test,
) => {
  const headers = { [actingForHeader]: firm.id };
  const answer = await app.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  if (answer.statusCode >= 500) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return answer;
};

/** The status of a successful answer, otherwise its problem code. */
export const codeOf = (answer: Awaited<ReturnType<typeof callFor>>) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().code;

export const approvalPath = ({ world }: DepositScene) => `/messagerie/approval/${world.applicationId}`;

export const askConsent = (scene: DepositScene, by: By, app = scene.test) =>
  callFor(scene, by, ['POST', approvalPath(scene)], app);

/** Requests an approval, by default as Karim; returns its id. */
export const asked = async (scene: DepositScene, by: By = scene.karim): Promise<string> =>
  (await askConsent(scene, by)).json().request.id;

export const approve = (scene: DepositScene, by: By, id: string, app = scene.test) =>
  callFor(scene, by, ['POST', `/firms/current/approvals/${id}/approve`], app);
export const refuse = (scene: DepositScene, by: By, id: string, app = scene.test) =>
  callFor(
    scene,
    by,
    ['POST', `/firms/current/approvals/${id}/refuse`, { reason: 'Le budget est épuisé.' }],
    app,
  );

/** Opens the payment page. */
export const payFor = (scene: DepositScene, by: By) =>
  callFor(scene, by, ['POST', `/stripe/paiement/${scene.world.applicationId}`]);

/** States of the requests of a scene, the oldest first. */
export const statesOf = async ({ test, world }: DepositScene): Promise<string[]> => {
  const rows = await test.platform.database.db
    .selectFrom('deposit_approval')
    .select('state')
    .where('application_id', '=', world.applicationId)
    .orderBy('id')
    .execute();
  return rows.map(({ state }) => state);
};
