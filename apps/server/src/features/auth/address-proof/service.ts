import type { Trx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/secrets/secrets.ts';
import { openSession, refuseSuspended } from '../sessions/service.ts';
import { deleteSessionsOf } from '../sessions/store.ts';
import { confirmMember, type MemberRow, proveCredential, useCode } from '../store.ts';
import * as store from './store.ts';

/**
 * Proofs that somebody reads the account's mailbox (rules §1). Anybody may register somebody else's address, so that each password,
 * session and means says whether its author had such a proof: docs/decisions/2026-11-23-what-a-proof-of-the-mailbox-ends.md.
 */

/** Ends the member's calendar address. */
export type CloseCalendar = (trx: Trx, memberId: string) => Promise<void>;

interface Confirming {
  readonly code: string;
  /** The asker. A session of the same account shows that one person has its password and its mailbox. */
  readonly viewer: Viewer | null;
  readonly closeCalendar: CloseCalendar;
}

/** Confirms the address of a code: the session that asks stays, and everything else that was made before ends. */
const confirmIn = async (
  { clock }: Platform,
  trx: Trx,
  { code, viewer, closeCalendar }: Confirming,
): Promise<{ member: MemberRow; kept: string | undefined }> => {
  const memberId = await useCode(trx, 'confirm', hashOfSecret(code), clock.now());
  if (memberId === null) throw new Refusal('CONFIRMATION_INVALID');
  const member = await confirmMember(trx, memberId, clock.now());
  refuseSuspended(member);
  const kept = viewer?.memberId === memberId ? viewer.sessionId : undefined;
  await deleteSessionsOf(trx, memberId, kept);
  await store.removeMeans(trx, memberId);
  await closeCalendar(trx, memberId);
  if (kept !== undefined) {
    await store.proveSession(trx, kept);
    await proveCredential(trx, memberId);
  }
  return { member, kept };
};

/** Returns the address that is now confirmed. */
export const confirm = (platform: Platform, confirming: Confirming): Promise<string> =>
  platform.database.transaction(async (trx) => {
    const { member } = await confirmIn(platform, trx, confirming);
    return member.email ?? '';
  });

interface Browser {
  /** The token that it presents, if any. */
  readonly token: string | null;
  readonly userAgent: string | undefined;
}

/** Confirms, and signs the browser in: it keeps its session of the account, or is given one. */
export const confirmAndSignIn = (
  platform: Platform,
  confirming: Confirming,
  { token, userAgent }: Browser,
): Promise<{ email: string; access_token: string }> =>
  platform.database.transaction(async (trx) => {
    const { member, kept } = await confirmIn(platform, trx, confirming);
    const access_token =
      kept !== undefined && token !== null
        ? token
        : await openSession(platform, trx, { member, userAgent, addressProved: true });
    return { email: member.email ?? '', access_token };
  });

/** A link read in the mailbox chose a new password: ends every session, the calendar address, and means of others. */
export const endAllBefore = async (
  trx: Trx,
  memberId: string,
  closeCalendar: CloseCalendar,
): Promise<void> => {
  await deleteSessionsOf(trx, memberId);
  await store.removeUnprovedMeans(trx, memberId);
  await closeCalendar(trx, memberId);
  await proveCredential(trx, memberId);
};
