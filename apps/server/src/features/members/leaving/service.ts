import type { Eraser } from '../../../platform/erasure.ts';
import { forgetFavourites } from '../favourites/service.ts';
import { removePicturesOf } from '../pictures/service.ts';
import { removeProofsOf } from '../verification/service.ts';
import { deleteProfile, profileTables } from './store.ts';

/** What a member said of themselves goes, whom they kept, every picture, and the documents that proved who they are (rules §1). */
export const memberEraser: Eraser = {
  empties: [...profileTables, 'member_listing', 'member_favourite', 'picture', 'verification_reminder'],
  eraseOf: async (trx, memberId) => {
    await deleteProfile(trx, memberId);
    await forgetFavourites(trx, memberId);
    await removePicturesOf(trx, memberId);
    await removeProofsOf(trx, memberId);
  },
};
