import { problemKinds } from '@basoche/contract/problem';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { setEmail } from '../address/store.ts';
import { findMember, lockLiveMember } from '../store.ts';

/** Sends the confirmation mail again, or to a corrected address, for a member who has not confirmed yet. */

/** Refusal of an address that an account has, shown at its form field (rules §7). */
export const addressTakenRefusal = (): Refusal =>
  new Refusal('EMAIL_UNAVAILABLE', {
    errors: [{ path: 'email', message: problemKinds.EMAIL_UNAVAILABLE.title }],
  });

/** Sends the confirmation mail again, unless the address is confirmed. */
export const sendAgain = async (
  { rateLimits, database }: Platform,
  { memberId }: PersonViewer,
  returnTo: string | undefined,
): Promise<void> => {
  const member = await findMember(database.db, memberId);
  if (member?.email == null) return refuse('UNAUTHENTICATED');
  if (member.confirmed_at !== null) return;
  await rateLimits.confirmationMailsAsked.take(memberId);
  await rateLimits.addressMailsOfAddress.take(member.email);
  await addJob(database.db, 'auth.sendConfirmation', { memberId, returnTo });
};

interface Correction {
  readonly email: string;
  readonly returnTo?: string | undefined;
}

/** Corrects the address and voids the link sent to the wrong mailbox. */
export const correctAddress = async (
  { rateLimits, database }: Platform,
  { memberId }: PersonViewer,
  { email, returnTo }: Correction,
): Promise<void> => {
  await rateLimits.addressChangesOfAccount.take(memberId);
  await rateLimits.addressMailsOfAddress.take(email);
  await database.transaction(async (trx) => {
    await lockLiveMember(trx, memberId);
    const member = await findMember(trx, memberId);
    if (member?.email == null) return refuse('UNAUTHENTICATED');
    if (member.confirmed_at !== null) refuse('ADDRESS_CONFIRMED');
    if (!(await setEmail(trx, memberId, email))) throw addressTakenRefusal();
    await addJob(trx, 'auth.sendConfirmation', { memberId, returnTo });
  });
};
