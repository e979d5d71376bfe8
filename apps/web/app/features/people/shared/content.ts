import type { AvailabilityStatus } from '@basoche/domain/members/availability';
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

export const availabilityLabel = (status: AvailabilityStatus, from: string | null): string =>
  from === null ? availabilityLabels[status] : `Disponible à partir du ${formatDay(from)}`;
