import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { removeCvsOf } from '../cvs/service.ts';
import { removeDraftsOf } from '../drafts/service.ts';
import { dropFavouritesOf } from '../favourites/service.ts';
import * as store from './store.ts';

/** Offers of a member whose account is deleted (rules §1). */

/** Locks the member's offers until the account is deleted, so that nothing happens to them meanwhile. */
export const lockJobsOf = (trx: Db, memberId: string): Promise<void> => store.lockByCreator(trx, memberId);

/** Deletes favourites and uploads, and archives the offers. Archiving comes last, because it locks the tally of the lists. */
export const jobEraser: Eraser = {
  empties: ['job_favourite', 'job_draft', 'cv'],
  eraseOf: async (trx, memberId, { clock }) => {
    await dropFavouritesOf(trx, memberId);
    await removeDraftsOf(trx, memberId);
    await removeCvsOf(trx, memberId);
    await store.eraseNotes(trx, memberId);
    await store.archiveByCreator(trx, memberId, clock.now());
  },
};
