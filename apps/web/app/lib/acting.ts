/**
 * The account that this tab acts for: a firm, by its id, or null for the person themselves. Each tab keeps its own
 * choice until the session changes.
 */

import { readToken, subscribeToToken } from './token.ts';

/** Name in an address of the firm for which its screen is meant. */
export const accountParam = 'pour';

const key = 'actingFor';

/** Takes the firm out of the page's address: after a reload, the tab's own choice holds. The server says if it is one. */
const takeAddressed = (): string | null => {
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

/** The server's reason for the last switch of account, empty for the person's own choice; null once it was told. */
let lastSwitch: string | null = null;

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

/** Acts for a firm in this tab, or for oneself. `because`: the server's sentence, where it ended the acting. */
export const actFor = (firm: string | null, because = ''): void => {
  store(firm);
  if (firm === acting) return;
  acting = firm;
  lastSwitch = because;
  for (const listener of listeners) listener();
};

/** Gives the reason of the last switch once: the screen tells it. */
export const takeSwitch = (): string | null => {
  const taken = lastSwitch;
  lastSwitch = null;
  return taken;
};

const restore = (): string | null => {
  try {
    return takeAddressed() || sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

if (typeof window !== 'undefined') {
  // A visitor's address keeps the firm until they have logged in.
  if (readToken()) {
    acting = restore();
    store(acting);
  }
  subscribeToToken(() => actFor(null));
}
