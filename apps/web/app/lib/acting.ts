/**
 * The account that this tab acts for: a firm, by its id, or null for the person themselves. Each tab keeps its own
 * choice until the session changes.
 */

import { accountParam } from '@basoche/domain/firms/account-address';
import { readToken, subscribeToToken } from './token.ts';

const key = 'actingFor';

/** Removes the firm from the page's URL and returns its id, which the server checks. After a reload, the tab's own choice holds. */
const takeFirmFromUrl = (): string | null => {
  const address = new URL(location.href);
  const named = address.searchParams.get(accountParam);
  if (named) {
    address.searchParams.delete(accountParam);
    history.replaceState(history.state, '', address);
  }
  return named;
};

const listeners = new Set<() => void>();
let acting: string | null = null;

/** Reason of the last switch of account: the server's sentence, or empty for the person's own choice; null once it was shown. */
let switchReason: string | null = null;

export const readActing = (): string | null => acting;

export const subscribeToActing = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const store = (firm: string | null): void => {
  try {
    if (firm) sessionStorage.setItem(key, firm);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
};

/** Acts for a firm in this tab, or for oneself. `reason` is the server's sentence if it refused the firm. */
export const actFor = (firm: string | null, reason = ''): void => {
  store(firm);
  if (firm === acting) return;
  acting = firm;
  switchReason = reason;
  for (const listener of listeners) listener();
};

/** Returns the reason of the last switch, once: the screen shows it. */
export const takeSwitchReason = (): string | null => {
  const taken = switchReason;
  switchReason = null;
  return taken;
};

const restore = (): string | null => {
  try {
    return takeFirmFromUrl() || sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

if (typeof window !== 'undefined') {
  // A visitor's URL keeps the firm until they have logged in.
  if (readToken()) {
    acting = restore();
    store(acting);
  }
  subscribeToToken(() => actFor(null));
}
