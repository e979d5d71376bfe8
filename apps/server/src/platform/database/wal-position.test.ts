import { describe, expect, it } from 'vitest';
import { readWalPosition } from './wal-position.ts';

describe('a position of the write-ahead log', () => {
  it('is compared as a number, and not as a text', () => {
    expect(readWalPosition('0/1000100')).toBe(0x1000100n);
    expect(readWalPosition('A/100') > readWalPosition('9/FFFFFF00')).toBe(true);
    expect(readWalPosition('10/100') > readWalPosition('9/FFFFFF00')).toBe(true);
  });

  it('is the same at the beginning of a page and after its header', () => {
    for (const text of ['0/4000000', '0/4000018', '0/4000028'])
      expect(readWalPosition(text)).toBe(0x4000000n);
    expect(readWalPosition('0/4000030')).toBe(0x4000030n);
  });
});
