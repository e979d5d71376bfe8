import { type Day, isDay, parisDay } from '../time/paris.ts';

const shapes = [
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})/,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})/,
];

/**
 * A day in the forms that registers use (`20120314`, `2012-03-14`, `14/03/2012`), as `YYYY-MM-DD`; null if it
 * is not a day of the calendar.
 */
export const dayOf = (text: string): string | null => {
  for (const shape of shapes) {
    const { year = '', month = '', day = '' } = shape.exec(text.trim())?.groups ?? {};
    const written = `${year}-${month}-${day}`;
    const at = new Date(`${written}T00:00:00Z`);
    if (year !== '' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)) return written;
  }
  return null;
};

/** The day in the name of a file: « annuaire-avocats-20260923.csv »; null if it has none. */
export const dayInName = (name: string): Day | null => dayOf(/(\d{8})\D*$/.exec(name)?.[1] ?? '');

export interface FileClues {
  /** Texts that may contain its name, the most reliable first. */
  readonly names: readonly string[];
  /** Header `Last-Modified`. */
  readonly lastModified: string | null;
}

/**
 * Day of a downloaded edition: the day in its name, else the day of its last change, else today. A future day
 * is ignored: all editions until then would count as older.
 */
export const releaseDay = ({ names, lastModified }: FileClues, now: Date): Day => {
  const today = parisDay(now);
  const changed = new Date(lastModified ?? '');
  const days = [...names.map(dayInName), Number.isNaN(changed.getTime()) ? null : parisDay(changed)];
  return days.find((day) => day !== null && isDay(day) && day <= today) ?? today;
};

export interface PublishedFile {
  readonly url: string;
  /** Time of its publication, in the form that its site uses. */
  readonly createdAt: string;
}

/**
 * Address of the latest of several editions, by the day in its name, else by the day of its publication; null
 * without any.
 */
export const latestFile = (files: readonly PublishedFile[]): string | null => {
  const dayOfFile = ({ url, createdAt }: PublishedFile): Day => dayInName(url) ?? dayOf(createdAt) ?? '';
  return files.toSorted((one, other) => (dayOfFile(one) < dayOfFile(other) ? 1 : -1))[0]?.url ?? null;
};
