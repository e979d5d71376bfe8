import { describe, expect, it } from 'vitest';
import { closingDay, isExpired, isOpen } from './publication.ts';

const mission = (endDate: string | null, publishedAt = '2026-11-21T12:00:00Z', isArchived = false) => ({
  endDate,
  publishedAt: new Date(publishedAt),
  isArchived,
  isHidden: false,
});

describe('the publication of a mission', () => {
  it('is open until its deadline, included', () => {
    expect(isOpen(mission('2026-11-21'), '2026-11-21')).toBe(true);
    expect(isOpen(mission('2026-11-21'), '2026-11-22')).toBe(false);
    expect(isOpen(mission('2026-12-21', undefined, true), '2026-11-21')).toBe(false);
    expect(isOpen({ ...mission('2026-12-21'), isHidden: true }, '2026-11-21')).toBe(false);
  });

  it('stays open 60 days, counted from its day in Paris, when it has no deadline', () => {
    expect(closingDay(mission(null, '2026-11-21T22:30:00Z'))).toBe('2027-01-20');
    expect(closingDay(mission(null, '2026-11-21T23:30:00Z'))).toBe('2027-01-21');
    expect(isOpen(mission(null), '2027-01-20')).toBe(true);
    expect(isOpen(mission(null), '2027-01-21')).toBe(false);
  });

  it('may be relaunched once its last day is past, archived or not', () => {
    for (const isArchived of [false, true]) {
      expect(isExpired(mission('2026-11-21', undefined, isArchived), '2026-11-21')).toBe(false);
      expect(isExpired(mission('2026-11-21', undefined, isArchived), '2026-11-22')).toBe(true);
    }
  });
});
