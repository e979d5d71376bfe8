import { describe, expect, it } from 'vitest';
import {
  failureInEnglish,
  failureInFrench,
  mayPass,
  RegisterFileRefused,
  registerFailures,
} from './failures.ts';

describe.each(registerFailures)('%s', (failure) => {
  it('is one sentence in each language, with its detail or without', () => {
    for (const detail of ['', '503'])
      for (const sentence of [failureInFrench(failure, detail), failureInEnglish(failure, detail)])
        expect(sentence).toMatch(/^[A-ZÀÉ][^\n]*\.$/);
  });
});

it('names the heading that is missing', () => {
  expect(failureInFrench('columns', 'avprenom')).toBe('Les colonnes ont changé\u202f: il manque avprenom.');
  expect(new RegisterFileRefused('columns', 'avprenom').message).toBe(
    'The columns have changed: avprenom is missing.',
  );
});

it('a server that is down may be back tomorrow, columns that changed are not', () => {
  expect(mayPass('status')).toBe(true);
  expect(mayPass('columns')).toBe(false);
});
