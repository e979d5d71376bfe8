import { type InstalmentPlace, instalmentName } from '../pricing/content.ts';
import { formatCents } from './amounts.ts';

/** Title for the client of a month that came to less than its deposit: nobody decided so, its sheet says it. */
export const monthPaidTitle = (place: InstalmentPlace, restCents: number): string =>
  `${instalmentName(place)}\u202f: le prestataire est payé. Le reste du dépôt, ${formatCents(restCents)}, revient sur votre carte.`;
