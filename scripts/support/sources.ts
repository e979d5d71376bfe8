import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

/** Files of the repository, for tests that compare its pages with its code. Paths are relative to the root. */

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const below = (place: string): string[] =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`);

/** The Markdown pages. */
export const pages = [
  ...readdirSync(root).filter((path) => path.endsWith('.md')),
  ...below('docs').filter((path) => path.endsWith('.md')),
];

/** Handwritten files with comments, and the pages below `docs`. */
export const sources = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'docs']
  .flatMap(below)
  .filter(
    (path) =>
      /\.(?:tsx?|mjs|sql|css|md)$/.test(path) && !/node_modules|\/(?:build|\.react-router)\//.test(path),
  );

/** Joins comments that continue over several lines. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
