import type { Day } from '@basoche/domain/time/paris';

/** What one's own mission or offer is copied from, in the address of the form of a new one. */
export const copiedFrom = (search: URLSearchParams): string | null => search.get('copie');

/** A day of what is copied; one that is past is to be chosen again. */
export const futureDay = (day: string, today: Day): string => (day >= today ? day : '');
