import { describe, expect, it } from 'vitest';
import { count, figure } from './counts.ts';
import { formatEuros, formatPriceRange } from './money.ts';

describe('a number in words', () => {
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
