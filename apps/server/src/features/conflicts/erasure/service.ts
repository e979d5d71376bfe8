import type { Eraser } from '../../../platform/erasure.ts';
import * as store from './store.ts';

/**
 * Erases the register, checks and named parties of an account, and that they were shown; acts of its person
 * for a firm stay as numbers without a name.
 */
export const conflictEraser: Eraser = {
  empties: ['conflict_entry', 'conflict_register', 'conflict_act', 'conflict_check'],
  eraseOf: store.eraseOf,
};
