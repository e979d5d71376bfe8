import type { Eraser } from '../../../platform/erasure.ts';
import { deleteFavouritesOf } from '../favourites/service.ts';
import { removePicturesOf } from '../pictures/service.ts';
import { removeDocumentsOf } from '../verification/service.ts';
import { deleteProfile, profileTables } from './store.ts';

/** Deletes the profile, the favourites, every picture and the documents of verification (rules §1). */
export const memberEraser: Eraser = {
  empties: [...profileTables, 'member_listing', 'member_favourite', 'picture', 'verification_reminder'],
  eraseOf: async (trx, memberId) => {
    await deleteProfile(trx, memberId);
    await deleteFavouritesOf(trx, memberId);
    await removePicturesOf(trx, memberId);
    await removeDocumentsOf(trx, memberId);
  },
};
