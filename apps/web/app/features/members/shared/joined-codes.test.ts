import { departments } from '@basoche/domain/options/departments';
import { describe, expect, it } from 'vitest';
import { firstLabels, joinCodes, splitCodes } from './joined-codes.ts';

describe('codes that are joined', () => {
  it('are read in their order, those that nobody knows left out, and written again', () => {
    expect(splitCodes(departments, '2A, 69', ', ')).toEqual(['2A', '69']);
    expect(splitCodes(departments, '', ', ')).toEqual([]);
    expect(splitCodes(departments, '69, 971', ', ')).toEqual(['69']);
    expect(joinCodes(['2A', '69'], ', ')).toBe('2A, 69');
  });

  it('are shown as their first three, with what says that there are more', () => {
    expect(firstLabels(['a', 'b', 'c'])).toBe('a, b, c');
    expect(firstLabels(['a', 'b', 'c', 'd'])).toBe('a, b, c…');
  });
});
