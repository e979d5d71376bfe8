import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { deleteFavouritesOf } from '../favourites/service.ts';
import { deleteInvitationsOf } from '../invitations/service.ts';
import * as store from './store.ts';

/** Missions of a member whose account is deleted (rules §1). */

/** Locks the member's missions until the account is deleted, so that nothing happens to them meanwhile. */
export const lockMissionsOf = (trx: Db, memberId: string): Promise<void> =>
  store.lockByCreator(trx, memberId);

/**
 * Archives the member's missions, and deletes their favourites and invitations. Archiving comes last, because it locks the
 * tally that every publication updates.
 */
export const missionEraser: Eraser = {
  empties: ['mission_invitation', 'mission_favourite'],
  eraseOf: async (trx, memberId, { clock }) => {
    const now = clock.now();
    await deleteInvitationsOf(trx, memberId, now);
    await deleteFavouritesOf(trx, memberId);
    await store.archiveByCreator(trx, memberId, now);
  },
};
