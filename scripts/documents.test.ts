import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { retentionClasses } from '@basoche/domain/retention/classes';
import { describe, expect, it } from 'vitest';
import { root } from './support/command.ts';
import { onOneLine, pages, read, sources } from './support/sources.ts';

/** Checks the Markdown pages: their links work, and their lists are complete. */

/** The anchor of a heading: lower case, words joined by hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Relative links of a page that lead to no file or heading. */
const brokenLinks = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      const linked = path === '' ? text : anchor === undefined ? '' : read(target);
      return anchor !== undefined && !anchorsOf(linked).includes(anchor);
    });

describe('a link of a page', () => {
  it('leads to a file and a heading', () => {
    expect(pages.flatMap((page) => brokenLinks(page, read(page)).map((link) => `${page}: ${link}`))).toEqual(
      [],
    );
  });

  it('that leads nowhere is seen', () => {
    const text =
      '# One\n[a](#one) [b](#two) [c](gone.md) [d](configuration.md#no-such) [e](configuration.md) [f](https://a.example)';
    expect(brokenLinks('docs/rules.md', text)).toEqual(['#two', 'gone.md', 'configuration.md#no-such']);
  });
});

const namesInFirstColumn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .sort();

describe('the variables of the environment', async () => {
  /** Variables that only tests set; not documented. */
  const untold = ['FAILPOINT'];
  const path = join(root, 'apps/server/src/config-schema.ts');
  const { variables } = await import(pathToFileURL(path).href);
  const known = Object.keys(variables.shape)
    .filter((name) => !untold.includes(name))
    .sort();

  it('are all in the table, and no other', () => {
    expect(namesInFirstColumn(read('docs/configuration.md'))).toEqual(known);
  });

  it('are all in .env.example, with a value that the program takes', () => {
    const lines = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=(.+)$/gm)];
    const example = Object.fromEntries(
      lines.map(([, name, value = '']) => [name, value.replaceAll("'", '')]),
    );
    expect(lines.map(([, name]) => name).sort()).toEqual(known);
    expect(variables.safeParse(example).error?.issues ?? []).toEqual([]);
  });
});

describe('the runbook', async () => {
  const path = join(root, 'apps/server/src/platform/database/connection-settings.ts');
  const { connectQuery } = await import(pathToFileURL(path).href);

  it('gives PgBouncer the settings of every connection', () => {
    expect(read('docs/RUNBOOK.md')).toContain(`connect_query='${connectQuery}'`);
  });
});

describe('what the product withstands', () => {
  const trust = read('docs/trust.md');

  it('is shown by tests that are there, on each line', () => {
    const lines = trust.split('\n').filter((line) => /^\| (?!it withstands)/.test(line));
    const testsOf = (line: string): string[] =>
      [...(line.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => testsOf(line).length === 0)).toEqual([]);
    const isThere = (path: string) =>
      /\.(?:test|spec)\.ts$/.test(path) &&
      ['', 'apps/server'].some((place) => existsSync(join(root, place, path)));
    expect(lines.flatMap(testsOf).filter((path) => !isThere(path))).toEqual([]);
  });

  it('has each section that comments cite', () => {
    const cited = sources
      .filter((path) => path !== 'docs/trust.md')
      .flatMap((path) => [...onOneLine(read(path)).matchAll(/\btrust, "([^"]+)"/gi)])
      .map(([, section = '']) => section);
    expect(new Set(cited).size).toBeGreaterThan(4);
    expect([...new Set(cited)].filter((section) => !trust.includes(`\n## ${section}\n`))).toEqual([]);
  });
});

it('each library is named, and no other', () => {
  const isOurs = (name: string): boolean => name.startsWith('@basoche/') || name.startsWith('@types/');
  const parts = ['apps', 'packages'].flatMap((place) =>
    readdirSync(join(root, place)).map((name) => `${place}/${name}/package.json`),
  );
  const others = ['e2e', 'bench', 'scripts/own-database'].map((place) => `${place}/package.json`);
  const used = ['package.json', ...others, ...parts].flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path));
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const wanted = new Set(used.filter((name) => !isOurs(name)));
  expect(namesInFirstColumn(read('docs/libraries.md'))).toEqual([...wanted].sort());
});

describe('README', () => {
  it('is one page', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  });

  it('shows each picture of `npm run pictures`, 600 kB in all', () => {
    const shown = [...read('README.md').matchAll(/\((docs\/pictures\/[^)]+)\)/g)].map(
      ([, path = '']) => path,
    );
    expect(shown.sort()).toEqual(
      readdirSync(join(root, 'docs/pictures')).map((name) => `docs/pictures/${name}`),
    );
    const sizes = shown.map((path) => statSync(join(root, path)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000);
  });
});

describe('the record of processing activities', () => {
  const named = [...read('docs/processing.md').matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => name);
  const ids = retentionClasses.map(({ id }): string => id);

  it('names each class of data that is kept', () => {
    expect(ids.filter((id) => !named.includes(id))).toEqual([]);
  });

  it('names no class that is not', () => {
    expect(named.filter((name) => !ids.includes(name))).toEqual([]);
  });
});
