import type { Platform } from '../../../platform/platform.ts';
import type { RateLimit } from '../../../platform/rate-limits/rate-limits.ts';

/**
 * Locks an account's login for a while after too many wrong passwords: docs/decisions/0069-wrong-passwords-counted-by-network.md.
 */

/**
 * Origin of a password, which decides its limit. `known`: a session, or a browser that signed in to the account before;
 * each has its own. Any other origin shares the limit of its address and network, and a wider one of the address.
 */
export type PasswordOrigin = { readonly known: string } | { readonly network: string };

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

/** Refuses (429) a locked login, for any address, with an account or not. */
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
