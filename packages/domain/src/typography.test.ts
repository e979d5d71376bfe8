import { describe, expect, it } from 'vitest';
import { formatBytes, typeset } from './typography.ts';

describe('French typography', () => {
  it('puts narrow no-break spaces before high punctuation', () => {
    expect(typeset('Prêt ? Oui ! Voici : un ; deux')).toBe(
      'Prêt\u202f? Oui\u202f! Voici\u202f: un\u202f; deux',
    );
  });

  it('puts wider ones inside guillemets, whatever was there', () => {
    expect(typeset('« Compte supprimé »')).toBe('«\u00a0Compte supprimé\u00a0»');
    expect(typeset('«Compte»')).toBe('«\u00a0Compte\u00a0»');
  });

  it('leaves addresses and hours alone', () => {
    expect(typeset('https://basoche.fr à 14:30')).toBe('https://basoche.fr à 14:30');
  });

  it('keeps an amount with its sign', () => {
    expect(typeset('250 € et 20 %')).toBe('250\u00a0€ et 20\u00a0%');
  });

  it('keeps the thousands of a number together, and leaves other figures apart', () => {
    expect(typeset('310 000 euros, 1 250 000')).toBe('310\u202f000 euros, 1\u202f250\u202f000');
    expect(typeset('06 12 34 56 78, articles 1240 124, le 21 2026')).toBe(
      '06 12 34 56 78, articles 1240 124, le 21 2026',
    );
  });
});

describe('the size of a file', () => {
  it('is told in kilobytes, then in megabytes with a comma', () => {
    expect(formatBytes(12)).toBe('1\u00a0ko');
    expect(formatBytes(240 * 1024)).toBe('240\u00a0ko');
    expect(formatBytes(1.25 * 1024 * 1024)).toBe('1,3\u00a0Mo');
    expect(formatBytes(5 * 1024 * 1024)).toBe('5\u00a0Mo');
  });
});
