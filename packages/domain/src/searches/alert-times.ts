import { addDays, parisDay, parisHour, weekday } from '../time/paris.ts';

/** The hour (Europe/Paris) at which new results are mailed. */
const alertHour = 8;

const monday = 1;

/**
 * The last time, `now` included, of daily alerts (every day at 8:00, Europe/Paris) or of weekly ones (on
 * Mondays).
 */
export const lastAlertTime = (frequency: 'daily' | 'weekly', now: Date): Date => {
  const today = parisDay(now);
  const isPast = parisHour(today, alertHour) <= now;
  const last = isPast ? today : addDays(today, -1);
  if (frequency === 'daily') return parisHour(last, alertHour);
  return parisHour(addDays(last, monday - weekday(last)), alertHour);
};

/** Shortest pause between instant alerts of one search; results of the pause go into one mail. */
export const alertPauseMs = 60_000;

/** Time of an instant alert: now, or at the end of the pause since the last one. */
export const nextInstantAlert = (lastAlert: Date | null, now: Date): Date => {
  const rested = lastAlert === null ? now : new Date(lastAlert.getTime() + alertPauseMs);
  return rested > now ? rested : now;
};
