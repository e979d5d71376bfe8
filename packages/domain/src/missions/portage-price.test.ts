import { describe, expect, it } from 'vitest';
import { isUnderPortage } from './portage-price.ts';

describe('a price too low for portage', () => {
  it.each([
    [null, null, true],
    [200, null, true],
    [200, 80_000, true],
    [250, null, false],
    [800, 80_000, false],
    [800, 24_999, true],
    [800, 25_000, false],
  ] as const)('a lowest price of %s € and %s cents typed: %s', (tarifLow, cents, expected) => {
    expect(isUnderPortage(tarifLow, cents)).toBe(expected);
  });
});
