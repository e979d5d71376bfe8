import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnnouncedTerms, changedTerms, missionTerms, namesOfTerms } from './changed-terms.ts';

const remote: AnnouncedTerms = {
  onPlace: false,
  department: null,
  city: null,
  tarifLowCents: 30_000,
  tarifHighCents: 90_000,
};
const inLyon: AnnouncedTerms = { ...remote, onPlace: true, department: '69', city: 'Lyon' };

const terms: fc.Arbitrary<AnnouncedTerms> = fc
  .record({
    onPlace: fc.boolean(),
    department: fc.constantFrom('69', '75'),
    city: fc.constantFrom('Lyon', 'Villeurbanne', null),
    low: fc.constantFrom(null, 10_000, 30_000),
  })
  .map(({ onPlace, department, city, low }) => ({
    onPlace,
    department: onPlace ? department : null,
    city: onPlace ? city : null,
    tarifLowCents: low,
    tarifHighCents: low === null ? null : 90_000,
  }));

describe('what an edit changes for those who proposed a price', () => {
  it('is the price range, when a bound moves or the price is left open', () => {
    expect(changedTerms(remote, { ...remote, tarifHighCents: 95_000 })).toEqual(['price']);
    expect(changedTerms(remote, { ...remote, tarifLowCents: null, tarifHighCents: null })).toEqual(['price']);
  });

  it('is the place, when the department or the commune is another', () => {
    expect(changedTerms(inLyon, { ...inLyon, city: 'Villeurbanne' })).toEqual(['place']);
    expect(changedTerms(inLyon, { ...inLyon, department: '75', city: 'Paris' })).toEqual(['place']);
  });

  it('is the execution alone, when a remote mission comes on site or the other way', () => {
    expect(changedTerms(remote, inLyon)).toEqual(['execution']);
    expect(changedTerms(inLyon, remote)).toEqual(['execution']);
  });

  it('is nothing where nothing of it changed, and something wherever anything did', () => {
    fc.assert(
      fc.property(terms, terms, (before, after) => {
        expect(changedTerms(before, before)).toEqual([]);
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        expect(changedTerms(before, after).length === 0).toBe(isSame);
        expect(changedTerms(before, after)).toEqual(changedTerms(after, before));
      }),
    );
  });

  it('is told in French', () => {
    expect(namesOfTerms(['price'])).toBe('le prix');
    expect(namesOfTerms(missionTerms)).toBe('le prix, le mode d’exécution et le lieu');
  });
});
