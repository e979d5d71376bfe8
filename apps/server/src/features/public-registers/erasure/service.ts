import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';

const emptiedTables = ['public_register_match'] as const;

/** Line of a register that was kept with an account that is deleted. */
export const publicRegisterEraser: Eraser = {
  empties: emptiedTables,
  eraseOf: (trx, memberId) => deleteRowsOf(trx, emptiedTables, memberId),
};
