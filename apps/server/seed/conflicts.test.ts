import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { parties, register } from './content/conflicts.ts';
import { demoMailDomain, demoPassword } from './content/personas.ts';
import { seedDemo } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', CONFLICTS: 'on' } });
  test.clock.set(new Date('2026-11-21T09:00:00Z'));
  await seedDemo(test.platform);
});
afterAll(() => test.close());

const logIn = async (name: string) => {
  const body = { email: `${name}@${demoMailDomain}`, password: demoPassword };
  const token: string = (await test.call('POST', '/auth/login', { body })).json().access_token;
  const { firms } = (await test.call('GET', '/auth/me', { token })).json();
  return { token, headers: { [actingForHeader]: firms[0].firmID } };
};

it('has a litigation whose parties Claire named, and a register of Yasmine with one of them', async () => {
  const { rows } = await test.platform.database.pool.query(
    'select mission_id as id, nature from mission_party_list join mission m on m.id = mission_id',
  );
  expect(rows).toEqual([{ id: expect.any(String), nature: 'contentieux' }]);
  const [claire, yasmine] = [await logIn('claire.delmas'), await logIn('yasmine.benali')];
  const get = async (path: string, { token }: { token: string }, headers = {}) =>
    (await test.call('GET', path, { token, headers })).json();
  const named = await get(`/missions/parties/${rows[0].id}`, claire, claire.headers);
  expect(named.parties).toHaveLength(parties.length);
  expect(await get('/conflicts/register/entries', yasmine)).toHaveLength(register.length);
  expect(await get(`/conflicts/checks/${rows[0].id}`, yasmine)).toMatchObject({ answer: 'examine' });
  expect(await get(`/missions/single/${rows[0].id}`, yasmine)).toMatchObject({
    applyRefusal: null,
    conflicts: { level: 'declaration', parties: 'named' },
  });
});

it('has a candidate of that litigation who declared their independence, with the list as it is', async () => {
  const claire = await logIn('claire.delmas');
  const { rows } = await test.platform.database.pool.query(
    'select application_id as id, kind, list_version from independence',
  );
  expect(rows).toEqual([{ id: expect.any(String), kind: 'declared', list_version: 1 }]);
  const { token, headers } = claire;
  const thread = (await test.call('GET', `/messagerie/${rows[0].id}`, { token, headers })).json();
  expect(thread.conflicts.independence).toMatchObject({ kind: 'declared', isCurrent: true });
});
