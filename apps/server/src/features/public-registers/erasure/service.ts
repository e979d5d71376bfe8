import { deleteRowsOf, type Eraser } from '../../../platform/erasure.ts';

const emptied = ['public_register_match'] as const;

/** Line of a register that was kept with an account that is deleted. */
export const publicRegisterEraser: Eraser = {
  empties: emptied,
  eraseOf: (trx, memberId) => deleteRowsOf(trx, emptied, memberId),
};
