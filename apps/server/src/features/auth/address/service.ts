import type { AccountAddress, AddressLink } from '@basoche/contract/auth/address';
import { addressLinkHours } from '@basoche/domain/access/lifetimes';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { demandPassword, wrongPassword } from '../passwords/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { findMember, lockMember } from '../store.ts';
import { presentAddress } from './presenter.ts';
import * as store from './store.ts';

/** Another address for an account: the two mailboxes agree within two days, each by its own link, or nothing changes. */

export const read = async ({ database, clock }: Platform, { memberId }: Viewer): Promise<AccountAddress> => {
  const [member, change] = await Promise.all([
    findMember(database.db, memberId),
    store.findChangeOf(database.db, memberId, clock.now()),
  ]);
  return presentAddress(member?.email ?? '', change);
};

interface Wish {
  readonly email: string;
  readonly password: string;
}

/**
 * Whether somebody has the address is told to its mailbox alone: here, and in the mailbox of today, everything is the same. Such
 * a wish only expires.
 */
export const ask = async (platform: Platform, viewer: Viewer, wish: Wish): Promise<AccountAddress> => {
  const { budgets, clock, database } = platform;
  const { memberId, sessionId } = viewer;
  await demandPassword(platform, viewer, {
    password: wish.password,
    field: 'password',
    message: wrongPassword,
  });
  await budgets.addressChangesOfAccount.take(memberId);
  await budgets.addressMailsOfAddress.take(wish.email);
  const now = clock.now();
  return database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    const member = await findMember(trx, memberId);
    if (member?.email == null) return refuse('UNAUTHENTICATED');
    if (member.email.toLowerCase() === wish.email) {
      throw new Refusal('INVALID_INPUT', {
        errors: [{ path: 'email', message: "C'est déjà votre adresse." }],
      });
    }
    const change = await store.replaceChange(trx, {
      member_id: memberId,
      email: wish.email,
      session_id: sessionId,
      asked_at: now,
      expires_at: new Date(now.getTime() + addressLinkHours * 3_600_000),
    });
    for (const side of ['old', 'new'] as const) {
      await addJob(trx, 'auth.sendAddressLink', { changeId: change.id, side });
    }
    return presentAddress(member.email, change);
  });
};

export const drop = ({ database }: Platform, { memberId }: Viewer): Promise<void> =>
  store.dropChange(database.db, memberId);

export const readLink = async ({ database, clock }: Platform, code: string): Promise<AddressLink> => {
  const found = await store.lockByLink(database.db, hashOfSecret(code), clock.now());
  const { change, side } = found ?? refuse('ADDRESS_LINK_INVALID');
  return { side, email: change.email };
};

/** Of both mailboxes, the second that agrees changes the address. True where it has. */
export const agree = ({ database, clock }: Platform, code: string): Promise<boolean> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const linked = (await store.lockByLink(trx, hashOfSecret(code), now)) ?? refuse('ADDRESS_LINK_INVALID');
    const change = await store.agree(trx, linked.change.id, linked.side, now);
    if (change.old_agreed_at === null || change.new_agreed_at === null) return false;
    const { member_id: memberId, session_id: sessionId, email } = change;
    // Somebody may have it by now: as told when the link was sent, to its mailbox alone.
    if (!(await store.setEmail(trx, memberId, email))) refuse('ADDRESS_LINK_INVALID');
    await store.dropChange(trx, memberId);
    await deleteSessionsOf(trx, memberId, sessionId);
    await addJob(trx, 'auth.addressChanged', { memberId });
    return true;
  });

/** Either mailbox may; the wish is then gone, with the other one's link. */
export const refuseChange = ({ database, clock }: Platform, code: string): Promise<void> =>
  database.transaction(async (trx) => {
    const linked = await store.lockByLink(trx, hashOfSecret(code), clock.now());
    const { change } = linked ?? refuse('ADDRESS_LINK_INVALID');
    await store.dropChange(trx, change.member_id);
  });
