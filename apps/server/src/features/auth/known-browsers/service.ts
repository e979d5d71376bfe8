import type { Platform } from '../../../platform/platform.ts';

/**
 * A browser that logged in before keeps a sealed token with the account and the time of its password. Wrong
 * passwords from it are counted separately. The token gives no access:
 * docs/decisions/0069-wrong-passwords-counted-by-network.md.
 */

interface Account {
  readonly id: string;
  /** Time at which the password was chosen. */
  readonly changed_at: Date;
}

const sealingContext = (memberId: string): string => `known browser of ${memberId}`;
const contentOf = ({ changed_at }: Account): string => String(changed_at.getTime());

export const sealBrowser = async ({ sealing }: Platform, account: Account): Promise<string> =>
  (await sealing.seal(contentOf(account), sealingContext(account.id))).toString('base64url');

/** Id of the browser that shows a valid token of this account and password; null for any other text. */
export const findKnownBrowserId = async (
  { sealing }: Platform,
  account: Account,
  token: string,
): Promise<string | null> => {
  const sealed = Buffer.from(token, 'base64url');
  // `unseal` fails for a text sealed elsewhere or for another account.
  const content = await sealing.unseal(sealed, sealingContext(account.id)).catch(() => null);
  // Encoded again, since base64url allows several spellings of one value.
  return content === contentOf(account) ? sealed.toString('base64url') : null;
};
