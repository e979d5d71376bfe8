import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf, slugRefused } from './slug.ts';

describe('the address of an article', () => {
  it.each([
    ['La clause pénale, en bref', 'la-clause-penale-en-bref'],
    ['L’œuvre & son auteur\u202f: 3 cas', 'l-oeuvre-son-auteur-3-cas'],
    ['!!!', ''],
  ])('is made from «\u00a0%s\u00a0»: %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is cut between two words, and always one that may be taken', () => {
    expect(slugOf('mot '.repeat(40))).toBe(Array(20).fill('mot').join('-'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugOf(title);
        expect(slug.length).toBeLessThanOrEqual(80);
        if (slug !== '' && slug !== 'names') expect(slugRefused(slug)).toBeNull();
      }),
    );
  });

  it.each(['', 'Majuscule', 'a--b', '-a', 'a-', 'é', 'a b', 'names', 'a'.repeat(121)])(
    'is never «\u00a0%s\u00a0»',
    (slug) => {
      expect(slugRefused(slug)).toEqual(expect.any(String));
    },
  );
});
