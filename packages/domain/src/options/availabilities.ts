import type { AvailabilityStatus } from '../members/availability.ts';
import type { Option } from './option.ts';

/** Labels of the members' availability. */
export const availabilities: readonly Option<AvailabilityStatus>[] = [
  { value: 'AVAILABLE', label: 'Disponible' },
  { value: 'SOON', label: 'Bientôt disponible' },
  { value: 'BUSY', label: 'Indisponible' },
];
