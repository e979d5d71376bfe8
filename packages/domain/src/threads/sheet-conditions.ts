import { sheetAwaitedDays } from '../pricing/limits.ts';
import { depositDayOf, type OpenMonth, openPeriod, type Period } from '../pricing/months.ts';
import { mayReturn, sheetMistakes, type WrittenSheet } from '../pricing/sheets.ts';
import { addDays, type Day, parisDay } from '../time/paris.ts';
import { type Application, isDirectRelation, isOngoing, lastAction } from './application.ts';
import { type Condition, fact } from './conditions.ts';
import type { Settlement } from './settlement.ts';

/** Conditions on the month that a thread stands at, and on its sheet (rules §13). */

/** Days of the month whose work began last, also once it has ended; null of a price without sheets, and before any work. */
export const workedPeriod = (
  application: Pick<Application, 'instalment' | 'sheet' | 'actions'>,
): Period | null => {
  const { instalment, sheet } = application;
  const month = instalment?.month;
  const begun = lastAction(application, 'MISSION_ONGOING');
  if (instalment === null || month === undefined) return null;
  return sheet?.period ?? (begun ? openPeriod(month, instalment.position, parisDay(begun.sentAt)) : null);
};

/** The month of a thread that has begun, with the days that its sheet is about; null before, and for a price without sheets. */
export const monthOfThread = (
  application: Application,
): { readonly month: OpenMonth; readonly period: Period } | null => {
  const { instalment, sheet } = application;
  const month = instalment?.month;
  const hasBegun = sheet !== null || isOngoing(application, 'MISSION_ONGOING');
  const period = hasBegun ? workedPeriod(application) : null;
  return month && period ? { month, period } : null;
};

/** A sheet that may be sent as soon as any may: its first day, and of time the end of the mission. */
export const sampleSheet = (application: Application): { readonly sheet?: WrittenSheet } => {
  const under = monthOfThread(application);
  if (under === null) return {};
  const { month, period } = under;
  const isTime = month.pricing.kind !== 'retainer';
  return { sheet: { entries: [{ day: period.from, units: isTime ? 1 : 0, text: '.' }], isLast: isTime } };
};

/** First day on which the month that a thread stands at may be deposited; null where any day will do. */
export const depositOpensOn = ({ instalment }: Pick<Application, 'instalment'>): Day | null => {
  const pricing = instalment?.month?.pricing;
  return instalment !== null && pricing?.kind === 'retainer'
    ? depositDayOf(pricing.startsOn, instalment.position)
    : null;
};

export const depositIsNotEarly: Condition = {
  refusal: 'DEPOSIT_TOO_EARLY',
  holds: ({ application, now }) => {
    const from = depositOpensOn(application);
    return from === null || parisDay(now) >= from;
  },
};

/** The delivery of a month is its sheet, without a mistake. */
export const sheetIsGiven: Condition<{ readonly sheet?: WrittenSheet | undefined }> = {
  refusal: 'SHEET_REQUIRED',
  holds: ({ application, command: { sheet }, now }) => {
    const under = monthOfThread(application);
    if (under === null) return true;
    return sheet !== undefined && sheetMistakes(sheet, { ...under, today: parisDay(now) }).length === 0;
  },
};

/** A month is accepted on its sheet alone, which says what it comes to. */
export const sheetIsSent = fact(
  'SHEET_AWAITED',
  ({ instalment, deliveredAt }) => !instalment?.month || deliveredAt !== null,
);

/** In a direct relation, where a month costs what its sheet says, staff declare none done before it is sent: they let it go on, or end it. */
export const releasedMonthIsTold: Condition<Settlement> = {
  refusal: 'SHEET_AWAITED',
  holds: ({ application, command }) =>
    command.outcome !== 'release' ||
    !isDirectRelation(application) ||
    !application.instalment?.month ||
    application.deliveredAt !== null,
};

export const hasSheet = fact('STATE_CHANGED', ({ instalment }) => instalment?.month !== undefined);

export const isFirstReturn = fact('SHEET_RETURNED_ONCE', ({ sheet }) => sheet === null || mayReturn(sheet));

/** True once this many days have passed since the last day of the month. */
export const sheetIsDue: Condition<{ readonly day: number }> = {
  refusal: 'TOO_EARLY',
  holds: ({ application, command: { day }, now }) => {
    const under = monthOfThread(application);
    return under !== null && parisDay(now) >= addDays(under.period.until, day);
  },
};

/** True once the sheet of the month under way is late for so long that the client need not wait for it. */
export const isSheetGivenUp = (application: Application, now: Date): boolean => {
  const under = monthOfThread(application);
  return under !== null && parisDay(now) >= addDays(under.period.until, sheetAwaitedDays);
};
