import { type InstalmentPlace, instalmentName } from '../pricing/content.ts';
import { formatCents } from './amounts.ts';

/**
 * Title for the client when the sheet of a month comes to less than its deposit; nobody decided on a split.
 */
export const monthPaidTitle = (place: InstalmentPlace, restCents: number): string =>
  `${instalmentName(place)}\u202f: le prestataire est payé. Le reste du dépôt, ${formatCents(restCents)}, revient sur votre carte.`;
