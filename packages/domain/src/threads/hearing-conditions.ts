import { hoursToCancel, hoursToLapse } from '../hearings/limits.ts';
import { isReport, type WrittenReport } from '../hearings/report.ts';
import { addHours } from '../time/paris.ts';
import { type Condition, fact } from './conditions.ts';
import type { RefusalCode } from './refusals.ts';
import { hearingReminderAt } from './timer-schedule.ts';

/** Conditions on the thread of a hearing (rules §10). */

/** Held funds that never came do not keep somebody who attended from reporting it. */
export const hasBegunOrIsHearing = fact(
  'STATE_CHANGED',
  ({ state, hearing }) => state === 'ONGOING' || hearing !== null,
);

export const isHearing = fact('STATE_CHANGED', ({ hearing }) => hearing !== null);

/** A condition on the hour of the thread's hearing, moved by some hours; it holds in every other thread. */
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
/** A hearing that was reported was held, whatever the clock of this process says. */
export const notReported = fact('HEARING_HELD', ({ deliveredAt: at }) => at === null);
export const hearingIsFarAhead = atHour('HEARING_TOO_CLOSE', () => -hoursToCancel, isBefore);
export const hearingIsHeld = atHour('HEARING_NOT_HELD', () => 0, isFrom);
/** Before its hour a hearing is neither ended nor contested: there is no work yet. One that was reported was held, whatever the clock. */
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

/** The delivery of a hearing is its report. */
export const reportIsGiven: Condition<{ readonly report?: WrittenReport | undefined }> = {
  refusal: 'REPORT_REQUIRED',
  holds: ({ application, command: { report } }) =>
    application.hearing === null || (report !== undefined && isReport(report)),
};
