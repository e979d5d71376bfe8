import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMissionsOf } from '../../missions/erasure/service.ts';
import { missionWasClosed } from '../../notifications/service.ts';
import { execute } from '../../threads/execution/service.ts';
import { removeAllOf } from '../documents/service.ts';
import * as store from './store.ts';

/**
 * Gives back what a leaving member had taken, and cancels what somebody took from them; after the hour, or too near it, it stays. Before
 * the eraser of threads, as both parties are told.
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
        // A refused command writes nothing: the thread stays, as one of any other mission that goes on.
        if (!(error instanceof Refusal)) throw error;
      }
    }
  },
};

/** Settings, bar, notices and untaken hearings of an account that is deleted. Nobody is told any more of those that were open. */
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
