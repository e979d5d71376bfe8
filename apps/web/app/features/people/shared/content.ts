import type { AvailabilityStatus, ShownAvailability } from '@basoche/domain/members/availability';
import type { Day } from '@basoche/domain/time/paris';
import { formatDay } from '../../../lib/dates.ts';

/** Words beside a member's name. */

const plural = (number: number, one: string, several: string) =>
  `${number}\u00a0${number > 1 ? several : one}`;
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export const rating = {
  average: (average: number) => `${oneDecimal.format(average)}\u00a0sur\u00a05`,
  reviews: (count: number) => plural(count, 'avis', 'avis'),
  missions: (count: number) => plural(count, 'mission réalisée', 'missions réalisées'),
} as const;

export const availabilityLabels: Readonly<Record<AvailabilityStatus, string>> = {
  AVAILABLE: 'Disponible',
  SOON: 'Bientôt disponible',
  BUSY: 'Indisponible',
};

/** An availability in words, with its date: the first day, or the day on which it was confirmed. */
export const availabilityLabel = (
  { status, from, confirmedOn }: Omit<ShownAvailability, 'confirmedOn'> & { readonly confirmedOn?: Day },
  today: Day,
): string => {
  if (from !== null) return `Disponible ${from > today ? 'à partir du' : 'depuis le'} ${formatDay(from)}`;
  if (confirmedOn === undefined) return availabilityLabels[status];
  // « Disponible, confirmé le … » was read as the first day.
  const label = status === 'AVAILABLE' ? 'Disponible dès maintenant' : availabilityLabels[status];
  return `${label} (confirmé\u00a0le\u00a0${formatDay(confirmedOn)})`;
};
