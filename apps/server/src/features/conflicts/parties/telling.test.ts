import { randomBytes } from 'node:crypto';
import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import {
  addNames,
  aMissionWith,
  aName,
  anApplicationWith,
  anAskingMission,
  askAbout,
  nameParties,
} from '../../../../test/conflicts.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission, anApplication } from '../../../../test/missions.ts';

/** Accounts that are told that parties came to a mission. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    environment: {
      NETWORK_LIMITS: 'off',
      CONFLICTS: 'on',
      SECRETS_KEY: randomBytes(32).toString('base64'),
    },
  });
});
afterAll(() => test.close());

const [ng, kervella, fabre] = [aName('Ng'), aName('Kervella'), aName('Fabre')];
const told = async ({ id }: Pick<TestMember, 'id'>) =>
  (
    await test.platform.database.pool.query(
      `select mission_id, firm_id, read_at is not null as is_read from notification
       where member_id = $1 and key = 'PARTIES_TO_CHECK' order by created_at`,
      [id],
    )
  ).rows;

it('those who asked or applied, once until they have read it, and nobody else', async () => {
  const { client, missionId } = await aMissionWith(test, [ng]);
  const [asker, applicant, stranger] = [await aMember(test), await aMember(test), await aMember(test)];
  await addNames(test, asker, [fabre]);
  await askAbout(test, asker, missionId);
  await anApplication(test, missionId, applicant);
  await test.drain();

  await nameParties(test, client, missionId, 1, []);
  await test.drain();
  expect(await told(asker)).toEqual([]);

  await nameParties(test, client, missionId, 2, [kervella]);
  await nameParties(test, client, missionId, 3, [kervella, fabre]);
  await test.drain();
  const unread = [{ mission_id: missionId, firm_id: null, is_read: false }];
  for (const member of [asker, applicant]) expect(await told(member)).toEqual(unread);
  for (const member of [client, stranger]) expect(await told(member)).toEqual([]);

  await test.call('GET', `/missions/single/${missionId}`, { token: asker.token });
  expect(await told(asker)).toEqual([{ ...unread[0], is_read: true }]);
  await nameParties(test, client, missionId, 4, [kervella, fabre, ng]);
  await test.drain();
  expect(await told(asker)).toHaveLength(2);
});

it('of a list that only became shorter, those who declared on it', async () => {
  const client = await aMember(test, { kind: 'COMPANY' });
  const missionId = await anAskingMission(test, client, [ng, kervella]);
  const [signer, cautious] = [
    await aMember(test, { jobName: 'Avocat' }),
    await aMember(test, { jobName: 'Avocat' }),
  ];
  await anApplicationWith(test, missionId, signer, 'declared');
  await anApplicationWith(test, missionId, cautious, 'reserved');
  await nameParties(test, client, missionId, 1, [ng]);
  await test.drain();
  expect(await told(signer)).toHaveLength(1);
  expect(await told(cautious)).toEqual([]);
});

it('the person of a firm who asked, and its contact once that person has left', async () => {
  const { client, missionId } = await aMissionWith(test, [ng]);
  const [firm, person] = [await aFirm(test), await aMember(test)];
  const seatId = await aSeat(test, firm, person, 'manager');
  const acting = { token: person.token, headers: { [actingForHeader]: firm.id } };
  await test.call('POST', '/conflicts/register/confirm', acting);
  await test.call('POST', `/conflicts/checks/${missionId}`, { ...acting, body: {} });
  await nameParties(test, client, missionId, 1, [ng, kervella]);
  await test.drain();
  expect(await told(person)).toEqual([{ mission_id: missionId, firm_id: firm.id, is_read: false }]);
  await test.platform.database.pool.query('update notification set read_at = now()');
  await test.platform.database.pool.query('update seat set ended_at = now() where id = $1', [seatId]);
  await nameParties(test, client, missionId, 2, [ng, kervella, fabre]);
  await test.drain();
  expect(await told(person)).toHaveLength(1);
  expect(await told(firm.owner)).toEqual([{ mission_id: missionId, firm_id: firm.id, is_read: false }]);
});

it('those who applied before anything was said of parties, at the first list', async () => {
  const [client, applicant] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
  const missionId = await aMission(test, client);
  await anApplication(test, missionId, applicant);
  await nameParties(test, client, missionId, 0, [kervella]);
  await test.drain();
  expect(await told(applicant)).toEqual([{ mission_id: missionId, firm_id: null, is_read: false }]);
});
