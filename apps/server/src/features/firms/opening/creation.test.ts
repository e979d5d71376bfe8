import { firmsCreatedADay, firmsOfOwnerAtMost } from '@basoche/domain/firms/team';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../../test/app.ts';
import { aMember, aSession } from '../../../../test/factories.ts';
import { createFirmApps } from '../../../../test/firms.ts';

let test: TestApp;
let other: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ test, other, close } = await createFirmApps());
});
afterAll(() => close());

const create = (token: string, companyName = 'Cabinet Delmas', app = test) =>
  app.call('POST', '/firms', { token, body: { companyName } });
const firmsOf = async (token: string) => (await test.call('GET', '/auth/me', { token })).json().firms;

it('makes a company without a login, which its creator owns, acts for and invites into', async () => {
  const claire = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const answer = await create(claire.token);
  expect(answer.statusCode, answer.body).toBe(201);
  const { firmID } = answer.json();
  expect(await firmsOf(claire.token)).toEqual([{ firmID, name: 'Cabinet Delmas', role: 'owner' }]);
  const headers = { 'acting-for': firmID };
  const me = (await test.call('GET', '/auth/me', { token: claire.token, headers })).json();
  expect(me).toMatchObject({ id: firmID, userType: 'COMPANY', isMoral: true, isVerified: false });
  const invited = await test.call('POST', '/firms/current/invitations', {
    token: claire.token,
    headers,
    body: { email: 'karim@exemple.fr', role: 'publisher' },
  });
  expect(invited.statusCode, invited.body).toBe(201);
  const acts = (await test.call('GET', '/firms/current/journal', { token: claire.token, headers })).json();
  expect(acts.map(({ act }: { act: string }) => act)).toEqual(['seat/invited', 'opened']);
});

it('is for people: a company or a customer that is a legal person opens its own team', async () => {
  for (const kind of [{ kind: 'COMPANY' }, { kind: 'CUSTOMER', isMoral: true }] as const) {
    const answer = await create((await aMember(test, kind)).token);
    expect(answer.json().code).toBe('KIND_HOLDS_NO_SEAT');
  }
});

it('stops at the limit, for calls at once on two processes too', async () => {
  const { token } = await aMember(test);
  const answers = await Promise.all(
    Array.from({ length: firmsOfOwnerAtMost + 5 }, (_, at) =>
      create(token, `Cabinet ${at}`, at % 2 === 0 ? test : other),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json().code)).toEqual(
    Array.from({ length: 5 }, () => 'FIRMS_AT_MOST'),
  );
  expect(await firmsOf(token)).toHaveLength(firmsOfOwnerAtMost);
});

it('is bounded in a day, and so are invitations to one address, also where each firm is deleted at once', async () => {
  const { id, token } = await aMember(test);
  const codeOf = (answer: Awaited<ReturnType<typeof create>>) =>
    answer.statusCode < 300 ? answer.statusCode : answer.json().code;
  const invited: unknown[] = [];
  for (let round = 0; round < firmsCreatedADay; round += 1) {
    const { firmID } = (await create(token)).json();
    const headers = { 'acting-for': firmID };
    for (let time = 0; time < 2; time += 1) {
      const body = { email: 'visee@exemple.fr', role: 'reader' };
      invited.push(codeOf(await test.call('POST', '/firms/current/invitations', { token, headers, body })));
    }
    const gone = await test.call('DELETE', '/users/me', { token, headers });
    expect(gone.statusCode, gone.body).toBe(204);
  }
  expect(invited).toEqual([...Array(5).fill(201), ...Array(5).fill('TOO_MANY_REQUESTS')]);
  const refused = await create(token);
  expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  test.clock.advance(86_400_000);
  expect(codeOf(await create(await aSession(test, id)))).toBe(201);
});
