import { expect, it } from 'vitest';
import { searchableLabels } from './labels.ts';

it.each([
  [{ domain: 'droit_travail', place: '69' }, 'Droit du travail Rhône'],
  [{ domain: 'droit_travail', place: null }, 'Droit du travail'],
])('%j is found by «\u00a0%s\u00a0»', (listed, words) => {
  expect(searchableLabels(listed)).toBe(words);
});
