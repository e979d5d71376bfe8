import { sheetAwaitedDays } from '../pricing/limits.ts';
import { depositDayOf, heldPeriod, type OpenMonth, openPeriod, type Period } from '../pricing/months.ts';
import { mayReturn, sheetMistakes, type WrittenSheet } from '../pricing/sheets.ts';
import { addDays, type Day, parisDay } from '../time/paris.ts';
import { type Application, isDirectRelation, isOngoing, lastAction } from './application.ts';
import { type Condition, fact } from './conditions.ts';
import type { Settlement } from './settlement.ts';

/** Conditions on the current month of a thread, and on its sheet (rules §13). */

/**
 * Period of the last month on which work began, even if it has ended; null for a price without sheets, and
 * before any work.
 */
export const workedPeriod = (
  application: Pick<Application, 'mode' | 'instalment' | 'sheet' | 'actions'>,
): Period | null => {
  const { instalment, sheet } = application;
  const month = instalment?.month;
  const begun = lastAction(application, 'MISSION_ONGOING');
  if (instalment === null || month === undefined) return null;
  if (sheet !== null || begun === undefined) return sheet?.period ?? null;
  return isDirectRelation(application)
    ? openPeriod(month, instalment.position, parisDay(begun.sentAt))
    : heldPeriod(month, instalment.position, begun.sentAt);
};

/**
 * The current month of a thread and the period of its sheet; null before the work begins, and for a price
 * without sheets.
 */
export const monthOfThread = (
  application: Application,
): { readonly month: OpenMonth; readonly period: Period } | null => {
  const { instalment, sheet } = application;
  const month = instalment?.month;
  const hasBegun = sheet !== null || isOngoing(application, 'MISSION_ONGOING');
  const period = hasBegun ? workedPeriod(application) : null;
  return month && period ? { month, period } : null;
};

/**
 * Sample sheet for `permitted`, valid as early as any sheet can be: one entry on the first day and, for a
 * price by time, the end of the mission.
 */
export const sampleSheet = (application: Application): { readonly sheet?: WrittenSheet } => {
  const under = monthOfThread(application);
  if (under === null) return {};
  const { month, period } = under;
  const isTime = month.pricing.kind !== 'retainer';
  return { sheet: { entries: [{ day: period.from, units: isTime ? 1 : 0, text: '.' }], isLast: isTime } };
};

/** First day on which the current month may be deposited; null if any day is allowed. */
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

/** A month is delivered by its sheet, which must be free of mistakes. */
export const sheetIsGiven: Condition<{ readonly sheet?: WrittenSheet | undefined }> = {
  refusal: 'SHEET_REQUIRED',
  holds: ({ application, command: { sheet }, now }) => {
    const under = monthOfThread(application);
    if (under === null) return true;
    return sheet !== undefined && sheetMistakes(sheet, { ...under, today: parisDay(now) }).length === 0;
  },
};

/** A month is accepted only once its sheet is sent: the sheet gives its amount. */
export const sheetIsSent = fact(
  'SHEET_AWAITED',
  ({ instalment, deliveredAt }) => !instalment?.month || deliveredAt !== null,
);

/**
 * In a direct relation a month costs what its sheet says. Until it is sent, staff cannot release the month:
 * they let the mission go on, or end it.
 */
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

/** Holds once this many days have passed since the last day of the month. */
export const sheetIsDue: Condition<{ readonly day: number }> = {
  refusal: 'TOO_EARLY',
  holds: ({ application, command: { day }, now }) => {
    const under = monthOfThread(application);
    return under !== null && parisDay(now) >= addDays(under.period.until, day);
  },
};

/**
 * True if the current month's sheet is `sheetAwaitedDays` late: the client need not wait for it any more. The
 * days count from the end of the month, from the opening if that came later, and anew from a return.
 */
export const isSheetGivenUp = (application: Application, now: Date): boolean => {
  const under = monthOfThread(application);
  if (under === null) return false;
  const begun = lastAction(application, 'MISSION_ONGOING')?.sentAt;
  const asked = [begun, application.sheet?.returned?.at].flatMap((at) => (at ? [parisDay(at)] : []));
  const from = [under.period.until, ...asked].reduce((latest, day) => (day > latest ? day : latest));
  return parisDay(now) >= addDays(from, sheetAwaitedDays);
};
