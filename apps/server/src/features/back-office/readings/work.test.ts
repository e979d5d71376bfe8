import type { ReadWork } from '@basoche/contract/back-office/readings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  aDeclaration,
  aName,
  anApplicationWith,
  anAskingMission,
  askAbout,
  nameParties,
} from '../../../../test/conflicts.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aHearing, startHearing, takeHearing } from '../../../../test/hearings.ts';
import { twoInstalments } from '../../../../test/instalments.ts';
import { monthsIn, today, twoMonths } from '../../../../test/months.ts';
import { gives } from '../../../../test/play-threads.ts';
import { aReport } from '../../../../test/reports.ts';

/**
 * Work that staff read of a thread that they opened: what was delivered, its price and the last statement
 * about independence (rules §13), and nothing that a party did not give the other.
 */

let test: TestApp;
let moderator: TestMember;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on', HEARINGS: 'on' } });
});
afterAll(() => test.close());

const opens = async (because: 'report' | 'dispute', caseID: string): Promise<string> => {
  moderator = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
  const body = { because, caseID, reason: 'Il faut lire ce qui a été livré.' };
  const opened = await test.call('POST', '/admin/readings', { token: moderator.token, body });
  expect(opened.statusCode, opened.body).toBe(201);
  return opened.json().id;
};
const pageOf = (id: string, query = '') =>
  test.call('GET', `/admin/readings/${id}${query}`, { token: moderator.token });
const workOf = async (id: string): Promise<ReadWork> => (await pageOf(id)).json().work;
const contest = (world: { readonly owner: TestMember } & Parameters<typeof gives>[1]) =>
  gives(test, world, world.owner, 'mission/contest', { body: { reason: 'Rien de cela n’est fait.' } });

describe('a reading of a contested month', () => {
  const canary = 'Perce-neige-31';
  const entry = (text: string) => ({ day: today(test), units: 1, text });

  it('gives its sheet as it was sent, masked as in the record, and no draft', async () => {
    const world = await monthsIn(test, 'direct');
    const sheet = { entries: [entry('Note envoyée à moi@exemple.fr'), entry('Relecture')], isLast: true };
    await gives(test, world, world.candidate, 'mission/deliver', { body: { sheet } });
    await gives(test, world, world.owner, 'sheet/return', { body: { reason: 'Le 3 manque.' } });
    const kept = await test.call('PUT', `/messagerie/sheet/${world.applicationId}`, {
      token: await aSession(test, world.candidate.id),
      body: { entries: [entry(`${canary} du brouillon`)] },
    });
    expect(kept.statusCode, kept.body).toBeLessThan(300);
    await contest(world);
    const id = await opens('dispute', world.applicationId);
    const answer = await pageOf(id);
    expect(answer.body).not.toContain(canary);
    expect(answer.body).not.toContain('moi@exemple.fr');
    const { work } = answer.json();
    expect(work.sheet).toMatchObject({
      quantity: '1\u00a0jour',
      isLast: true,
      returned: 'Le 3 manque.',
      entries: [
        { day: today(test), quantity: 'une demi-journée', text: expect.stringContaining('Note envoyée à') },
        { quantity: 'une demi-journée', text: 'Relecture' },
      ],
    });
    expect(work).toMatchObject({ report: null, price: { offer: 3_000, isAccepted: true, services: null } });
    expect(work.price.monthly).toContain('500\u00a0€\u00a0HT par jour');
    expect((await pageOf(id, '?after=1')).json().work).toBeNull();
  });

  it('has no sheet before one is sent, and tells the services of a retainer', async () => {
    const world = await monthsIn(test, 'direct', twoMonths(today(test)));
    await contest(world);
    const work = await workOf(await opens('dispute', world.applicationId));
    expect(work.sheet).toBeNull();
    expect(work.price).toMatchObject({
      services: 'Consultations courantes en droit social.',
      instalments: [],
    });
  });

  it('is named in the list of disputes to who opened it, while it is open', async () => {
    const world = await monthsIn(test, 'direct');
    await contest(world);
    const id = await opens('dispute', world.applicationId);
    const listedTo = async (token: string) => {
      const list = (await test.call('GET', '/admin/disputes', { token })).json();
      const items: { id: string; readingID: string | null }[] = list.items ?? list;
      return items.find((one) => one.id === world.applicationId)?.readingID;
    };
    const other = await aMember(test, { kind: 'STAFF', staffRole: 'moderator' });
    expect([await listedTo(moderator.token), await listedTo(other.token)]).toEqual([id, null]);
    await test.call('POST', `/admin/readings/${id}/close`, { token: moderator.token, body: {} });
    test.clock.advance(1_000);
    expect(await listedTo(moderator.token)).toBeNull();
  });
});

it('a reading of a price in instalments tells the title, sum and days of each', async () => {
  const world = await twoInstalments(test);
  const work = await workOf(
    await opens('report', await aReport(test, world.candidate, world.owner, world.applicationId)),
  );
  expect(work.price?.isAccepted).toBe(true);
  expect(work.price?.instalments.map(({ price }) => price)).toEqual([300, 200]);
  expect(work.price?.instalments.every(({ title }) => title !== '')).toBe(true);
});

it('a reading of a hearing gives its report', async () => {
  const client = await aMember(test, { jobName: 'Avocat' });
  const taker = await aMember(test, { jobName: 'Avocat' });
  const taken = await takeHearing(test, taker, await aHearing(test, client));
  expect(taken.statusCode, taken.body).toBeLessThan(300);
  const applicationId: string = taken.json().postulationID;
  await startHearing(test, applicationId);
  const report = { outcome: 'adjourned', text: 'Renvoyée à la demande du défendeur.', nextDay: null };
  const sent = await test.call('POST', `/messagerie/mission/deliver/${applicationId}`, {
    token: taker.token,
    body: { report },
  });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  const work = await workOf(await opens('report', await aReport(test, client, taker, applicationId)));
  expect(work.report).toMatchObject(report);
  expect(work.sheet).toBeNull();
  expect(work.price).toMatchObject({ offer: 150, isAccepted: true });
});

it('a reading tells the last statement about independence, and no name of the list of parties', async () => {
  const client = await aMember(test, { jobName: 'Avocat' });
  const candidate = await aMember(test, { jobName: 'Avocat' });
  const canary = 'Quintefeuille';
  const missionId = await anAskingMission(test, client, [aName(canary, { firstName: 'Thomas' })]);
  const applicationId = await anApplicationWith(test, missionId, candidate, 'reserved');
  const id = await opens('report', await aReport(test, client, candidate, applicationId));
  expect((await workOf(id)).independence).toMatchObject({ kind: 'reserved', listVersion: 1 });
  await nameParties(test, client, missionId, 1, [aName(canary), aName('Ravenelle')]);
  await askAbout(test, candidate, missionId);
  const declared = await test.call('POST', `/messagerie/independence/declare/${applicationId}`, {
    token: candidate.token,
    body: aDeclaration(2),
  });
  expect(declared.statusCode, declared.body).toBeLessThan(300);
  const answer = await pageOf(id);
  expect(answer.json().work.independence).toMatchObject({ kind: 'declared', listVersion: 2 });
  expect(answer.body).not.toMatch(new RegExp(`${canary}|Ravenelle|commitment|sha256`));
});
