import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBefore, retentionClasses, retentionClassesOf, termOf } from './classes.ts';
import { exportExpiry, exportRefusal, exportsAWeek } from './exports.ts';
import { absentSince, inactivityStep, leastNoticeDays } from './inactivity.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-22T04:10:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

describe('the table of what is kept', () => {
  it('names each class once, with a period and a reason', () => {
    expect(new Set(retentionClasses.map(({ id }) => id)).size).toBe(retentionClasses.length);
    for (const { what, period, reason } of retentionClasses) {
      expect([what, period, reason].every((text) => text.length > 3)).toBe(true);
    }
  });

  it('shows members the classes of teams, of the conflict check, of hearings and of files of vigilance while these are open', () => {
    const without = (open: Parameters<typeof retentionClassesOf>[0]) => {
      const shown = retentionClassesOf(open);
      return retentionClasses.filter((one) => !shown.includes(one)).map(({ id }) => id);
    };
    expect(without({ firms: true, conflicts: true, hearings: true, vigilance: true })).toEqual([]);
    expect(without({ firms: true, conflicts: true, hearings: false, vigilance: true })).toEqual([
      'hearingsUnfilled',
      'hearingAbsences',
    ]);
    expect(without({ firms: true, conflicts: true, hearings: true, vigilance: false })).toEqual([
      'vigilanceFiles',
      'vigilanceActs',
    ]);
    expect(without({ firms: false, conflicts: true, hearings: true, vigilance: true })).toEqual([
      'firmInvitations',
      'seats',
    ]);
    expect(without({ firms: true, conflicts: false, hearings: true, vigilance: true })).toEqual([
      'conflictRegisters',
      'conflictParties',
      'conflictActs',
    ]);
  });

  it('counts months as the calendar does', () => {
    expect(monthsBefore(new Date('2024-02-29T10:00:00Z'), 24).toISOString()).toBe('2022-02-28T10:00:00.000Z');
    expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(termOf('refusedApplications', now).toISOString()).toBe('2024-11-22T04:10:00.000Z');
    expect(termOf('exports', now)).toEqual(daysAgo(7));
  });
});

describe('an account that nobody uses', () => {
  const seenOn = daysAgo(800);

  it('is warned, warned again, then erased, and nothing twice', () => {
    expect(inactivityStep({ seenOn, firstWarnedAt: null, lastWarnedAt: null }, now)).toBe('first');
    expect(inactivityStep({ seenOn, firstWarnedAt: daysAgo(22), lastWarnedAt: null }, now)).toBeNull();
    expect(inactivityStep({ seenOn, firstWarnedAt: daysAgo(23), lastWarnedAt: null }, now)).toBe('last');
    expect(inactivityStep({ seenOn, firstWarnedAt: daysAgo(30), lastWarnedAt: daysAgo(6) }, now)).toBeNull();
    expect(inactivityStep({ seenOn, firstWarnedAt: daysAgo(30), lastWarnedAt: daysAgo(7) }, now)).toBe(
      'erase',
    );
  });

  it('is left alone while somebody came within 23 months', () => {
    const recent = new Date(absentSince(now).getTime() + dayMs);
    expect(
      inactivityStep({ seenOn: recent, firstWarnedAt: daysAgo(60), lastWarnedAt: daysAgo(30) }, now),
    ).toBeNull();
  });

  it('is never erased within a month of its first warning, nor a week of its last', () => {
    const days = fc.option(fc.integer({ min: 0, max: 900 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), days, days, (seen, first, last) => {
        const absence = {
          seenOn: daysAgo(seen),
          firstWarnedAt: first === null ? null : daysAgo(first),
          lastWarnedAt: last === null ? null : daysAgo(last),
        };
        if (inactivityStep(absence, now) !== 'erase') return;
        expect(seen).toBeGreaterThanOrEqual(730);
        expect(first).toBeGreaterThanOrEqual(leastNoticeDays);
        expect(last).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});

describe("another archive of one's data", () => {
  it('waits for the one under way, and for seven days to have room', () => {
    const asked = (days: number, isUnderWay = false) => ({ askedAt: daysAgo(days), isUnderWay });
    expect(exportRefusal([], now)).toBeNull();
    expect(exportRefusal([asked(0, true)], now)).toBe('EXPORT_UNDER_WAY');
    expect(
      exportRefusal(
        Array.from({ length: exportsAWeek }, (_, day) => asked(day)),
        now,
      ),
    ).toBe('EXPORTS_SPENT');
    expect(exportRefusal([asked(0), asked(1), asked(7)], now)).toBeNull();
  });
});

describe('the days on which an unused account is warned and erased', () => {
  const step = (seenOn: Date, firstWarnedAt: Date | null, lastWarnedAt: Date | null = null) =>
    inactivityStep({ seenOn, firstWarnedAt, lastWarnedAt }, now);
  const months = (count: number, days = 0) => new Date(monthsBefore(now, count).getTime() + days * dayMs);

  it('begin to the instant after 23 months', () => {
    expect(step(months(23), null)).toBe('first');
    expect(step(new Date(months(23).getTime() + 1), null)).toBeNull();
  });

  it('are a second warning a week before two years, never sooner', () => {
    expect(step(months(24, 7), daysAgo(23))).toBe('last');
    expect(step(new Date(months(24, 7).getTime() + 1), daysAgo(23))).toBeNull();
    expect(step(months(24, 8), daysAgo(60))).toBeNull();
  });

  it('are the erasure at two years, never sooner, however long ago the warnings were', () => {
    expect(step(months(24), daysAgo(30), daysAgo(7))).toBe('erase');
    expect(step(new Date(months(24).getTime() + 1), daysAgo(30), daysAgo(7))).toBeNull();
    expect(step(months(23, -1), daysAgo(60), daysAgo(30))).toBeNull();
  });
});

describe('an archive that is ready', () => {
  it('stays for seven days', () => {
    expect(exportExpiry(new Date('2026-11-22T04:10:00Z'))).toEqual(new Date('2026-11-29T04:10:00Z'));
  });
});
