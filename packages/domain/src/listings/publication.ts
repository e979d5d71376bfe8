import { openDaysWithoutDeadline } from '../limits.ts';
import { addDays, type Day, parisDay } from '../time/paris.ts';

/** What decides whether a mission or an offer still takes applications. */
export interface Publication {
  readonly isArchived: boolean;
  /** Staff have hidden it (moderation): nobody applies until it is restored. */
  readonly isHidden: boolean;
  /** Last day on which one may apply; null means 60 days after it was published or relaunched. */
  readonly endDate: Day | null;
  /** When it last came at the head of the lists: its creation, or the day it was relaunched. */
  readonly publishedAt: Date;
}

/** The last day on which one may apply, in Europe/Paris (rules §2: without a deadline, 60 days). */
export const closingDay = (publication: Pick<Publication, 'endDate' | 'publishedAt'>): Day =>
  publication.endDate ?? addDays(parisDay(publication.publishedAt), openDaysWithoutDeadline);

/** Its deadline is past: it takes no application, published or not, and its creator may relaunch it. */
export const isExpired = (publication: Pick<Publication, 'endDate' | 'publishedAt'>, today: Day): boolean =>
  closingDay(publication) < today;

/** Published, not hidden, and its deadline is today or later (rules §2). */
export const isOpen = (publication: Publication, today: Day): boolean =>
  !publication.isArchived && !publication.isHidden && !isExpired(publication, today);
