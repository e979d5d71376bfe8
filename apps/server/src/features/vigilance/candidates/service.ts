import type { HeldFile } from '@basoche/contract/vigilance/collections';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { heldFilesOf } from '../collections/service.ts';
import { hasHeldRelation, heldRelationsOf } from '../relations/service.ts';

/** Prestataires whose documents the law makes a client hold (rules §12). */

/** Order by the day of the next download: overdue ones come first. */
const byDay = (a: HeldFile, b: HeldFile): number =>
  a.nextCollection.localeCompare(b.nextCollection) || a.candidate.name.localeCompare(b.candidate.name, 'fr');

export const listHeld = async (
  { database: { db }, clock, rateLimits }: Platform,
  { memberId, personId }: Viewer,
): Promise<HeldFile[]> => {
  await rateLimits.vigilanceListsOfPerson.take(personId);
  const today = parisDay(clock.now());
  const relations = await heldRelationsOf(db, memberId, today);
  return (await heldFilesOf(db, memberId, relations, today)).toSorted(byDay);
};

/** True if the law makes a client hold documents of at least one prestataire. */
export const holdsFiles = (db: Db, memberId: string, today: Day): Promise<boolean> =>
  hasHeldRelation(db, memberId, today);
