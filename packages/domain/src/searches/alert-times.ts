import { addDays, parisDay, parisHour, weekday } from '../time/paris.ts';

/** The hour, in Paris, at which what was found since the last time is told. */
const alertHour = 8;

const monday = 1;

/** The last instant, `now` included, at which daily alerts leave (every day at 8:00 in Paris) or weekly ones (on Mondays). */
export const lastAlertTime = (frequency: 'daily' | 'weekly', now: Date): Date => {
  const today = parisDay(now);
  const isPast = parisHour(today, alertHour) <= now;
  const last = isPast ? today : addDays(today, -1);
  if (frequency === 'daily') return parisHour(last, alertHour);
  return parisHour(addDays(last, monday - weekday(last)), alertHour);
};

/** An alert that is sent at once leaves again after this long at the earliest: what is found meanwhile goes in one mail. */
export const alertPauseMs = 60_000;

/** When an alert at once leaves: now, or at the end of the pause since the last one. */
export const nextInstantAlert = (lastAlert: Date | null, now: Date): Date => {
  const rested = lastAlert === null ? now : new Date(lastAlert.getTime() + alertPauseMs);
  return rested > now ? rested : now;
};
