import { type Department, departments } from '@basoche/domain/options/departments';
import { labelOf } from '@basoche/domain/options/option';
import { soughtProfiles } from '@basoche/domain/options/sought-profiles';
import { closingDay } from '@basoche/domain/postings/publication';
import { formatDay } from '../../../lib/dates.ts';
import { listing } from '../content.ts';

/** Dates of a mission or an offer: published, and last day to apply. */
export interface PostingDates {
  readonly publishedAt: string;
  readonly endDate: string | null;
  readonly isOpen: boolean;
  readonly isArchived: boolean;
}

/** Place of a posting: « Lyon (69) », or « Rhône (69) » without a commune. */
export const townOf = (place: Department, city: string | null): string =>
  `${city ?? labelOf(departments, place)} (${place})`;

export const startOf = ({ startNow, startDate }: { startNow: boolean; startDate: string | null }): string =>
  startNow || startDate === null ? listing.startNow : listing.startOn(formatDay(startDate));

/** Last day to apply. */
export const lastDayOf = ({ endDate, publishedAt }: Pick<PostingDates, 'endDate' | 'publishedAt'>) =>
  closingDay({ endDate, publishedAt: new Date(publishedAt) });

/** Labels of profiles, which are joined by « | » on the wire. */
export const profilesOf = (joined: string): string[] =>
  joined.split(' | ').flatMap((value) => (value === '' ? [] : [labelOf(soughtProfiles, value)]));
