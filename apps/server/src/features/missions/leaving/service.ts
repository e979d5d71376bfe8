import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { dropFavouritesOf } from '../favourites/service.ts';
import { deleteInvitationsOf } from '../invitations/service.ts';
import * as store from './store.ts';

/** Missions of a member who leaves (rules §1). */

/** A member is about to leave: nothing becomes of what they published until they have. */
export const holdMissions = (trx: Db, memberId: string): Promise<void> => store.lockByCreator(trx, memberId);

/**
 * What they published is archived, what tied them to others' missions goes. Archiving comes last: whoever publishes anything waits
 * for the tally from there on.
 */
export const missionEraser: Eraser = {
  empties: ['mission_invitation', 'mission_favourite'],
  eraseOf: async (trx, memberId, { clock }) => {
    const now = clock.now();
    await deleteInvitationsOf(trx, memberId, now);
    await dropFavouritesOf(trx, memberId);
    await store.archiveByCreator(trx, memberId, now);
  },
};
