import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { isSessionProved } from '../address-proof/store.ts';
import { findCredentialOf, proveCredential } from '../store.ts';

/** Passwords that are given: to sign in, and before what asks for them again. */

/** Five wrong tries in half an hour for an account, or for an address that nobody has; then 429 until they are forgotten. */
export const isRight = (
  { budgets, passwords }: Platform,
  email: string,
  hashed: string | undefined,
  password: string,
): Promise<boolean> =>
  passwords.compare(async (verify) => {
    await budgets.wrongPasswordsOfAccount.check(email);
    const matches = await verify(hashed ?? null, password);
    if (!matches) await budgets.wrongPasswordsOfAccount.tryTake(email);
    return matches;
  });

/** Refuses what is not the password of the account, beside the field that it was typed in. */
export const demandPassword = async (
  platform: Platform,
  { memberId, sessionId }: Viewer,
  {
    password,
    field,
    message,
  }: { readonly password: string; readonly field: string; readonly message: string },
): Promise<void> => {
  const { db } = platform.database;
  const known = await findCredentialOf(db, memberId);
  const email = known?.email ?? memberId;
  if (await isRight(platform, email, known?.password_hash, password)) {
    // Given where the mailbox was read: the password and the mailbox are one person's.
    if (await isSessionProved(db, sessionId)) await proveCredential(db, memberId);
    return;
  }
  throw new Refusal('INVALID_INPUT', { errors: [{ path: field, message }] });
};

export const wrongPassword = "Ce n'est pas votre mot de passe.";
