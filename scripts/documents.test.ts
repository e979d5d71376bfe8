import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The pages in Markdown: their links lead somewhere, and what they list is all there is. */

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

/** A heading as links name it: small letters, words joined by hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a page, relative to it, that lead to no file or to no heading. */
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

describe('the table of variables', () => {
  it('names each variable of the environment, and no other', async () => {
    /** Tests alone set them. */
    const untold = ['FAILPOINT'];
    const path = join(root, 'apps/server/src/config-variables.ts');
    const { variables } = await import(pathToFileURL(path).href);
    const rows = read('docs/configuration.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
    expect(rows.sort()).toEqual(
      Object.keys(variables.shape)
        .filter((name) => !untold.includes(name))
        .sort(),
    );
  });
});

it('README is one page', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});
