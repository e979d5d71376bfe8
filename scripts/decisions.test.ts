import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/command.ts';
import { onOneLine, read, sources } from './support/sources.ts';

/** Checks docs/decisions: numbers, dates, titles, parts and index. */

const folder = 'docs/decisions';
const files = readdirSync(join(root, folder))
  .filter((name) => name !== 'README.md')
  .sort();

it('is numbered without gaps, in order of date', () => {
  expect(files.map((name) => name.slice(0, 5))).toEqual(
    files.map((_, at) => `${String(at + 1).padStart(4, '0')}-`),
  );
  const dates = files.map((name) => /^\d{4}-\d{2}-\d{2}/m.exec(read(`${folder}/${name}`))?.[0] ?? 'no date');
  expect(dates).toEqual([...dates].sort());
});

it('says why in its title, then has its four parts', () => {
  const headings = (name: string) =>
    [...read(`${folder}/${name}`).matchAll(/^#+ .+$/gm)].map(([line]) => line);
  const parts = ['## Context', '## Decision', '## Consequences', '## Also tried'];
  expect(files.filter((name) => !/^# Why .+[^?]$/.test(headings(name)[0] ?? ''))).toEqual([]);
  expect(files.filter((name) => headings(name).slice(1).join() !== parts.join())).toEqual([]);
});

it('names another way', () => {
  const without = files.filter((name) => /No other way/.test(read(`${folder}/${name}`)));
  expect(without).toEqual([]);
});

it('is in the index once, under its title', () => {
  const listed = [...read(`${folder}/README.md`).matchAll(/^- (\d{4}) \[(.+)\]\((.+)\)$/gm)];
  const wanted = files.map((name) => [
    name.slice(0, 4),
    /^# (.+)/.exec(read(`${folder}/${name}`))?.[1],
    name,
  ]);
  expect(listed.map(([, ...line]) => line).sort()).toEqual(wanted);
});

it('exists where it is cited', () => {
  const cited = sources.flatMap((path) =>
    [...onOneLine(read(path)).matchAll(/docs\/decisions\/(\d{4}[\w-]*(?:\.md)?)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((name) => !files.some((file) => file === name || file.startsWith(`${name}-`)))).toEqual(
    [],
  );
});
