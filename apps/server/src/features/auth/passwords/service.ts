import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCommonPassword } from '../../../platform/secrets/common-passwords.ts';
import { countWrongPassword, type PasswordOrigin, refuseLocked } from '../login-lockout/service.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { findCredentialOf, markCredentialProved } from '../store.ts';

/** Checks passwords at login, before sensitive acts, and when a new one is chosen. */

interface PasswordAttempt {
  readonly email: string;
  readonly passwordHash: string | undefined;
  readonly password: string;
  readonly origin: PasswordOrigin;
}

/** Returns whether the password is right. Refuses a locked login; a wrong password is counted before the next one is compared. */
export const checkPassword = (
  platform: Platform,
  { email, passwordHash, password, origin }: PasswordAttempt,
): Promise<boolean> =>
  platform.passwords.compare(async (verify) => {
    await refuseLocked(platform, email, origin);
    const matches = await verify(passwordHash ?? null, password);
    if (matches) return true;
    await countWrongPassword(platform, email, origin);
    return false;
  });

/** Refuses a wrong password of the account, at its form field. */
export const refuseWrongPassword = async (
  platform: Platform,
  { memberId, sessionId }: PersonViewer,
  {
    password,
    field,
    message,
  }: { readonly password: string; readonly field: string; readonly message: string },
): Promise<void> => {
  const { db } = platform.database;
  const credential = await findCredentialOf(db, memberId);
  // An account without an address is counted under its id.
  const email = credential?.email ?? memberId;
  const origin = { known: sessionId };
  if (await checkPassword(platform, { email, passwordHash: credential?.password_hash, password, origin })) {
    // The session began with a link that was mailed: so the password and the mailbox have one owner.
    if (await isSessionProved(db, sessionId)) await markCredentialProved(db, memberId);
    return;
  }
  throw new Refusal('INVALID_INPUT', { errors: [{ path: field, message }] });
};

export const wrongPasswordText = 'Ce n’est pas votre mot de passe.';

/** Refuses a field of a form. The specification wants a wrong `password` of a registration to be listed in `message` as well. */
const refuseField = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', {
    errors: [{ path, message }],
    ...(path === 'password' ? { message: [path] } : {}),
  });
};

/** Refuses a password found in public lists of common passwords. */
export const refuseCommonPassword = async (field: string, password: string): Promise<void> => {
  if (await isCommonPassword(password)) {
    refuseField(field, 'Ce mot de passe est trop courant\u202f: des listes publiques le contiennent.');
  }
};
