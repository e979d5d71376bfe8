import { hoursToCancel, hoursToLapse, reminderHour, reportDueHours } from '../hearings/limits.ts';
import { tellReminderDays, unfundedDays } from '../pricing/limits.ts';
import type { Period } from '../pricing/months.ts';
import { addBusinessHours } from '../time/business-hours.ts';
import { type Deadline, deadlineIn } from '../time/deadlines.ts';
import { addDays, addHours, parisDay, parisHour } from '../time/paris.ts';
import type { Application, ThreadAction } from './application.ts';
import type { ThreadEffect } from './effects.ts';
import { threadTimes } from './time-limits.ts';

/** Adds days of 24 hours, regardless of daylight saving time in Paris. */
export const addDaysOf24h = (from: Date, days: number): Date => addHours(from, days * 24);

/** Time of the automatic end of a delivered mission. */
export const autoEndAt = (deliveredAt: Date): Date => addDaysOf24h(deliveredAt, threadTimes.autoEndDays);

type Schedule = Extract<ThreadEffect, { kind: 'schedule' }>;

/** Deadline of a portage review: in hours for the platform, in business hours for the partner. */
export const portageDeadline = (type: 'WAITING_BASOCHE' | 'WAITING_ITG', from: Date): Deadline => {
  const { portageAnswerHours, partnerAnswerBusinessHours } = threadTimes;
  if (type === 'WAITING_BASOCHE') return deadlineIn(from, portageAnswerHours);
  return {
    halfAt: addBusinessHours(from, partnerAnswerBusinessHours / 2),
    dueAt: addBusinessHours(from, partnerAnswerBusinessHours),
  };
};

/**
 * Time by which the platform or the partner must answer a portage; null for actions that wait for neither.
 */
export const portageDueAt = ({ type, sentAt }: Pick<ThreadAction, 'type' | 'sentAt'>): Date | null =>
  type === 'WAITING_BASOCHE' || type === 'WAITING_ITG' ? portageDeadline(type, sentAt).dueAt : null;

/** Timers at half time and at the end of the platform's review. */
export const portageAnswerTimers = (now: Date): Schedule[] => [
  {
    kind: 'schedule',
    command: { type: 'portage/remind' },
    at: addHours(now, threadTimes.portageAnswerHours / 2),
  },
  {
    kind: 'schedule',
    command: { type: 'portage/overdue' },
    at: addHours(now, threadTimes.portageAnswerHours),
  },
];

/** Timers at half time and at the end of the partner's review, in business hours. */
export const partnerAnswerTimers = (now: Date): Schedule[] => [
  {
    kind: 'schedule',
    command: { type: 'itg/remind' },
    at: addBusinessHours(now, threadTimes.partnerAnswerBusinessHours / 2),
  },
  {
    kind: 'schedule',
    command: { type: 'itg/overdue' },
    at: addBusinessHours(now, threadTimes.partnerAnswerBusinessHours),
  },
];

/** Timers of the three reminders after a delivery, then of the automatic end. */
export const deliveryTimers = (now: Date): Schedule[] => [
  ...threadTimes.endReminderDays.map(
    (day): Schedule => ({
      kind: 'schedule',
      command: { type: 'end/remind', day },
      at: addDaysOf24h(now, day),
    }),
  ),
  { kind: 'schedule', command: { type: 'end/auto' }, at: autoEndAt(now) },
];

/** Timers that warn of a missing deposit for an instalment opened now. */
export const unfundedTimers = (now: Date): Schedule[] =>
  unfundedDays.map((day) => ({
    kind: 'schedule',
    command: { type: 'instalment/unfunded', day },
    at: addDaysOf24h(now, day),
  }));

/**
 * Reminders of an unsent sheet, counted from the last day of its month, or from today if that day has passed.
 */
export const sheetTimers = ({ until }: Period, now: Date): Schedule[] => {
  const today = parisDay(now);
  const from = until > today ? until : today;
  return tellReminderDays
    .filter((day) => day > 0 || from === until)
    .map(
      (day): Schedule => ({
        kind: 'schedule',
        command: { type: 'sheet/due', day },
        at: parisHour(addDays(from, day), reminderHour),
      }),
    )
    .filter(({ at }) => at > now);
};

/** Timers of the warning and of the end of a hold. */
export const holdTimers = (now: Date): Schedule[] => [
  { kind: 'schedule', command: { type: 'hold/warn' }, at: addDaysOf24h(now, threadTimes.holdWarningDays) },
  { kind: 'schedule', command: { type: 'hold/expire' }, at: addDaysOf24h(now, threadTimes.holdMaximumDays) },
];

/**
 * Restarts the timers that came due while the mission was frozen: each keeps its time, or runs at once if
 * that has passed. The release is planned again if the mission has ended.
 */
export const timersAgain = ({ releaseAt, deliveredAt, deposit }: Application): Schedule[] => {
  const again: Schedule[] = [];
  if (releaseAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'release' }, at: releaseAt });
  } else if (deliveredAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'end/auto' }, at: autoEndAt(deliveredAt) });
  }
  if (deposit !== null) {
    const at = addDaysOf24h(deposit.confirmedAt, threadTimes.holdMaximumDays);
    again.push({ kind: 'schedule', command: { type: 'hold/expire' }, at });
  }
  return again;
};

/** Time at which both parties are reminded of their hearing. */
export const hearingReminderAt = (heldAt: Date): Date =>
  parisHour(addDays(parisDay(heldAt), -1), reminderHour);

/**
 * `hoursToCancel` hours before the hearing; if it is taken later than that, half-way between now and the
 * hearing.
 */
const unfundedAt = (heldAt: Date, now: Date): Date => {
  const at = addHours(heldAt, -hoursToCancel);
  return at > now ? at : new Date((now.getTime() + heldAt.getTime()) / 2);
};

/** Timers of a hearing taken now; those already in the past are left out. */
export const hearingTimers = (heldAt: Date, isDepositAwaited: boolean, now: Date): Schedule[] => {
  const timers: Schedule[] = [
    { kind: 'schedule', command: { type: 'hearing/remind' }, at: hearingReminderAt(heldAt) },
    ...reportDueHours.map(
      (hours): Schedule => ({
        kind: 'schedule',
        command: { type: 'hearing/reportDue', hours },
        at: addHours(heldAt, hours),
      }),
    ),
  ];
  if (isDepositAwaited) {
    timers.push(
      { kind: 'schedule', command: { type: 'hearing/unfunded' }, at: unfundedAt(heldAt, now) },
      { kind: 'schedule', command: { type: 'hearing/unpaid' }, at: heldAt },
      { kind: 'schedule', command: { type: 'hearing/lapse' }, at: addHours(heldAt, hoursToLapse) },
    );
  }
  return timers.filter(({ at }) => at > now);
};

/**
 * Report timer for a hearing whose deposit arrives after the last reminder; none if that reminder is still to
 * come.
 */
export const lateReportTimers = (heldAt: Date | null, now: Date): Schedule[] => {
  const hours = reportDueHours.at(-1) ?? 0;
  if (heldAt === null || addHours(heldAt, hours) > now) return [];
  const at = addHours(now, reportDueHours[0] ?? 0);
  return [{ kind: 'schedule', command: { type: 'hearing/reportDue', hours }, at }];
};
