import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/paris.ts';
import {
  begunWindow,
  collectionReminderOn,
  collectionRepeatDays,
  collectionSecondDays,
  nextReminderOn,
  type RenewalReminder,
  remindedBy,
  renewalRemindedOf,
  renewalReminderOn,
  renewalReminders,
  renewalWindow,
} from './reminders.ts';

const lastDay = '2027-02-27';
const left = fc.integer({ min: -60, max: 120 });

const expected = (days: number): RenewalReminder | null => {
  if (days > 30 || days < -7) return null;
  if (days > 7) return 'month';
  if (days > 0) return 'week';
  return days === 0 ? 'lastDay' : 'lapsed';
};

describe('a reminder that a document ends', () => {
  it('is due from 30, 7 and 0 days before, and for a week after', () => {
    fc.assert(
      fc.property(left, (days) => {
        expect(renewalReminderOn(lastDay, addDays(lastDay, -days))).toBe(expected(days));
      }),
    );
  });

  it('is told once of each kind, in their order, however rarely the run comes', () => {
    fc.assert(
      fc.property(fc.array(left, { maxLength: 30 }), (runs) => {
        const found = runs
          .toSorted((a, b) => b - a)
          .flatMap((days) => renewalReminderOn(lastDay, addDays(lastDay, -days)) ?? []);
        const told = [...new Set(found)];
        expect(told).toEqual(renewalReminders.filter((one) => told.includes(one)));
      }),
    );
  });

  it('is asked for by the last days that it is about', () => {
    expect(renewalRemindedOf('month', '2026-11-29')).toEqual({ first: '2026-12-07', last: '2026-12-29' });
    expect(renewalRemindedOf('lapsed', '2026-11-29')).toEqual({ first: '2026-11-22', last: '2026-11-28' });
  });

  it('is due of no last day outside the window of a run, and of each inside it', () => {
    const today = '2026-11-29';
    const { first, last } = renewalWindow(today);
    fc.assert(
      fc.property(left, (days) => {
        const day = addDays(today, days);
        expect(renewalReminderOn(day, today) !== null).toBe(day >= first && day <= last);
      }),
    );
  });

  it('has a next one, until the document has ended', () => {
    expect(nextReminderOn(lastDay, '2026-11-29')).toBe('2027-01-28');
    expect(nextReminderOn(lastDay, '2027-01-28')).toBe('2027-02-20');
    expect(nextReminderOn(lastDay, '2027-02-20')).toBe(lastDay);
    expect(nextReminderOn(lastDay, lastDay)).toBe('2027-02-28');
    expect(nextReminderOn(lastDay, '2027-02-28')).toBeNull();
  });

  it('is for the prestataire alone a month before, then for both', () => {
    expect(renewalReminders.filter((one) => !remindedBy(one).includes('creator'))).toEqual(['month']);
    expect(renewalReminders.every((one) => remindedBy(one).includes('candidate'))).toBe(true);
  });
});

it('a cover that begins is told on its first day, and for a week after it', () => {
  expect(begunWindow('2026-11-29')).toEqual({ first: '2026-11-22', last: '2026-11-29' });
});

describe('a collection', () => {
  const on = (late: number) => collectionReminderOn(lastDay, addDays(lastDay, late));

  it('is told from a week before, from its day, a week after, and every thirty days until it is done', () => {
    const again = (times: number) => collectionSecondDays + times * collectionRepeatDays;
    const days = [-8, -7, -1, 0, 6, again(0), 36, again(1), 66, again(2), again(3), again(12)];
    expect(days.map(on)).toEqual([
      null,
      'collectWeek',
      'collectWeek',
      'collectDay',
      'collectDay',
      'collectAgain0',
      'collectAgain0',
      'collectAgain1',
      'collectAgain1',
      'collectAgain2',
      'collectAgain3',
      'collectAgain12',
    ]);
  });

  it('is told anew on the days on which a reminder begins, and on no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 800 }), (late) => {
        const begins = late === -7 || late === 0 || (late >= 7 && (late - 7) % 30 === 0);
        expect(on(late) !== on(late - 1)).toBe(begins);
      }),
    );
  });
});
