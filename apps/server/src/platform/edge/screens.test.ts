import { readFile } from 'node:fs/promises';
import { isPublicScreen, publicScreens } from '@basoche/domain/access/public-screens';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openHttp } from '../http/http.ts';
import { openLog } from '../observability/log.ts';
import { noLimit } from '../rate-limits/rate-limits.ts';
import { servePages } from '../web/pages.ts';

/** Every screen of the product as the edge sees it. */

const config = readConfig({ NODE_ENV: 'test', PURGE_URL: 'http://127.0.0.1:9/purge', DEMO: '0' });

let app: FastifyInstance;
let status = 200;
let screens: readonly string[];
beforeAll(async () => {
  app = await openHttp(config, openLog('silent'), noLimit);
  servePages(app, config, async () => ({
    status,
    headers: new Map(),
    body: Buffer.from('page'),
    nonce: 'n',
    isThrottled: false,
    keys: ['missions'],
  }));
  const source = await readFile(new URL('../../../../web/app/routes.ts', import.meta.url), 'utf8');
  const paths = [...source.matchAll(/(?:route|underConstruction)\('([^'*]+)'/g)].map(
    ([, path]) => path ?? '',
  );
  screens = [
    '/',
    ...paths.map((path) => `/${path.replace(/:\w+/g, '0198c2f4-0000-7000-8000-000000000000')}`),
  ];
});
afterAll(() => app.close());

const headersOf = async (url: string) => (await app.inject({ url })).headers;

it('a public screen carries its keys and is kept; any other says that nobody may keep it, and carries none', async () => {
  expect(screens.length).toBeGreaterThan(80);
  expect(screens).toEqual(expect.arrayContaining([...publicScreens, '/messages', '/admin/membres']));
  for (const url of screens) {
    const headers = await headersOf(url);
    const expected = isPublicScreen(url)
      ? ['all missions', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=300']
      : [undefined, 'no-store'];
    expect([url, headers['surrogate-key'], headers['cache-control']]).toEqual([url, ...expected]);
  }
});

it('a failure is kept by nobody, a page that is not there as one that is', async () => {
  for (status of [429, 500, 503]) {
    const headers = await headersOf(`/aide?q=${status}`);
    expect([headers['surrogate-key'], headers['cache-control']]).toEqual([undefined, 'no-store']);
  }
  for (status of [404, 410]) expect(await headersOf(`/aide?q=${status}`)).toHaveProperty('surrogate-key');
});
