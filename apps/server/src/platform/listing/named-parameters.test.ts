import { describe, expect, it } from 'vitest';
import { namedStatement } from './named-parameters.ts';

describe('a statement whose values have names', () => {
  it('numbers each name once, with its type, and gives the values in that order', () => {
    const { text, valuesOf } = namedStatement(
      "select f(asked => :asked::tsquery) where :chosen is null or code = any(:chosen) and day > date '2200-01-01'",
      { asked: 'text', chosen: 'text[]', unused: 'date' },
    );
    expect(text).toBe(
      "select f(asked => $1::text::tsquery) where $2::text[] is null or code = any($2::text[]) and day > date '2200-01-01'",
    );
    expect(valuesOf({ chosen: ['a'], asked: 'bail', unused: 1 })).toEqual(['bail', ['a']]);
    expect(valuesOf({ asked: 'bail' })).toEqual(['bail', null]);
  });

  it('knows every name', () => {
    expect(() => namedStatement('select :typo', { type: 'text' })).toThrow('typo');
  });
});
