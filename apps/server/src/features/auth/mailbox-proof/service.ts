import type { Trx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { lockAccount } from '../second-factor/store.ts';
import { openSession, refuseSuspended } from '../sessions/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { confirmMember, type MemberRow, markCredentialProved, useCode } from '../store.ts';
import * as store from './store.ts';

/**
 * Confirms an account's address by a code sent to its mailbox, and ends what was set up without that proof
 * (rules §1), since anybody can register an address that is not theirs.
 *
 * Each password, session and second factor records whether its owner has read the mailbox:
 * docs/decisions/0068-sessions-that-end-when-the-mailbox-is-proved.md.
 */

/** Closes the secret address at which other programs read the member's calendar. */
export type CloseCalendar = (trx: Trx, memberId: string) => Promise<void>;

interface Confirming {
  readonly code: string;
  /**
   * The signed-in viewer, or null. A session of this account shows that one person has both its password and its mailbox.
   */
  readonly viewer: PersonViewer | null;
  readonly closeCalendar: CloseCalendar;
}

/** Confirms the address of a code. Keeps the asking session; ends all others, the second factors and the calendar address. */
const confirmIn = async (
  { clock }: Platform,
  trx: Trx,
  { code, viewer, closeCalendar }: Confirming,
): Promise<{ member: MemberRow; keptSessionId: string | undefined }> => {
  const memberId = await useCode(trx, 'confirm', hashOfSecret(code), clock.now());
  if (memberId === null) throw new Refusal('CONFIRMATION_INVALID');
  const member = await confirmMember(trx, memberId, clock.now());
  refuseSuspended(member);
  const keptSessionId = viewer?.memberId === memberId ? viewer.sessionId : undefined;
  // First: a concurrent sign-in locks the link until its session is inserted, so that this session is ended
  // too.
  await store.removeIdentity(trx, memberId);
  await deleteSessionsOf(trx, memberId, keptSessionId);
  await store.removeSecondFactors(trx, memberId);
  await closeCalendar(trx, memberId);
  if (keptSessionId !== undefined) {
    await store.markSessionProved(trx, keptSessionId);
    await markCredentialProved(trx, memberId);
  }
  return { member, keptSessionId };
};

/** Confirms the address of a code; returns the address. */
export const confirm = async (platform: Platform, confirming: Confirming): Promise<string> => {
  const { member } = await platform.database.transaction((trx) => confirmIn(platform, trx, confirming));
  await platform.replicas.changed([member.id]);
  return member.email ?? '';
};

interface Browser {
  /** The session token of the request, if any. */
  readonly token: string | null;
  readonly userAgent: string | undefined;
}

/** Confirms the address and signs the browser in: its session of the account is kept, or a new one opened. */
export const confirmAndSignIn = async (
  platform: Platform,
  confirming: Confirming,
  { token, userAgent }: Browser,
): Promise<{ email: string; access_token: string }> => {
  const { id, email, access_token } = await platform.database.transaction(async (trx) => {
    const { member, keptSessionId } = await confirmIn(platform, trx, confirming);
    const access_token =
      keptSessionId !== undefined && token !== null
        ? token
        : await openSession(platform, trx, { member, userAgent, addressProved: true });
    return { id: member.id, email: member.email ?? '', access_token };
  });
  await platform.replicas.changed([id]);
  return { email, access_token };
};

/** After a password was reset by mail: ends all sessions, the calendar address, the linked identity, and second factors added without the mailbox. */
export const endSessionsAndUnprovedFactors = async (
  trx: Trx,
  memberId: string,
  closeCalendar: CloseCalendar,
): Promise<void> => {
  // Locks the account: a concurrent addition of a link or factor either finished before, or finds its session
  // ended.
  await lockAccount(trx, memberId);
  await store.removeIdentity(trx, memberId);
  await deleteSessionsOf(trx, memberId);
  await store.removeUnprovedSecondFactors(trx, memberId);
  await closeCalendar(trx, memberId);
  await markCredentialProved(trx, memberId);
};
