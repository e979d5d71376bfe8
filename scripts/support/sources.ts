import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Files of the repository, for the tests that compare its pages with its code. Paths begin at the root. */

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const below = (place: string): string[] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`);

/** The pages in Markdown. */
export const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...below('docs').filter((path) => path.endsWith('.md')),
];

/** What is written by hand and has comments, and the pages below `docs`. */
export const sources = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'docs']
  .flatMap(below)
  .filter((path) => /\.(?:tsx?|mjs|sql|css|md)$/.test(path) && !/node_modules|\/build\//.test(path));

/** A text whose comments run on over the ends of lines. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
