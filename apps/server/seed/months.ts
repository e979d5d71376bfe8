import type { RetainerPrice, StagedPrice } from '@basoche/domain/pricing/kinds';
import { unitsIn } from '@basoche/domain/pricing/limits';
import { firstDayOf, monthOf } from '@basoche/domain/pricing/months';
import type { SheetEntry, WrittenSheet } from '@basoche/domain/pricing/sheets';
import type { ThreadRole } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommandType } from '@basoche/domain/threads/commands';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import { isBusinessDay } from '@basoche/domain/time/business-hours';
import { addDays, type Day } from '@basoche/domain/time/paris';
import { dailyWorks, retainerServices } from './content/conversations.ts';

/** Months of the demonstration: a price by day with its sheets, and a retainer. */

/** A command of the story on a fixed day, in minutes after its midnight. */
export interface DatedStep {
  readonly by: ThreadRole;
  readonly command: ThreadCommandType;
  readonly day: Day;
  readonly minute: number;
}

interface Priced {
  readonly offerCents: number;
  readonly pricing: StagedPrice;
}

const dayCents = 45_000;
const monthsOfRetainer = 6;

/** A price by day near this sum, with half of the ceiling planned for a month. */
export const priceByDay = (cents: number): Priced => {
  const days = Math.min(20, Math.max(6, Math.round(cents / dayCents)));
  return {
    offerCents: days * dayCents,
    pricing: {
      kind: 'day',
      rateCents: dayCents,
      monthUnits: days,
      ceilingUnits: days * unitsIn.day,
    },
  };
};

/** A retainer near this sum that begins tomorrow, so that its first month may be deposited today. */
export const retainerFrom = (cents: number, today: Day): Priced & { readonly pricing: RetainerPrice } => {
  const monthCents = Math.max(20, Math.round(cents / monthsOfRetainer / 1_000)) * 1_000;
  return {
    offerCents: monthCents * monthsOfRetainer,
    pricing: {
      kind: 'retainer',
      monthCents,
      months: monthsOfRetainer,
      startsOn: addDays(today, 1),
      services: retainerServices,
    },
  };
};

const atHour = (hour: number): number => hour * 60;

/** Minimum of days of work in the last month before its sheet is sent. */
const lastMonthDays = 9;

/**
 * Two calendar months by day. The first is deposited, delivered on its last day, accepted and paid. The
 * second is deposited, and delivered yesterday as the last one.
 */
export const twoMonthsByDay = (today: Day): readonly DatedStep[] => {
  const second = firstDayOf(monthOf(addDays(today, -lastMonthDays)));
  const firstEnds = addDays(second, -1);
  const first = firstDayOf(monthOf(firstEnds));
  return [
    { by: 'provider', command: 'deposit/confirm', day: addDays(first, 9), minute: atHour(10) },
    { by: 'candidate', command: 'deliver', day: firstEnds, minute: atHour(18) },
    { by: 'creator', command: 'mission/validate', day: second, minute: atHour(11) },
    { by: 'timer', command: 'release', day: addDays(second, 2), minute: atHour(12) },
    { by: 'provider', command: 'deposit/confirm', day: addDays(second, 4), minute: atHour(10) },
    { by: 'candidate', command: 'deliver', day: addDays(today, -1), minute: atHour(17) },
  ];
};

/** Days in the prestataire's sheet: every second working day. */
const toldDays = (from: Day, until: Day): readonly Day[] => {
  const days: Day[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) if (isBusinessDay(day)) days.push(day);
  return days.filter((_, place) => place % 2 === 0);
};

/**
 * The sheet sent on a day, with days and half days of work in turn, and a day less than the deposit covers;
 * null outside of a month.
 */
export const sheetOn = (application: Application, today: Day): WrittenSheet | null => {
  const under = monthOfThread(application);
  if (under === null) return null;
  const { month, period } = under;
  const last = today < period.until ? today : period.until;
  // The work of the second month begins once its deposit is paid.
  const from = month.after === null ? period.from : addDays(period.from, 4);
  const entries: SheetEntry[] = [];
  let left = (month.units ?? 0) - unitsIn.day;
  for (const [place, day] of toldDays(from, last).entries()) {
    const units = Math.min(left, place % 2 === 0 ? unitsIn.day : 1);
    if (units <= 0) break;
    left -= units;
    entries.push({ day, units, text: dailyWorks[place % dailyWorks.length] ?? '' });
  }
  return { entries, isLast: month.after !== null };
};
