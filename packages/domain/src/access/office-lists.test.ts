import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterQuery } from './office-lists.ts';

describe('the query of a kept filter', () => {
  it('holds what narrows the list, in one order', () => {
    expect(filterQuery('?q=durand&etat=suspendu&after=xyz&type=')).toBe('etat=suspendu&q=durand');
    expect(filterQuery('')).toBe('');
  });

  it('is the same however its parameters are ordered, and once it is one', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 8 });
    const pair = fc.tuple(text, text);
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (given) => {
        const pairs = given.map(
          ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
        );
        const query = filterQuery(pairs.join('&'));
        expect(filterQuery(`?${pairs.toReversed().join('&')}`)).toBe(query);
        expect(filterQuery(query)).toBe(query);
      }),
    );
  });
});
