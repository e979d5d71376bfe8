import type { Day } from '@basoche/domain/time/paris';

/** What one's own mission or offer is copied from, in the address of the form of a new one. */
export const copiedFrom = (search: URLSearchParams): string | null => search.get('copie');

/** The form of a new one, filled in from another of one's own. */
export const copyAddress = (home: string, id: string): string => `${home}/create?copie=${id}`;

/** Values of a copy: days that are past are to be chosen again. */
export const withFutureDays = <Values extends { readonly endDate: string; readonly startDate: string }>(
  values: Values,
  today: Day,
): Values => {
  const future = (day: string) => (day >= today ? day : '');
  return { ...values, endDate: future(values.endDate), startDate: future(values.startDate) };
};
