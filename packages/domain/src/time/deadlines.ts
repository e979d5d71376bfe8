import { addHours } from './paris.ts';

/** What is answered within a time: when half of it is over, and all of it. */
export interface Deadline {
  readonly halfAt: Date;
  readonly dueAt: Date;
}

export const urgencies = ['onTime', 'halfTime', 'overdue'] as const;
/** How late an answer is: with more than half of its time left, with less, with none. */
export type Urgency = (typeof urgencies)[number];

export const deadlineIn = (from: Date, hours: number): Deadline => ({
  halfAt: addHours(from, hours / 2),
  dueAt: addHours(from, hours),
});

export const urgencyOf = ({ halfAt, dueAt }: Deadline, now: Date): Urgency => {
  if (now >= dueAt) return 'overdue';
  return now >= halfAt ? 'halfTime' : 'onTime';
};

/** No deadline here is longer; what is asked further back is overdue in any case. */
const longestHours = 60 * 24;

/**
 * The latest instant from which what counts with this clock is overdue now, to the millisecond: what came then or before is late. The
 * clock's end never comes earlier for what begins later.
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
