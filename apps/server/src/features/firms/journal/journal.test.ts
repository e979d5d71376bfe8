import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFirm, aSeat } from '../../../../test/firms.ts';
import { aMission } from '../../../../test/missions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

it('the journal of a firm says who did what, newest first, to those who manage its team', async () => {
  const company = await aMember(test, { kind: 'COMPANY' });
  const missionId = await aMission(test, company);
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const firm = await aFirm(test, { of: company, owner });
  const elsewhere = await aFirm(test, { owner });
  const reader = await aMember(test);
  await aSeat(test, firm, reader, 'reader');
  const karim = await aMember(test, { firstName: 'Karim', lastName: 'Saïdi' });

  const call = (token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: object, id = firm.id) => {
    test.clock.advance(1_000);
    const headers = { [actingForHeader]: id };
    return test.call(method, `/firms/current${path}`, { token, headers, ...(body && { body }) });
  };
  await call(owner.token, 'POST', '/links', { role: 'reader', days: 7, uses: 10 });
  const invited = await call(owner.token, 'POST', '/invitations', { email: karim.email, role: 'reader' });
  test.clock.advance(1_000);
  await test.call('POST', `/firms/invitations/${invited.json().id}/accept`, { token: karim.token, body: {} });
  const seats = (await call(owner.token, 'GET', '/seats')).json();
  const seat = seats.find(({ name }: { name: string }) => name === 'Karim Saïdi').id;
  await call(owner.token, 'PUT', `/seats/${seat}/role`, { role: 'publisher' });
  const { pool } = test.platform.database;
  await pool.query('update mission set seat_id = $2 where id = $1', [missionId, seat]);
  await call(karim.token, 'POST', '/leave', {});

  const acts = await call(owner.token, 'GET', '/journal');
  const none = { person: null, successor: null, email: null, role: null, formerRole: null, link: null };
  const { email } = karim;
  const [by, person, role] = ['Claire Delmas', 'Karim Saïdi', 'reader'];
  expect(acts.json()).toMatchObject([
    { ...none, act: 'seat/ended', by: person, person, successor: by },
    { ...none, act: 'seat/role', by, person, role: 'publisher', formerRole: role },
    { ...none, act: 'seat/begun', by: person, person, role, email },
    { ...none, act: 'seat/invited', by, role, email },
    { ...none, act: 'link/made', by, role, link: { days: 7, uses: 10 } },
  ]);
  const first = await call(owner.token, 'GET', '/journal?limit=3');
  const next = /after=([\w-]+)/.exec(String(first.headers.link))?.[1];
  const second = await call(owner.token, 'GET', `/journal?limit=3&after=${next}`);
  expect([...first.json(), ...second.json()]).toEqual(acts.json());
  expect((await call(reader.token, 'GET', '/journal')).json().code).toBe('ROLE_NOT_ALLOWED');
  expect((await call(owner.token, 'GET', '/journal', undefined, elsewhere.id)).json()).toEqual([]);
});
