import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { deleteAddressChange } from '../address/store.ts';
import { unlock } from '../login-lockout/service.ts';
import { type CloseCalendar, endSessionsAndUnprovedFactors } from '../mailbox-proof/service.ts';
import { refuseCommonPassword, refuseWrongPassword } from '../passwords/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import * as store from '../store.ts';

/** New passwords: by the link of a mail, or by the old one. */

/** Queues the mail with the link to choose a new password. */
export const passwordForgotten = async (
  platform: Platform,
  email: string,
  network: string,
): Promise<void> => {
  const { rateLimits, database } = platform;
  await rateLimits.resetMailsOfNetwork.take(network);
  await rateLimits.resetMailsOfAddress.take(email);
  const member = await store.findMemberByEmail(database.db, email);
  if (member === undefined) throw new Refusal('ADDRESS_UNKNOWN');
  await addJob(database.db, 'auth.sendReset', { memberId: member.id });
};

interface ResetRequest {
  readonly code: string;
  readonly password: string;
  readonly network: string;
}

/** Sets the password by the code of a mail; ends all sessions. */
export const resetPassword = async (
  platform: Platform,
  { code, password, network }: ResetRequest,
  { closeCalendar }: { readonly closeCalendar: CloseCalendar },
): Promise<void> => {
  const { clock, database, passwords, replicas } = platform;
  const codeHash = hashOfSecret(code);
  if (!(await store.isCodeValid(database.db, 'reset', codeHash, clock.now())))
    throw new Refusal('RESET_LINK_INVALID');
  await refuseCommonPassword('newPassword', password);
  const hashed = await passwords.hash(password);
  const member = await database.transaction(async (trx) => {
    const memberId = await store.useCode(trx, 'reset', codeHash, clock.now());
    if (memberId === null) throw new Refusal('RESET_LINK_INVALID');
    await store.updatePassword(trx, memberId, hashed, clock.now());
    await endSessionsAndUnprovedFactors(trx, memberId, closeCalendar);
    await deleteAddressChange(trx, memberId);
    await addJob(trx, 'auth.passwordChanged', { memberId });
    // The reset link was read in that mailbox, which also confirms the address.
    await store.deleteCode(trx, memberId, 'confirm');
    return store.confirmMember(trx, memberId, clock.now());
  });
  await replicas.changed([member.id]);
  await unlock(platform, member.email ?? '', { network });
};

interface PasswordChange {
  readonly old: string;
  readonly new: string;
}

/** Changes the viewer's password and ends their other sessions. */
export const changePassword = async (
  platform: Platform,
  viewer: PersonViewer,
  change: PasswordChange,
): Promise<void> => {
  const { clock, database, passwords } = platform;
  await refuseWrongPassword(platform, viewer, {
    password: change.old,
    field: 'old',
    message: 'L’ancien mot de passe n’est pas le bon.',
  });
  await refuseCommonPassword('new', change.new);
  const hashed = await passwords.hash(change.new);
  await database.transaction(async (trx) => {
    await store.updatePassword(trx, viewer.memberId, hashed, clock.now());
    await deleteSessionsOf(trx, viewer.memberId, viewer.sessionId);
    await deleteAddressChange(trx, viewer.memberId);
    await addJob(trx, 'auth.passwordChanged', { memberId: viewer.memberId });
  });
};
