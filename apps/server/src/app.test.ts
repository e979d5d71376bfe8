import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const platformsOwn = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
  // These redirect from the link of a mail to its screen.
  'GET /api/missions/searches/stop/:token',
  'GET /api/notifications/stop/:token',
  'GET /api/availability/confirm/:token',
  // For robots and feed readers.
  'GET /robots.txt',
  'GET /blog/rss.xml',
  'GET /pdf/NDA.pdf',
  'GET /sitemap.xml',
  'GET /sitemaps/actualites.xml',
  'GET /sitemaps/ecrans.xml',
];

const mountedCalls = () =>
  site.app.mountedRoutes
    .filter(({ method, isOutsideContract }) => method !== 'HEAD' && !isOutsideContract)
    .map(({ method, url }) => `${method} ${url}`);
const declaredCalls = () => routes.map(({ method, path }) => `${method} /api${path}`);

/** Elements of `left` that are not in `right`. */
const missing = (left: readonly string[], right: readonly string[]) =>
  left.filter((one) => !right.includes(one));

describe('the contract and what is mounted', () => {
  test('every call of the contract is mounted', () => {
    expect(declaredCalls().length).toBeGreaterThan(20);
    expect(missing(declaredCalls(), mountedCalls())).toEqual([]);
  });

  test('nothing is mounted that the contract does not declare', () => {
    expect(missing(mountedCalls(), declaredCalls())).toEqual([]);
  });

  test('no call is mounted twice', () => {
    expect(new Set(mountedCalls()).size).toBe(mountedCalls().length);
  });

  test('the walk sees a call that is missing on either side', () => {
    const [first = ''] = declaredCalls();
    expect(missing(declaredCalls(), missing(mountedCalls(), [first]))).toEqual([first]);
    expect(missing([...mountedCalls(), 'GET /api/unheard-of'], declaredCalls())).toEqual([
      'GET /api/unheard-of',
    ]);
  });

  test('what the platform adds by itself is a closed list, and refusals', async () => {
    const own = site.app.mountedRoutes.filter(
      ({ method, isOutsideContract }) => isOutsideContract && method !== 'HEAD',
    );
    const answering = [];
    for (const { method, url } of own) {
      if (method === 'OPTIONS' || method === 'TRACE') continue;
      const { statusCode } = await site.app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, 'x').replace('*', 'x'),
      });
      if (statusCode < 400) answering.push(`${method} ${url}`);
    }
    expect(answering.sort()).toEqual(platformsOwn.sort());
  });

  test('a call that needs a session refuses a visitor before it reads the request', async () => {
    const closed = routes.filter(({ access }) => access.who !== 'anyone');
    expect(closed.length).toBeGreaterThan(10);
    for (const { method, path } of closed) {
      const answer = await site.call(method, path.replace(/:\w+/g, 'not-an-id'), {
        headers: { 'content-type': 'application/json' },
      });
      expect([method, path, answer.statusCode, answer.json().code]).toEqual([
        method,
        path,
        401,
        'UNAUTHENTICATED',
      ]);
    }
  });
});

test('the OpenAPI page describes every call', async () => {
  const page = (await site.call('GET', '/openapi.json')).json();
  expect(page.openapi).toBe('3.1.0');
  const described = Object.values<Record<string, { operationId: string }>>(page.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(routes.map(({ name }) => name).sort());
});
