import { addDays, type Day, weekday } from '../time/paris.ts';

/** Ranges of the network's figures (Europe/Paris), and the steps into which they are divided. */

export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

export const ranges = ['30d', '12w', '12m', 'all'] as const;
export type Range = (typeof ranges)[number];

const shapes: Readonly<Record<Range, { readonly step: Step; readonly count: number | null }>> = {
  '30d': { step: 'day', count: 30 },
  '12w': { step: 'week', count: 12 },
  '12m': { step: 'month', count: 12 },
  all: { step: 'month', count: null },
};

export const stepOf = (range: Range): Step => shapes[range].step;

/** The first day of a day's step: weeks begin on Monday (ISO 8601). */
export const startOfStep = (step: Step, day: Day): Day => {
  if (step === 'day') return day;
  return step === 'week' ? addDays(day, 1 - weekday(day)) : `${day.slice(0, 7)}-01`;
};

const stepBefore = (step: Step, startsOn: Day): Day => startOfStep(step, addDays(startsOn, -1));

/**
 * First days of the steps of a range, oldest first, up to the step of the last counted day, which may be
 * incomplete; steps before the start of the network are left out.
 */
export const periodsOf = (range: Range, sinceDay: Day, untilDay: Day): Day[] => {
  const { step, count } = shapes[range];
  const first = startOfStep(step, sinceDay);
  const periods: Day[] = [];
  for (
    let start = startOfStep(step, untilDay);
    start >= first && (count === null || periods.length < count);
    start = stepBefore(step, start)
  ) {
    periods.unshift(start);
  }
  return periods;
};
