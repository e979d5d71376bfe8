import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { safeReturn } from './safe-return.ts';

const good = ['/', '/consult/missions?q=bail commercial#fin', '/messages/été'];
const bad = [
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test/x',
  '/\n/evil.test',
  '/\r\\evil.test',
  '/a\u0000b',
  '/\u0085/evil.test',
  '/\u2028/evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  'consult',
  '',
];

test.each(good)('%j is a place of this site', (path) => {
  expect(safeReturn(path)).toBe(path);
});

test.each([...bad, null])('%j is refused', (path) => {
  expect(safeReturn(path)).toBeNull();
});

test('the worker of notifications refuses the same', async () => {
  const source = await readFile(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
  const [, pattern = ''] = /\/(\^.+)\/u\.test\(path\)/.exec(source) ?? [];
  const allowed = new RegExp(pattern, 'u');
  expect([...good, ...bad].filter((path) => allowed.test(path))).toEqual(good);
});
