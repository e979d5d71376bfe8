import type { Platform } from '../../../platform/platform.ts';

/**
 * Browsers that signed in to an account before. Each keeps a sealed text that names the account and its password, and shows it when it
 * signs in again: its tries have a budget of their own, which nobody else can spend. It opens nothing by itself, and another password
 * makes it worthless: docs/decisions/2026-11-23-wrong-passwords-and-known-browsers.md.
 */

interface Account {
  readonly id: string;
  /** When its password was chosen. */
  readonly changed_at: Date;
}

const about = (memberId: string): string => `known browser of ${memberId}`;
const contentOf = ({ changed_at }: Account): string => String(changed_at.getTime());

export const sealBrowser = async ({ sealing }: Platform, account: Account): Promise<string> =>
  (await sealing.seal(contentOf(account), about(account.id))).toString('base64url');

/** Names the browser that shows a text which this account gave under its present password; null for any other text. */
export const knownBrowser = async (
  { sealing }: Platform,
  account: Account,
  given: string,
): Promise<string | null> => {
  const sealed = Buffer.from(given, 'base64url');
  // A text that was not sealed here, or for somebody else, does not open.
  const content = await sealing.unseal(sealed, about(account.id)).catch(() => null);
  // Written anew, for one text may be written in several ways.
  return content === contentOf(account) ? sealed.toString('base64url') : null;
};
