import { actingForHeader } from '@basoche/contract/acting-for';
import { afterEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { demoMailDomain, demoPassword } from './content/personas.ts';
import { seedDemo } from './seed.ts';

let test: TestApp;
const aDemo = async (HEARINGS: string) => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', HEARINGS } });
  test.clock.set(new Date('2026-11-21T09:00:00Z'));
  await seedDemo(test.platform);
};
afterEach(() => test.close());

const logIn = async (name: string) => {
  const body = { email: `${name}@${demoMailDomain}`, password: demoPassword };
  const token: string = (await test.call('POST', '/auth/login', { body })).json().access_token;
  const { firms } = (await test.call('GET', '/auth/me', { token })).json();
  return { token, headers: firms[0] ? { [actingForHeader]: firms[0].firmID } : {} };
};

it('has a hearing that Yasmine may take, one that she attended and was to be paid for, and two of the cabinet', async () => {
  await aDemo('on');
  const yasmine = await logIn('yasmine.benali');
  const list = async (view: string, headers = {}) =>
    (await test.call('GET', `/hearings?view=${view}`, { token: yasmine.token, headers })).json();
  const [toTake] = (await list('open')).filter(({ permitted }: { permitted: string[] }) =>
    permitted.includes('take'),
  );
  expect(toTake).toMatchObject({ court: { name: 'Tribunal judiciaire de Lille' }, price: 180, brief: null });
  const [attended] = await list('taken');
  const thread = await test.call('GET', `/messagerie/${attended.postulationID}`, { token: yasmine.token });
  expect(thread.json()).toMatchObject({ state: 'DONE', hearing: { report: { outcome: 'pleaded' } } });
  const sophie = await logIn('sophie.arnoult');
  const asked = (await test.call('GET', '/hearings?view=asked', sophie)).json();
  expect(asked.map(({ state }: { state: string }) => state).toSorted()).toEqual(['open', 'taken']);
});

it('has none while hearings are closed', async () => {
  await aDemo('off');
  const { rows } = await test.platform.database.pool.query(
    'select 1 from hearing union all select 1 from bar_entry',
  );
  expect(rows).toEqual([]);
});
