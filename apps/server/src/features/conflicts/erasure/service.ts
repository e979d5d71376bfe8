import type { Eraser } from '../../../platform/erasure.ts';
import * as store from './store.ts';

/** Register, checks and named parties of an account that is deleted, and that they were shown; what its person did for a firm stays a number without a name. */
export const conflictEraser: Eraser = {
  empties: ['conflict_entry', 'conflict_register', 'conflict_act', 'conflict_check'],
  eraseOf: store.eraseOf,
};
