import { expect, test } from 'vitest';
import { openSummaries } from './statement-summary.ts';

const summaryOf = openSummaries();

test('a statement is named by its first word and its first table, and told with its placeholders', () => {
  const text = 'select "id" from "member" where "email" = $1 limit $2';
  expect(summaryOf(text)).toEqual({ name: 'select member', text });
  expect(summaryOf('insert into message (id) values ($1)').name).toBe('insert message');
  expect(summaryOf('update "session" set used_at = $1').name).toBe('update session');
  expect(summaryOf('begin')).toEqual({ name: 'begin', text: 'begin' });
});

test.each([
  [`select 'Jean Dupont'`, 'select ?'],
  [`select 'l''avocate', 'deux'`, 'select ?, ?'],
  [`select E'l\\'avocate', 1`, 'select ?, ?'],
  ['select $$Jean$$, $tag$Jean$tag$', 'select ?, ?'],
  ['select 0612345678, 12.5, $1, a1 from t2', 'select ?, ?, $1, a1 from t2'],
  [`select 1 -- l'avocate Jean\n from t`, 'select ? from t'],
  [`select /* l'avocate */ "l'avocate" from t`, `select "l'avocate" from t`],
])('%s has no value any more', (statement, text) => {
  expect(summaryOf(statement).text.replaceAll('"', '')).toBe(text.replaceAll('"', ''));
});

test('of a text with a quote that does not end, nothing is told but its first word', () => {
  expect(summaryOf(`select * from member where name = 'Jean`)).toEqual({ name: 'select', text: 'select' });
});

test('a text is told up to 2,000 characters', () => {
  expect(summaryOf(`select ${'a, '.repeat(2_000)}b from t`).text).toHaveLength(2_000);
});
