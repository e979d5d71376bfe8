import { expect, it } from 'vitest';
import { read, sources } from './support/sources.ts';

/** Checks docs/GLOSSARY.md: order, no term twice, and names that are in the code. */

const french = new Intl.Collator('fr');

/** Groups by heading, each with the cells of its rows. */
const groups = read('docs/GLOSSARY.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    heading: text.slice(0, text.indexOf('\n')),
    rows: [...text.matchAll(/^\| (?!French \|)(.+) \|$/gm)].map(([, row = '']) => `${row} `.split(/ \| ?/)),
  }))
  .filter(({ rows }) => rows.length > 0);

const termsOf = (rows: readonly (readonly string[])[]): string[] => rows.map(([term = '']) => term);

it('has groups and terms in order', () => {
  const headings = groups.map(({ heading }) => heading);
  expect(headings.length).toBeGreaterThan(8);
  expect(headings).toEqual([...headings].sort());
  for (const { heading, rows } of groups) {
    expect(termsOf(rows), heading).toEqual([...termsOf(rows)].sort(french.compare));
  }
});

it('has no term twice', () => {
  // A parenthesis distinguishes two meanings; its commas do not separate terms.
  const terms = groups
    .flatMap(({ rows }) => termsOf(rows))
    .flatMap((term) => (term.includes('(') ? [term] : term.split(', ')));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

it('has four columns, and names that are in the code', () => {
  const code = sources
    .filter((path) => !path.endsWith('.md') && !path.startsWith('scripts/'))
    .map(read)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const isThere = (name: string): boolean => words.has(name) || (!/^\w+$/.test(name) && code.includes(name));
  const rows = groups.flatMap((group) => group.rows);
  expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
  const gone = rows.flatMap(([term = '', names = '']) =>
    [...names.matchAll(/`([^`…]+)…?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isThere(name))
      .map((name) => `${term}: ${name}`),
  );
  expect(gone).toEqual([]);
});
