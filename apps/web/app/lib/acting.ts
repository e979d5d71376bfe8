/**
 * The account that this tab acts for: a firm, by its id, or null for the person themselves. Each tab keeps its own
 * choice until the session changes.
 */

import { accountParam } from '@basoche/domain/firms/account-address';
import { readToken, subscribeToToken } from './token.ts';

const key = 'actingFor';

const listeners = new Set<() => void>();
/**
 * Firm id; empty for the person themselves; null while this tab has no account yet
 * (`layouts/use-account-of-tab.ts` sets one).
 */
let acting: string | null = null;

/** Reason of the last switch of account: the server's sentence, or empty for the person's own choice; null once it was shown. */
let switchReason: string | null = null;

export const readActing = (): string | null => acting || null;

export const hasChosenAccount = (): boolean => acting !== null;

export const subscribeToActing = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Runs work on the tab's session storage; returns null if storage is forbidden: a choice then lasts as long
 * as the page.
 */
const ofTab = <Kept>(work: (storage: Storage) => Kept): Kept | null => {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
};

/**
 * Makes this tab act for a firm, or for the person (null). `reason`: the server's sentence if it refused the
 * firm, null if nobody chose the account here. `isChoice`: false resets the tab to no choice.
 */
export const actFor = (firm: string | null, reason: string | null = '', isChoice = true): void => {
  const before = readActing();
  acting = isChoice ? (firm ?? '') : null;
  ofTab((storage) => (acting === null ? storage.removeItem(key) : storage.setItem(key, acting)));
  if (readActing() === before) return;
  switchReason = reason;
  for (const listener of listeners) listener();
};

/** Returns the reason of the last switch, once: the screen shows it. */
export const takeSwitchReason = (): string | null => {
  const reason = switchReason;
  switchReason = null;
  return reason;
};

if (typeof window !== 'undefined') {
  // Read before the first call; the page then takes it out of the URL. A visitor's URL keeps it until they have logged in.
  if (readToken()) {
    acting =
      new URLSearchParams(location.search).get(accountParam) || ofTab((storage) => storage.getItem(key));
  }
  // A new session starts without a choice.
  subscribeToToken(() => actFor(null, '', false));
}
