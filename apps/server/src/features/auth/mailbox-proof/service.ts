import type { Trx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { openSession, refuseSuspended } from '../sessions/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { confirmMember, type MemberRow, proveCredential, useCode } from '../store.ts';
import * as store from './store.ts';

/**
 * Proofs that somebody reads the account's mailbox (rules §1). Anybody may register an address that is not theirs, so each
 * password, session and factor records this proof: docs/decisions/0068-sessions-that-end-when-the-mailbox-is-proved.md.
 */

/** Ends the member's calendar address. */
export type CloseCalendar = (trx: Trx, memberId: string) => Promise<void>;

interface Confirming {
  readonly code: string;
  /**
   * The asker; null without a session. A session of the same account shows that one person has its password and its mailbox.
   */
  readonly viewer: PersonViewer | null;
  readonly closeCalendar: CloseCalendar;
}

/** Confirms the address of a code. Keeps the session that asks and ends everything else made before. */
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
  await deleteSessionsOf(trx, memberId, keptSessionId);
  await store.removeSecondFactors(trx, memberId);
  await closeCalendar(trx, memberId);
  if (keptSessionId !== undefined) {
    await store.markSessionProved(trx, keptSessionId);
    await proveCredential(trx, memberId);
  }
  return { member, keptSessionId };
};

/** Returns the address that is now confirmed. */
export const confirm = async (platform: Platform, confirming: Confirming): Promise<string> => {
  const { member } = await platform.database.transaction((trx) => confirmIn(platform, trx, confirming));
  await platform.replicas.changed([member.id]);
  return member.email ?? '';
};

interface Browser {
  /** The token that it presents, if any. */
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

/** Ends every session, the calendar address and unproved factors, after a link from the mailbox chose a new password. */
export const endSessionsAndUnprovedFactors = async (
  trx: Trx,
  memberId: string,
  closeCalendar: CloseCalendar,
): Promise<void> => {
  await deleteSessionsOf(trx, memberId);
  await store.removeUnprovedSecondFactors(trx, memberId);
  await closeCalendar(trx, memberId);
  await proveCredential(trx, memberId);
};
