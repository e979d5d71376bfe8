import type { RateLimit } from '../../../platform/http/rate-limits.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isSessionProved } from '../mailbox-proof/store.ts';
import { findCredentialOf, proveCredential } from '../store.ts';

/** Checks passwords, at login and before sensitive acts. */

/**
 * Origin of a password, which decides its budget. `known`: a session, or a browser that signed in to the account before; each
 * has its own. Any other origin shares the budget of its address and network, and a wider one of the address.
 */
export type Giver = { readonly known: string } | { readonly network: string };

const rateLimitsOf = ({ rateLimits }: Platform, email: string, giver: Giver): [RateLimit, string][] =>
  'known' in giver
    ? [[rateLimits.wrongPasswordsOfBrowser, `${email} ${giver.known}`]]
    : [
        [rateLimits.wrongPasswordsOfNetwork, `${email} ${giver.network}`],
        [rateLimits.wrongPasswordsOfAccount, email],
      ];

/** Refuses (429) if the budget of wrong passwords is spent, for any address, with an account or not. */
export const checkTries = async (platform: Platform, email: string, giver: Giver): Promise<void> => {
  for (const [budget, key] of rateLimitsOf(platform, email, giver)) await budget.check(key);
};

/** Resets the count of wrong passwords, after the right one. */
export const forgiveTries = async (platform: Platform, email: string, giver: Giver): Promise<void> => {
  for (const [budget, key] of rateLimitsOf(platform, email, giver)) await budget.reset(key);
};

interface Given {
  readonly email: string;
  readonly hashed: string | undefined;
  readonly password: string;
  readonly giver: Giver;
}

/** Compares a password in its turn. A wrong one is counted before the next is compared. */
export const isRight = (platform: Platform, { email, hashed, password, giver }: Given): Promise<boolean> =>
  platform.passwords.compare(async (verify) => {
    await checkTries(platform, email, giver);
    const matches = await verify(hashed ?? null, password);
    if (matches) return true;
    for (const [budget, key] of rateLimitsOf(platform, email, giver)) await budget.tryTake(key);
    return false;
  });

/** Refuses a wrong password of the account, at its form field. */
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
  const giver = { known: sessionId };
  if (await isRight(platform, { email, hashed: known?.password_hash, password, giver })) {
    // This session read the mailbox: so the password's owner and the mailbox's owner are one person.
    if (await isSessionProved(db, sessionId)) await proveCredential(db, memberId);
    return;
  }
  throw new Refusal('INVALID_INPUT', { errors: [{ path: field, message }] });
};

export const wrongPassword = 'Ce n’est pas votre mot de passe.';
