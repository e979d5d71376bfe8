import type { Trx } from '../../../platform/database/database.ts';
import { deleteRowsOf } from '../../../platform/erasure.ts';

export const eraseOf = async (trx: Trx, memberId: string): Promise<void> => {
  await deleteRowsOf(trx, ['conflict_entry', 'conflict_register', 'conflict_act'], memberId);
  await trx.updateTable('conflict_act').set({ person_id: null }).where('person_id', '=', memberId).execute();
};
