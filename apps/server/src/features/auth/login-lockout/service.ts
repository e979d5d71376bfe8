import type { Platform } from '../../../platform/platform.ts';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.ts';

/**
 * Locks the login of an address for half an hour after too many wrong passwords (`loginLockout` has the numbers):
 * docs/decisions/0069-wrong-passwords-counted-by-network.md.
 */

/**
 * Origin of a typed password, which decides the limits it counts against. `known` identifies a session, or a browser that
 * signed in to the account before: each has a limit of its own.
 *
 * Any other origin counts against the limit of its network for this address, and against a wider one of the address.
 */
export type PasswordOrigin = { readonly known: string } | { readonly network: string };

/** Limits that a wrong password counts against, each with its key. */
const limitsOf = (
  { rateLimits }: Platform,
  email: string,
  origin: PasswordOrigin,
): readonly (readonly [limit: RateLimit, key: string])[] =>
  'known' in origin
    ? [[rateLimits.wrongPasswordsOfBrowser, `${email} ${origin.known}`]]
    : [
        [rateLimits.wrongPasswordsOfNetwork, `${email} ${origin.network}`],
        [rateLimits.wrongPasswordsOfAccount, email],
      ];

/** Refuses (429) a locked login. An address without an account is locked as well, so that the answer does not tell. */
export const refuseLocked = async (
  platform: Platform,
  email: string,
  origin: PasswordOrigin,
): Promise<void> => {
  for (const [limit, key] of limitsOf(platform, email, origin)) await limit.check(key);
};

/** Counts a wrong password; the one that spends a limit locks the login. */
export const countWrongPassword = async (
  platform: Platform,
  email: string,
  origin: PasswordOrigin,
): Promise<void> => {
  for (const [limit, key] of limitsOf(platform, email, origin)) await limit.tryTake(key);
};

/** Unlocks the login, after the right password. */
export const unlock = async (platform: Platform, email: string, origin: PasswordOrigin): Promise<void> => {
  for (const [limit, key] of limitsOf(platform, email, origin)) await limit.reset(key);
};
