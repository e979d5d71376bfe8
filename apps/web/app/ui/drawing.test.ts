import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawings } from './drawing.tsx';

const folder = new URL('../../public/drawings/', import.meta.url);

test('each drawing has its file, and each file its name', async () => {
  const files = await readdir(folder);
  expect(files.toSorted()).toEqual(drawings.map((name) => `${name}.svg`).toSorted());
});

test.each(drawings)('«\u00a0%s\u00a0» is drawn on the common ground, in our colours alone', async (name) => {
  const drawn = await readFile(new URL(`${name}.svg`, folder), 'utf8');
  expect(drawn).toContain('viewBox="0 0 220 160"');
  const colours = new Set([...drawn.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([colour]) => colour));
  expect(['#1e1b18', '#fff', '#f6ede4', '#e65225', '#b5aba0']).toEqual(expect.arrayContaining([...colours]));
});
