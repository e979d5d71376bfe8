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

  it('keeps all of eighty characters, and a single long word for as long as it may be', () => {
    const eighty = `mots${'-mot'.repeat(19)}`;
    expect(slugOf(eighty)).toBe(eighty);
    expect(slugOf(`${eighty} suite`)).toBe(eighty);
    expect(slugOf(`${eighty}s`)).toBe(eighty.slice(0, -4));
    expect(slugOf('a'.repeat(100))).toBe('a'.repeat(80));
  });

  it.each([
    ['', 'Indiquez l’adresse de l’article.'],
    ['a'.repeat(121), 'L’adresse dépasse 120 caractères.'],
    ['Clause', 'L’adresse s’écrit en lettres minuscules sans accent, chiffres et traits d’union.'],
    ['names', 'Cette adresse est réservée.'],
    ['a'.repeat(120), null],
    ['la-clause-penale-2', null],
  ])('«\u00a0%s\u00a0» is answered: %s', (slug, sentence) => {
    expect(slugRefused(slug)).toBe(sentence);
  });
});
