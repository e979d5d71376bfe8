import type { Day } from '@basoche/domain/time/paris';

/** Id of the viewer's own posting to copy, from the address of the form. */
export const copiedFrom = (search: URLSearchParams): string | null => search.get('copie');

/** Address of the form that copies a posting. */
export const copyAddress = (home: string, id: string): string => `${home}/create?copie=${id}`;

/** Values of a copy: past days are cleared, to be chosen again. */
export const withFutureDays = <Values extends { readonly endDate: string; readonly startDate: string }>(
  values: Values,
  today: Day,
): Values => {
  const future = (day: string) => (day >= today ? day : '');
  return { ...values, endDate: future(values.endDate), startDate: future(values.startDate) };
};
