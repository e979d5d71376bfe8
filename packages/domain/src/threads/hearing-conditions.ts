import { hoursToCancel, hoursToLapse } from '../hearings/limits.ts';
import { isReport, type WrittenReport } from '../hearings/report.ts';
import { addHours } from '../time/paris.ts';
import { type Condition, fact } from './conditions.ts';
import type { RefusalCode } from './refusals.ts';
import { hearingReminderAt } from './timer-schedule.ts';

/** Conditions on the thread of a hearing (rules §10). */

/** A hearing may be reported without its deposit: a taker who attended delivers in WAITING_FUNDS. */
export const hasBegunOrIsHearing = fact(
  'STATE_CHANGED',
  ({ state, hearing }) => state === 'ONGOING' || hearing !== null,
);

export const isHearing = fact('STATE_CHANGED', ({ hearing }) => hearing !== null);

/** Condition on the hour of the hearing plus `hoursOf`; always holds in a thread without a hearing. */
const atHour = (
  refusal: RefusalCode,
  hoursOf: (command: { readonly hours?: number }) => number,
  holds: (now: Date, at: Date) => boolean,
): Condition<{ readonly hours?: number }> => ({
  refusal,
  holds: ({ application: { hearing }, command, now }) =>
    hearing === null || holds(now, addHours(hearing.heldAt, hoursOf(command))),
});

const isBefore = (now: Date, at: Date) => now < at;
const isFrom = (now: Date, at: Date) => now >= at;

export const hearingIsAhead = atHour('HEARING_HELD', () => 0, isBefore);
/** A reported hearing took place, even if the clock of this process is late. */
export const notReported = fact('HEARING_HELD', ({ deliveredAt: at }) => at === null);
export const hearingIsFarAhead = atHour('HEARING_TOO_CLOSE', () => -hoursToCancel, isBefore);
export const hearingIsHeld = atHour('HEARING_NOT_HELD', () => 0, isFrom);
/**
 * No end and no contest before the hour of a hearing: there is no work yet. A reported hearing took place,
 * even if this clock is late.
 */
export const hearingIsPast: Condition = {
  refusal: 'HEARING_AHEAD',
  holds: ({ application: { hearing, deliveredAt }, now }) =>
    hearing === null || deliveredAt !== null || now >= hearing.heldAt,
};
export const hourHasCome = atHour('TOO_EARLY', () => 0, isFrom);
export const unpaidIsOver = atHour('TOO_EARLY', () => hoursToLapse, isFrom);
export const depositIsLate = atHour('TOO_EARLY', () => -hoursToCancel, isFrom);
export const reportIsDue = atHour('TOO_EARLY', ({ hours = 0 }) => hours, isFrom);

export const hearingReminderIsDue: Condition = {
  refusal: 'TOO_EARLY',
  holds: ({ application: { hearing }, now }) => hearing !== null && now >= hearingReminderAt(hearing.heldAt),
};

/** A hearing is delivered by its report. */
export const reportIsGiven: Condition<{ readonly report?: WrittenReport | undefined }> = {
  refusal: 'REPORT_REQUIRED',
  holds: ({ application, command: { report } }) =>
    application.hearing === null || (report !== undefined && isReport(report)),
};
