import type { Eraser } from '../../../platform/erasure.ts';
import { deleteFiles } from '../../../platform/files/stored-files.ts';
import * as store from './store.ts';

/**
 * Erases files and texts of an account's documents. Keeps the kind and days of documents that a client
 * received, and the lists of clients' downloads, which are their proof (rules §12).
 */
export const vigilanceEraser: Eraser = {
  empties: store.emptiedTables,
  eraseOf: async (trx, memberId) => {
    await deleteFiles(trx, await store.deleteFiles(trx, memberId));
    await store.deleteWords(trx, memberId);
    await store.deleteDocuments(trx, memberId);
  },
};
