import type { Eraser } from '../../../platform/erasure.ts';
import { deleteFiles } from '../../../platform/files/stored-files.ts';
import * as store from './store.ts';

/**
 * Files and texts of the documents of an account that is deleted. Kind and days of those that a client was given stay, as do the
 * lists of what clients downloaded, which are their proof (rules §12).
 */
export const vigilanceEraser: Eraser = {
  empties: store.emptiedTables,
  eraseOf: async (trx, memberId) => {
    await deleteFiles(trx, await store.deleteFiles(trx, memberId));
    await store.deleteWords(trx, memberId);
    await store.deleteDocuments(trx, memberId);
  },
};
