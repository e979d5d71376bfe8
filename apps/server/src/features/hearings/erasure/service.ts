import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMissionsOf } from '../../missions/erasure/service.ts';
import { missionWasClosed } from '../../notifications/service.ts';
import { execute } from '../../threads/execution/service.ts';
import { removeAllOf } from '../documents/service.ts';
import * as store from './store.ts';

/**
 * Gives back the hearings that a leaving member had taken, and cancels those taken from them; near or after
 * the hour, they stay. Runs before the eraser of threads, since both parties are notified.
 */
export const takenHearingEraser: Eraser = {
  empties: [],
  eraseOf: async (trx, memberId, platform) => {
    await lockMissionsOf(trx, memberId);
    for (const { id, is_taker } of await store.takenThreadsOf(trx, memberId, platform.clock.now())) {
      const command = is_taker
        ? ({ type: 'hearing/giveBack', why: 'prevented', text: null } as const)
        : ({ type: 'hearing/cancel' } as const);
      try {
        await execute(platform, trx, id, { by: { memberId }, command });
      } catch (error) {
        // A refused command has written nothing: the thread continues like that of any other mission.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  },
};

/**
 * Erases settings, bar, notices and untaken hearings of an account. People who were told of its open hearings
 * get no more news of them.
 */
export const hearingEraser: Eraser = {
  empties: store.emptiedTables,
  eraseOf: async (trx, memberId, { clock }) => {
    for (const id of await store.openOf(trx, memberId)) await missionWasClosed(trx, id, clock.now());
    await removeAllOf(trx, memberId);
    await deleteRowsOf(trx, store.emptiedTables, memberId);
    await store.deleteUntaken(trx, memberId);
    await store.deleteTexts(trx, memberId);
  },
};
