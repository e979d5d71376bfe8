import type { Trx } from '../../../platform/database.ts';
import { forgetFavourites } from '../favourites/service.ts';
import { removePicturesOf } from '../pictures/service.ts';
import { deleteProfile } from './store.ts';

/** For a member whose account is deleted: what they said of themselves goes, whom they kept, and every picture (rules §1). */
export const removeProfile = async (trx: Trx, memberId: string): Promise<void> => {
  await deleteProfile(trx, memberId);
  await forgetFavourites(trx, memberId);
  await removePicturesOf(trx, memberId);
};
