import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';

const emptiedTables = ['public_register_match'] as const;

/** Erases the register lines stored with an account. */
export const publicRegisterEraser: Eraser = {
  empties: emptiedTables,
  eraseOf: (trx, memberId) => deleteRowsOf(trx, emptiedTables, memberId),
};
