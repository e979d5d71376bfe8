import { endSeat } from '@basoche/domain/firms/team';
import type { Trx } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { carryOut } from '../seats/service.ts';
import { liveSeats, lockFirm } from '../store.ts';
import * as store from './store.ts';

/** Locks the firms of a member: before their account, as changes of a team do. */
export const lockFirmsOf = (trx: Trx, memberId: string): Promise<void> => store.lockFirmsOf(trx, memberId);

/** « Étude Martin », or « Étude Martin et Cabinet Roux ». */
const listed = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** Ends a person's seats: each one's work goes to an owner. Refused for the last owner of a firm, whose name the refusal says. */
const leaveFirms = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  const refused: string[] = [];
  for (const { firm_id, seat_id } of await store.firmsOf(trx, personId)) {
    const firm = await lockFirm(trx, firm_id);
    if (firm === undefined) continue;
    const team = { seats: await liveSeats(trx, firm_id), contactId: firm.contact_person_id };
    const change = endSeat(team, null, { seatId: seat_id });
    if (change.ok) await carryOut(trx, { firm, change, role: null, by: null }, now);
    else refused.push(firm.name);
  }
  if (refused.length === 0) return;
  throw new Refusal('LAST_OWNER', {
    title: `Dernier propriétaire de l’équipe\u202f: ${listed.format(refused)}. Nommez-en d’abord un autre, ou supprimez la structure.`,
  });
};

/** Seats of a person, or a whole firm, whose account is deleted. */
export const firmEraser: Eraser = {
  empties: ['firm_domain', 'firm_invitation'],
  eraseOf: async (trx, memberId, { clock }) => {
    await store.lockFirmsOf(trx, memberId);
    await store.closeFirm(trx, memberId, clock.now());
    await leaveFirms(trx, memberId, clock.now());
    await store.deleteInvitations(trx, memberId);
  },
};
