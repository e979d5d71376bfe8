import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember } from '../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ sandbox: true });
});
afterAll(() => site.close());

const events = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (await site.app.inject({ method: 'GET', url: '/sandbox/events?type=customer', remoteAddress, headers }))
    .statusCode;
const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

test('the sandbox’s events are read on this machine, and elsewhere by an admin alone', async () => {
  const away = '198.51.100.7';
  expect(await events('127.0.0.1')).toBe(200);
  expect(await events('127.0.0.1', { 'x-forwarded-for': away })).toBe(404);
  expect(await events(away)).toBe(404);
  expect(await events(away, bearer(await aMember(site)))).toBe(404);
  expect(await events(away, bearer(await aMember(site, { kind: 'STAFF', staffRole: 'moderator' })))).toBe(
    404,
  );
  expect(await events(away, bearer(await aMember(site, { kind: 'STAFF', secondFactor: false })))).toBe(404);
  expect(await events(away, bearer(await aMember(site, { kind: 'STAFF' })))).toBe(200);
});

test('the sandbox’s other pages are anybody’s who knows their address', async () => {
  const answer = await site.app.inject({
    method: 'GET',
    url: '/sandbox/pay/unknown',
    remoteAddress: '198.51.100.7',
  });
  expect(answer.headers['content-type']).toMatch(/text\/html/);
});
