import type { Eraser } from '../../../../platform/erasure.ts';
import * as store from './store.ts';

/** Seats of a person, or a whole firm, whose account is deleted. The database refuses the last owner of a firm. */
export const firmEraser: Eraser = {
  empties: ['firm_domain', 'firm_invitation'],
  eraseOf: async (trx, memberId, { clock }) => {
    await store.lockFirmsOf(trx, memberId);
    await store.closeFirm(trx, memberId, clock.now());
    await store.endSeats(trx, memberId, clock.now());
    await store.deleteInvitations(trx, memberId);
  },
};
