import type { Db } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockJobsOf } from '../../jobs/erasure/service.ts';
import { lockMissionsOf } from '../../missions/erasure/service.ts';
import { removeWaitingOf } from '../attachments/service.ts';
import { execute } from '../execution/service.ts';
import { eraseOf as eraseNotesOf } from '../mission-candidates/store.ts';
import { eraseOf as erasePresentationsOf } from '../presentations/service.ts';
import { eraseOf as eraseReviewsOf } from '../reviews/store.ts';
import * as store from './store.ts';

/** Threads of a member whose account is deleted (rules §1). */

/** True if the account must stay: money is held for the member, or a portage is under way (rules §1). */
export const blocksDeletion = (db: Db, memberId: string): Promise<boolean> =>
  store.holdsMoneyOrPortage(db, memberId);

/**
 * Refuses or withdraws the open applications of a member whose account is deleted (rules §1). Locks their
 * missions and offers, so that nobody applies meanwhile.
 */
const leave = async (trx: Db, memberId: string, platform: Platform): Promise<void> => {
  await lockMissionsOf(trx, memberId);
  await lockJobsOf(trx, memberId);
  for (const { id, creator_id } of await store.openThreadsOf(trx, memberId)) {
    const command = { type: creator_id === memberId ? 'refuseCandidate' : 'withdraw' } as const;
    try {
      await execute(platform, trx, id, { by: { memberId }, command });
    } catch (error) {
      // The thread changed while this transaction waited for its lock; a refused command writes nothing.
      if (!(error instanceof Refusal)) throw error;
    }
  }
  await removeWaitingOf(trx, memberId);
  await erasePresentationsOf(trx, memberId);
  await eraseNotesOf(trx, memberId);
  await eraseReviewsOf(trx, memberId);
};

export const threadEraser: Eraser = { empties: ['saved_presentation'], eraseOf: leave };
