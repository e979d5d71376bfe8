import { addBusinessHours } from '../time/business-hours.ts';
import { type Deadline, deadlineIn } from '../time/deadlines.ts';
import { addHours } from '../time/paris.ts';
import type { Application, ThreadAction } from './application.ts';
import type { ThreadEffect } from './effects.ts';
import { threadTimes } from './times.ts';

export const addDaysOf24h = (from: Date, days: number): Date => addHours(from, days * 24);

/** When a delivered mission ends by itself. */
export const endsByItselfAt = (deliveredAt: Date): Date => addDaysOf24h(deliveredAt, threadTimes.autoEndDays);

type Schedule = Extract<ThreadEffect, { kind: 'schedule' }>;

/** When the platform's answer to a portage is due, in hours, or the partner's, in business hours. */
export const portageClock = (type: 'WAITING_BASOCHE' | 'WAITING_ITG', from: Date): Deadline => {
  const { portageReviewHours, partnerReviewBusinessHours } = threadTimes;
  if (type === 'WAITING_BASOCHE') return deadlineIn(from, portageReviewHours);
  return {
    halfAt: addBusinessHours(from, partnerReviewBusinessHours / 2),
    dueAt: addBusinessHours(from, partnerReviewBusinessHours),
  };
};

/** When the platform or the partner must have answered a portage; null for an action that waits for neither. */
export const portageDueAt = ({ type, sentAt }: Pick<ThreadAction, 'type' | 'sentAt'>): Date | null =>
  type === 'WAITING_BASOCHE' || type === 'WAITING_ITG' ? portageClock(type, sentAt).dueAt : null;

/** Half time and end of the platform's review. */
export const portageReviewTimers = (now: Date): Schedule[] => [
  {
    kind: 'schedule',
    command: { type: 'portage/remind' },
    at: addHours(now, threadTimes.portageReviewHours / 2),
  },
  {
    kind: 'schedule',
    command: { type: 'portage/overdue' },
    at: addHours(now, threadTimes.portageReviewHours),
  },
];

/** Half time and end of the partner's review, in business hours. */
export const partnerReviewTimers = (now: Date): Schedule[] => [
  {
    kind: 'schedule',
    command: { type: 'itg/remind' },
    at: addBusinessHours(now, threadTimes.partnerReviewBusinessHours / 2),
  },
  {
    kind: 'schedule',
    command: { type: 'itg/overdue' },
    at: addBusinessHours(now, threadTimes.partnerReviewBusinessHours),
  },
];

/** The three reminders after a delivery, then the end. */
export const deliveryTimers = (now: Date): Schedule[] => [
  ...threadTimes.endReminderDays.map(
    (day): Schedule => ({
      kind: 'schedule',
      command: { type: 'end/remind', day },
      at: addDaysOf24h(now, day),
    }),
  ),
  { kind: 'schedule', command: { type: 'end/auto' }, at: endsByItselfAt(now) },
];

/** The warning and the end of a hold. */
export const holdTimers = (now: Date): Schedule[] => [
  { kind: 'schedule', command: { type: 'hold/warn' }, at: addDaysOf24h(now, threadTimes.holdWarningDays) },
  { kind: 'schedule', command: { type: 'hold/expire' }, at: addDaysOf24h(now, threadTimes.holdMaximumDays) },
];

/** Timers that found the mission frozen come again, each at its time or at once. Its release is planned once it has ended. */
export const timersAgain = ({ releaseAt, deliveredAt, deposit }: Application): Schedule[] => {
  const again: Schedule[] = [];
  if (releaseAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'release' }, at: releaseAt });
  } else if (deliveredAt !== null) {
    again.push({ kind: 'schedule', command: { type: 'end/auto' }, at: endsByItselfAt(deliveredAt) });
  }
  if (deposit !== null) {
    const at = addDaysOf24h(deposit.confirmedAt, threadTimes.holdMaximumDays);
    again.push({ kind: 'schedule', command: { type: 'hold/expire' }, at });
  }
  return again;
};
