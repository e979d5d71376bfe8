import { type Day, isDay, parisDay } from '../time/paris.ts';

const shapes = [
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})/,
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4})/,
];

/** A day as registers write it (`20120314`, `2012-03-14`, `14/03/2012`), as `YYYY-MM-DD`; null for what is no day of the calendar. */
export const dayOf = (text: string): string | null => {
  for (const shape of shapes) {
    const { year = '', month = '', day = '' } = shape.exec(text.trim())?.groups ?? {};
    const written = `${year}-${month}-${day}`;
    const at = new Date(`${written}T00:00:00Z`);
    if (year !== '' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written)) return written;
  }
  return null;
};

/** The day in the name of a file: « annuaire-avocats-20260923.csv »; null where it tells none. */
export const dayInName = (name: string): Day | null => dayOf(/(\d{8})\D*$/.exec(name)?.[1] ?? '');

export interface FileClues {
  /** Texts that may tell its name, the surest first. */
  readonly names: readonly string[];
  /** Header `Last-Modified`. */
  readonly lastModified: string | null;
}

/**
 * Day of an edition that was downloaded: that of its name, else of its last change, else today. A day to come is not believed,
 * since every edition until then would be older.
 */
export const releaseDay = ({ names, lastModified }: FileClues, now: Date): Day => {
  const today = parisDay(now);
  const changed = new Date(lastModified ?? '');
  const days = [...names.map(dayInName), Number.isNaN(changed.getTime()) ? null : parisDay(changed)];
  return days.find((day) => day !== null && isDay(day) && day <= today) ?? today;
};

export interface PublishedFile {
  readonly url: string;
  /** Instant at which it was published, as its site writes it. */
  readonly createdAt: string;
}

/** Address of the latest of several editions: by the day in its name, else by that of its publication; null without any. */
export const latestFile = (files: readonly PublishedFile[]): string | null => {
  const dayOfFile = ({ url, createdAt }: PublishedFile): Day => dayInName(url) ?? dayOf(createdAt) ?? '';
  return files.toSorted((one, other) => (dayOfFile(one) < dayOfFile(other) ? 1 : -1))[0]?.url ?? null;
};
