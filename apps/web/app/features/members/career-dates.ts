import type { Day } from '@basoche/domain/time/paris';

const month = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Month of a career: « septembre 2021 ». */
export const formatMonth = (day: Day): string =>
  month.format(new Date(`${day}T12:00:00Z`)).replaceAll(' ', '\u00a0');

/** « septembre 2021 – juin 2023 », « septembre 2021 – Aujourd'hui ». */
export const formatPeriod = ({ startDate, endDate }: { startDate: Day; endDate: Day | null }): string =>
  `${formatMonth(startDate)} – ${endDate === null ? 'Aujourd’hui' : formatMonth(endDate)}`;
