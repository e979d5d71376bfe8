import type { AccountAddress, AddressLink } from '@basoche/contract/auth/address';
import { addressLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { refuseWrongPassword, wrongPasswordText } from '../passwords/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { findMember, lockLiveMember } from '../store.ts';
import * as store from './store.ts';

/** Change of an account's address: both mailboxes must confirm within two days, each by its own link. */

const presentAddress = (email: string, change: store.ChangeRow | undefined): AccountAddress => ({
  email,
  pending: change
    ? {
        email: change.email,
        expiresAt: change.expires_at.toISOString(),
        isOldAgreed: change.old_agreed_at !== null,
        isNewAgreed: change.new_agreed_at !== null,
      }
    : null,
});

export const read = async (
  { database, clock }: Platform,
  { memberId }: PersonViewer,
): Promise<AccountAddress> => {
  const [member, change] = await Promise.all([
    findMember(database.db, memberId),
    store.findChangeOf(database.db, memberId, clock.now()),
  ]);
  return presentAddress(member?.email ?? '', change);
};

interface AddressRequest {
  readonly email: string;
  readonly password: string;
}

/**
 * Requests a change of the address. Only the owner of the new mailbox learns whether the address is taken:
 * the answer and the mail to the current address are the same. A request for a taken address simply expires.
 */
export const askChange = async (
  platform: Platform,
  viewer: PersonViewer,
  wish: AddressRequest,
): Promise<AccountAddress> => {
  const { rateLimits, clock, database } = platform;
  const { memberId, sessionId } = viewer;
  await refuseWrongPassword(platform, viewer, {
    password: wish.password,
    field: 'password',
    message: wrongPasswordText,
  });
  await rateLimits.addressChangesOfAccount.take(memberId);
  await rateLimits.addressMailsOfAddress.take(wish.email);
  const now = clock.now();
  return database.transaction(async (trx) => {
    await lockLiveMember(trx, memberId);
    const member = await findMember(trx, memberId);
    if (member?.email == null) return refuse('UNAUTHENTICATED');
    if (member.email.toLowerCase() === wish.email) {
      throw new Refusal('INVALID_INPUT', {
        errors: [{ path: 'email', message: 'C’est déjà votre adresse.' }],
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

export const cancelChange = ({ database }: Platform, { memberId }: PersonViewer): Promise<void> =>
  store.deleteAddressChange(database.db, memberId);

export const readLink = async ({ database, clock }: Platform, code: string): Promise<AddressLink> => {
  const found = await store.lockByLink(database.db, hashOfSecret(code), clock.now());
  const { change, side } = found ?? refuse('ADDRESS_LINK_INVALID');
  return { side, email: change.email };
};

/** Records that one mailbox agrees; the second one changes the address. True if the address is changed. */
export const agreeToAddress = ({ database, clock }: Platform, code: string): Promise<boolean> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const linked = (await store.lockByLink(trx, hashOfSecret(code), now)) ?? refuse('ADDRESS_LINK_INVALID');
    const change = await store.agree(trx, linked.change.id, linked.side, now);
    if (change.old_agreed_at === null || change.new_agreed_at === null) return false;
    const { member_id: memberId, session_id: sessionId, email } = change;
    // The address may have been taken since the link was sent. Only its mailbox was told then.
    if (!(await store.setEmail(trx, memberId, email))) refuse('ADDRESS_LINK_INVALID');
    await store.deleteAddressChange(trx, memberId);
    await deleteSessionsOf(trx, memberId, sessionId);
    await addJob(trx, 'auth.addressChanged', { memberId });
    return true;
  });

/** Refuses the change, from either mailbox; the request and both links are deleted. */
export const refuseChange = ({ database, clock }: Platform, code: string): Promise<void> =>
  database.transaction(async (trx) => {
    const linked = await store.lockByLink(trx, hashOfSecret(code), clock.now());
    const { change } = linked ?? refuse('ADDRESS_LINK_INVALID');
    await store.deleteAddressChange(trx, change.member_id);
  });
