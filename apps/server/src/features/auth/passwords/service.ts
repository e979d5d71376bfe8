import { Refusal } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isCommonPassword } from '../../../platform/secrets/common-passwords.ts';
import { countWrongPassword, type PasswordOrigin, refuseLocked } from '../login-lockout/service.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { findCredentialOf, proveCredential } from '../store.ts';

/** Checks passwords, at login and before sensitive acts. */

interface Given {
  readonly email: string;
  readonly hashed: string | undefined;
  readonly password: string;
  readonly origin: PasswordOrigin;
}

/** Compares a password in its turn. A wrong one is counted before the next is compared. */
export const isRight = (platform: Platform, { email, hashed, password, origin }: Given): Promise<boolean> =>
  platform.passwords.compare(async (verify) => {
    await refuseLocked(platform, email, origin);
    const matches = await verify(hashed ?? null, password);
    if (matches) return true;
    await countWrongPassword(platform, email, origin);
    return false;
  });

/** Refuses a wrong password of the account, at its form field. */
export const demandPassword = async (
  platform: Platform,
  { memberId, sessionId }: PersonViewer,
  {
    password,
    field,
    message,
  }: { readonly password: string; readonly field: string; readonly message: string },
): Promise<void> => {
  const { db } = platform.database;
  const known = await findCredentialOf(db, memberId);
  const email = known?.email ?? memberId;
  const origin = { known: sessionId };
  if (await isRight(platform, { email, hashed: known?.password_hash, password, origin })) {
    // This session read the mailbox: so the password's owner and the mailbox's owner are one person.
    if (await isSessionProved(db, sessionId)) await proveCredential(db, memberId);
    return;
  }
  throw new Refusal('INVALID_INPUT', { errors: [{ path: field, message }] });
};

export const wrongPassword = 'Ce n’est pas votre mot de passe.';

/** Refuses a field of a form. The specification has registration's answer also list a wrong `password` in `message`. */
const refuseField = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', {
    errors: [{ path, message }],
    ...(path === 'password' ? { message: [path] } : {}),
  });
};

/** Refuses a password of the public lists. */
export const assertUncommon = async (field: string, password: string): Promise<void> => {
  if (await isCommonPassword(password)) {
    refuseField(field, 'Ce mot de passe est trop courant\u202f: des listes publiques le contiennent.');
  }
};
