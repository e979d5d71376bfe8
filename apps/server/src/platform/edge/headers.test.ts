import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { keysHeader, publicPageHeaders } from './headers.ts';

const edge = { PURGE_URL: 'http://edge.test/purge' };
const forASecond = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10';

it('a page is kept for a second and has no keys where nobody takes purges', () => {
  expect(publicPageHeaders(readConfig({}), ['missions'])).toEqual({ 'cache-control': forASecond });
});

it('an edge that takes purges keeps it for longer, under what it shows and under the key of all', () => {
  expect(
    publicPageHeaders(readConfig({ ...edge, EDGE_SECONDS: '30' }), ['missions', 'jobs', 'jobs']),
  ).toEqual({
    'surrogate-key': 'all missions jobs',
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=150, stale-if-error=150',
  });
});

it('a page with more keys than a header may have is kept for a second', () => {
  const keys = Array.from({ length: 200 }, (_, at) => String(at).padStart(12, '0'));
  expect(keysHeader(readConfig(edge), keys.slice(0, 150))).toHaveProperty('surrogate-key');
  expect(publicPageHeaders(readConfig(edge), keys)).toEqual({ 'cache-control': forASecond });
});

it('news of a content service, whose changes nobody tells, are kept for a second', () => {
  const config = readConfig({ ...edge, PRISMIC_REPOSITORY: 'basoche' });
  expect(publicPageHeaders(config, ['news'])['cache-control']).toBe(forASecond);
  expect(publicPageHeaders(config, ['jobs'])['cache-control']).toContain('s-maxage=60');
});
