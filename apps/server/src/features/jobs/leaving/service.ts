import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { removeCvsOf } from '../cvs/service.ts';
import { removeDraftsOf } from '../drafts/service.ts';
import { dropFavouritesOf } from '../favourites/service.ts';
import * as store from './store.ts';

/** What becomes of the offers of a member who leaves (rules §1). */

/** A member is about to leave: nothing becomes of what they published until they have. */
export const holdOffers = (trx: Db, memberId: string): Promise<void> => store.lockByCreator(trx, memberId);

/** Deletes favourites and uploads, and archives the offers. Archiving comes last: from there on it locks the tally of the lists. */
export const offerEraser: Eraser = {
  empties: ['job_favourite', 'job_draft', 'cv'],
  eraseOf: async (trx, memberId, { clock }) => {
    await dropFavouritesOf(trx, memberId);
    await removeDraftsOf(trx, memberId);
    await removeCvsOf(trx, memberId);
    await store.eraseNotes(trx, memberId);
    await store.archiveByCreator(trx, memberId, clock.now());
  },
};
