import { addHours } from './paris.ts';

/** The deadline of an answer: its half time and its end. */
export interface Deadline {
  readonly halfAt: Date;
  readonly dueAt: Date;
}

export const urgencies = ['onTime', 'halfTime', 'overdue'] as const;
/** Urgency of an answer: more than half of its time is left, less, or none. */
export type Urgency = (typeof urgencies)[number];

/** Deadline some hours after an instant, with its half time. */
export const deadlineIn = (from: Date, hours: number): Deadline => ({
  halfAt: addHours(from, hours / 2),
  dueAt: addHours(from, hours),
});

/** Urgency of a deadline: on time, past half time, or overdue. */
export const urgencyOf = ({ halfAt, dueAt }: Deadline, now: Date): Urgency => {
  if (now >= dueAt) return 'overdue';
  return now >= halfAt ? 'halfTime' : 'onTime';
};

/** The longest deadline of all clocks: older requests are overdue in any case. */
const longestHours = 60 * 24;

/**
 * The latest start that is overdue now under this clock, to the millisecond: that start and all earlier ones
 * are overdue. A later start must never give an earlier end.
 */
export const overdueFrom = (clock: (from: Date) => Deadline, now: Date): Date => {
  let late = addHours(now, -longestHours).getTime();
  let inTime = now.getTime();
  while (inTime - late > 1) {
    const between = Math.floor((late + inTime) / 2);
    if (clock(new Date(between)).dueAt <= now) late = between;
    else inTime = between;
  }
  return new Date(late);
};
