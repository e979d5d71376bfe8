import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { demoMailDomain, demoPassword } from './content/personas.ts';
import { seedDemo } from './seed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date('2026-11-21T09:00:00Z'));
  await seedDemo(test.platform);
});
afterAll(() => test.close());

const rows = async (text: string) => (await test.platform.database.pool.query(text)).rows;

it('has an edition in force of each register, and one of avocats that waits for staff', async () => {
  expect(
    await rows(
      `select register, state, count(*)::integer as count from public_register_edition
       where state in ('current', 'held') group by 1, 2 order by 1, 2`,
    ),
  ).toEqual([
    { register: 'avocats', state: 'current', count: 1 },
    { register: 'avocats', state: 'held', count: 1 },
    { register: 'companies', state: 'current', count: 1 },
    { register: 'officers', state: 'current', count: 1 },
  ]);
});

it('has members who are confirmed, doubtful and gone', async () => {
  const counts = Object.fromEntries(
    (await rows('select state, count(*)::integer as count from public_register_match group by 1')).map(
      ({ state, count }) => [state, count],
    ),
  );
  expect(counts).toMatchObject({ doubtful: 2, missing: 1 });
  expect(counts.confirmed).toBeGreaterThan(3);
  expect(
    await rows(
      `select verified_at from member m join public_register_match x on x.member_id = m.id where x.state = 'missing'`,
    ),
  ).toEqual([{ verified_at: null }]);
});

it('shows the inscription of Yasmine', async () => {
  const body = { email: `yasmine.benali@${demoMailDomain}`, password: demoPassword };
  const { access_token: token } = (await test.call('POST', '/auth/login', { body })).json();
  const me = (await test.call('GET', '/auth/me', { token })).json();
  expect((await test.call('GET', `/users/${me.id}`)).json().profession.inscription).toEqual({
    text: 'inscrite au barreau de Lille, vérifié le 7\u00a0novembre\u00a02026',
    body: 'Barreau de Lille',
    seenOn: '2026-11-07',
  });
});
