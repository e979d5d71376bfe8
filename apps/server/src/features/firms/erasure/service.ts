import { endSeat } from '@basoche/domain/firms/team';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { firmMails } from '../mails.ts';
import { carryOut } from '../seats/service.ts';
import { findFirm, liveSeats, lockFirm } from '../store.ts';
import * as store from './store.ts';

/**
 * Locks the firms of a member; called before the account is locked, in the same order as changes of a team.
 */
export const lockFirmsOf = (trx: Trx, memberId: string): Promise<void> => store.lockFirmsOf(trx, memberId);

/** « Étude Martin », or « Étude Martin et Cabinet Roux ». */
const listFormat = new Intl.ListFormat('fr-FR', { type: 'conjunction' });

/** Names of the firms whose last owner is this person. */
export const firmsLastOwnedBy = async (db: Db, personId: string): Promise<string[]> => {
  const firms = await Promise.all(
    (await store.firmsOf(db, personId)).map(async ({ firm_id, seat_id }) => {
      const firm = await findFirm(db, firm_id);
      if (firm === undefined) return [];
      const team = { seats: await liveSeats(db, firm_id), contactId: firm.contact_person_id };
      return endSeat(team, null, { seatId: seat_id }).ok ? [] : [firm.name];
    }),
  );
  return firms.flat();
};

/**
 * Ends a person's seats and hands their work to an owner. Refused, with the firm's name, if they are a firm's
 * last owner.
 */
const leaveFirms = async (trx: Trx, personId: string, now: Date): Promise<void> => {
  const refusedAddresses: string[] = [];
  for (const { firm_id, seat_id } of await store.firmsOf(trx, personId)) {
    const firm = await lockFirm(trx, firm_id);
    if (firm === undefined) continue;
    const team = { seats: await liveSeats(trx, firm_id), contactId: firm.contact_person_id };
    const change = endSeat(team, null, { seatId: seat_id });
    if (change.ok) await carryOut(trx, { firm, change, role: null, by: null }, now);
    else refusedAddresses.push(firm.name);
  }
  if (refusedAddresses.length === 0) return;
  throw new Refusal('LAST_OWNER', {
    title: `Dernier propriétaire de l’équipe\u202f: ${listFormat.format(refusedAddresses)}. Nommez-en d’abord un autre, ou supprimez la structure.`,
  });
};

/** Erases a person's seats, or a whole firm. */
export const firmEraser: Eraser = {
  empties: ['firm_domain', 'firm_invitation'],
  eraseOf: async (trx, memberId, { clock }) => {
    await store.lockFirmsOf(trx, memberId);
    if (await store.closeFirm(trx, memberId, clock.now())) {
      await addJob(trx, 'firms.closed', { firmId: memberId });
    }
    await leaveFirms(trx, memberId, clock.now());
    await store.deleteInvitations(trx, memberId);
    await store.deleteReasons(trx, memberId);
  },
};

/**
 * Mails the people of an erased firm, then deletes its name. A failed mail does not stop the others; a retry
 * sends all of them again under the same ids.
 */
export const mailClosing = async (
  { database, mailer }: Platform,
  firmId: string,
  isLastAttempt: boolean,
): Promise<void> => {
  const failures: unknown[] = [];
  for (const { person_id, email, ...facts } of await store.findToldOfClosing(database.db, firmId)) {
    if (email === null) continue;
    const id = `equipe-fermee-${firmId}-${person_id}`;
    await mailer.send({ to: email, id, ...renderMail(firmMails.closed(facts)) }).catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length > 0 && !isLastAttempt) throw failures[0];
  await store.deleteName(database.db, firmId);
};
