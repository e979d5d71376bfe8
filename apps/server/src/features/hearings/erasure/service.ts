import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';
import * as store from './store.ts';

/** Settings, bar, notices and untaken hearings of an account that is deleted. */
export const hearingEraser: Eraser = {
  empties: store.emptied,
  eraseOf: async (trx, memberId) => {
    await deleteRowsOf(trx, store.emptied, memberId);
    await store.deleteUntaken(trx, memberId);
  },
};
