import { actingForHeader } from '@basoche/contract/acting-for';
import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { pathOf, sampleCalls } from '../../../../test/calls.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm } from '../../../../test/firms.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { classOf } from '../../own-data/archive/rows/store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  await test.listen();
});
afterAll(() => test.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

/** Makes the sample call of this name for a party of a world, which has a team, by its owner; returns the person. */
const callAs = async (name: string, party: 'owner' | 'candidate') => {
  const { stage, params, body } = sampleCalls[name] ?? {};
  const route = routes.find((one) => one.name === name);
  if (route === undefined) throw new Error(`No call is named ${name}.`);
  const world: World = await aWorld(test, stage ?? 'new');
  const claire: TestMember = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const firm = await aFirm(test, { of: world[party], owner: claire });
  const answer = await test.call(route.method, pathOf(route.path, params?.(world)), {
    token: claire.token,
    headers: { [actingForHeader]: firm.id },
    ...(body === undefined ? {} : { body: body(world, test) }),
  });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const acts = await rows('select act, person_id from firm_act where firm_id = $1', firm.id);
  expect(acts.every(({ person_id }) => person_id === claire.id)).toBe(true);
  const listed = await test.call('GET', '/firms/current/journal', {
    token: claire.token,
    headers: { [actingForHeader]: firm.id },
  });
  expect(listed.statusCode).toBe(200);
  return { world, claire, acts: acts.map(({ act }) => act) };
};

it.each([
  ['payments.saveBankDetails', 'owner', 'bankDetails/changed'],
  ['payments.openAccount', 'owner', 'account/opened'],
  ['subscriptions.subscribe', 'owner', 'subscription/changed'],
  ['companies.updateLeader', 'owner', 'page/changed'],
  ['payments.issueInvoice', 'candidate', 'invoice/issued'],
  ['payments.creditInvoice', 'candidate', 'invoice/credited'],
] as const)('%s for a firm stands in its journal, with its person', async (name, party, act) => {
  expect((await callAs(name, party)).acts).toEqual([act]);
});

it('the person who read the bank details of the other party is kept, and not told to that party', async () => {
  const { world, claire } = await callAs('payments.readPayeeDetails', 'owner');
  const saved = await test.call('POST', '/users/bankDetails', {
    token: world.candidate.token,
    body: { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPXXX' },
  });
  expect(saved.statusCode, saved.body).toBe(200);
  await test.call('GET', `/messagerie/bankDetails/${world.applicationId}`, {
    token: claire.token,
    headers: { [actingForHeader]: world.owner.id },
  });
  expect(
    await rows('select person_id from bank_details_disclosure where reader_id = $1', world.owner.id),
  ).toEqual([{ person_id: claire.id }]);
  const archived = await classOf(test.platform.database.db, world.candidate.id, 'paiements');
  expect(archived.bank_details_disclosure).toHaveLength(1);
  expect(JSON.stringify(archived)).not.toContain(claire.id);
});
