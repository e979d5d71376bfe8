import { describe, expect, it } from 'vitest';
import { formatEuros, formatPriceRange } from './money.ts';
import { count, figure, formatBytes, truncate, typeset } from './typography.ts';

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

  it('counts zero as one, as French does', () => {
    expect(count(0, 'mission', 'missions')).toBe('0\u00a0mission');
    expect(count(1, 'mission', 'missions')).toBe('1\u00a0mission');
    expect(count(1250, 'mission', 'missions')).toBe('1\u202f250\u00a0missions');
  });

  it('says « plus de 1 000 » for what lists do not count further', () => {
    expect(count(1_001, 'mission', 'missions')).toBe('plus de 1\u202f000\u00a0missions');
    expect([figure(1_000), figure(1_001), figure(1_002)]).toEqual([
      '1\u202f000',
      'plus de 1\u202f000',
      '1\u202f002',
    ]);
  });

  it('cuts a long text and says so, and leaves a short one', () => {
    expect(truncate('abcdef', 6)).toBe('abcdef');
    expect(truncate('abcde fgh', 6)).toBe('abcde...');
  });
});

describe('amounts', () => {
  it('show cents only where there are some', () => {
    expect(formatEuros(1250)).toBe('1\u202f250\u00a0€');
    expect(formatEuros(1250.5)).toBe('1\u202f250,50\u00a0€');
  });

  it('show a range, one price, or that it is left open', () => {
    expect(formatPriceRange(100, 300)).toBe('100\u00a0€ à 300\u00a0€');
    expect(formatPriceRange(200, 200)).toBe('200\u00a0€');
    expect(formatPriceRange(null, null)).toBe('Prix à proposer');
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
