import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLimits } from '../text-limits.ts';
import { isReportReason, reportCategories, reportOutcomes, reportRefusal } from './report.ts';

describe('a member may be reported', () => {
  it('by the other party of a thread, who has no report on them that waits', () => {
    expect(reportRefusal({ isOneself: false, sharesThread: true, oneWaits: false })).toBeNull();
  });

  it('not by themselves and not by who shares no thread with them: neither is told apart from nobody', () => {
    for (const oneWaits of [false, true]) {
      expect(reportRefusal({ isOneself: true, sharesThread: true, oneWaits })).toBe('UNKNOWN');
      expect(reportRefusal({ isOneself: false, sharesThread: false, oneWaits })).toBe('UNKNOWN');
    }
  });

  it('not again before the last report is settled', () => {
    expect(reportRefusal({ isOneself: false, sharesThread: true, oneWaits: true })).toBe('WAITS');
  });

  it('exactly where nothing refuses it', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (isOneself, sharesThread, oneWaits) => {
        const may = reportRefusal({ isOneself, sharesThread, oneWaits }) === null;
        expect(may).toBe(!isOneself && sharesThread && !oneWaits);
      }),
    );
  });
});

describe('the reason of a report', () => {
  it('says something, within its limits', () => {
    expect(isReportReason('Dix signes')).toBe(true);
    expect(isReportReason('Neuf sign')).toBe(false);
    // Six characters, stored as ten UTF-16 units.
    expect(isReportReason('𐝐Ἂ𓉵𞢓𐍞⧕')).toBe(false);
    expect(isReportReason(`  ${'a'.repeat(9)}  `)).toBe(false);
    expect(isReportReason('a'.repeat(textLimits.reason))).toBe(true);
    expect(isReportReason('a'.repeat(textLimits.reason + 1))).toBe(false);
  });

  it('has a category, and staff two ways to settle it, each with its words', () => {
    const labels = [...reportCategories, ...reportOutcomes].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label).toMatch(/^[A-ZÉ]/);
  });
});
