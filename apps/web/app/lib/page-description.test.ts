import fc from 'fast-check';
import { expect, it, describe as suite } from 'vitest';
import { describe } from './page-description.ts';

const words = fc.array(fc.string({ maxLength: 20 }), { maxLength: 80 }).map((all) => all.join(' '));

const otherwise = 'Une mission juridique à pourvoir sur Basoche, le 1ᵉʳ réseau juridique interprofessionnel.';

suite('what a search engine shows below a title', () => {
  it('is the facts, then what was written', () => {
    const text = describe(['Rédaction', null, 'Lyon (69)'], 'Rédiger des conditions générales de vente.', '');
    expect(text).toBe('Rédaction · Lyon (69). Rédiger des conditions générales de vente.');
  });

  it('is never next to nothing, nor longer than what is shown', () => {
    fc.assert(
      fc.property(fc.array(fc.option(words), { maxLength: 4 }), fc.option(words), (facts, text) => {
        const { length } = Array.from(describe(facts, text, otherwise));
        expect(length).toBeGreaterThanOrEqual(50);
        // Three more characters: the dots at the end of a cut text.
        expect(length).toBeLessThanOrEqual(163);
      }),
    );
  });
});
