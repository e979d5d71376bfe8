import { addDays, type Day, parisDay } from '../time/paris.ts';

/** Days during which a mission without a deadline stays open (rules §2). */
export const openDaysWithoutDeadline = 60;

/** Facts that decide whether a mission or an offer still takes applications. */
export interface Publication {
  readonly isArchived: boolean;
  /** True if staff have hidden it (moderation): nobody can apply until it is restored. */
  readonly isHidden: boolean;
  /** Last day on which one may apply; null means 60 days after it was published or relaunched. */
  readonly endDate: Day | null;
  /** Last time it came to the head of the lists: its creation or its relaunch. */
  readonly publishedAt: Date;
}

/** The last day on which one may apply, in Europe/Paris (rules §2: without a deadline, 60 days). */
export const closingDay = (publication: Pick<Publication, 'endDate' | 'publishedAt'>): Day =>
  publication.endDate ?? addDays(parisDay(publication.publishedAt), openDaysWithoutDeadline);

/**
 * True if its deadline has passed: it takes no applications, published or not, and its creator may relaunch
 * it.
 */
export const isExpired = (publication: Pick<Publication, 'endDate' | 'publishedAt'>, today: Day): boolean =>
  closingDay(publication) < today;

/** True if it is published, not hidden, and its deadline is today or later (rules §2). */
export const isOpen = (publication: Publication, today: Day): boolean =>
  !publication.isArchived && !publication.isHidden && !isExpired(publication, today);
