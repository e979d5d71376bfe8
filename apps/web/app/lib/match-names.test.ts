import { describe, expect, it } from 'vitest';
import { matches, plain } from './match-names.ts';

describe('names as people type them', () => {
  it('lose accents, capitals, hyphens and apostrophes', () => {
    expect(plain('  Côtes-d’Armor ')).toBe('cotes d armor');
    expect(plain('L’Énergie')).toBe('l energie');
  });

  it('match where each typed word starts a word', () => {
    expect(matches('Droit de l’énergie', 'energ')).toBe(true);
    expect(matches('Droit de la construction', 'droit constr')).toBe(true);
    expect(matches('Droit pénal', 'nal')).toBe(false);
    expect(matches('Droit pénal', '')).toBe(true);
  });
});
