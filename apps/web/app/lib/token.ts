/** Key of the session's token in local storage: `accessToken`, as specified. */

const tokenKey = 'accessToken';

/**
 * Script that runs before the first paint. It tells the style sheet whether a token exists, never the token.
 */
export const sessionBootScript = `try{document.documentElement.dataset.session=localStorage.getItem('${tokenKey}')?'pending':'none'}catch{document.documentElement.dataset.session='none'}`;

const listeners = new Set<() => void>();

/**
 * Token in memory. Local storage may be forbidden (private windows, policies): the session then lasts as long
 * as the page.
 */
let memory: string | null = null;

export const readToken = (): string | null => {
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return memory;
  }
};

const publishToken = (token: string | null) => {
  memory = token;
  document.documentElement.dataset.session = token ? 'pending' : 'none';
  for (const listener of listeners) listener();
};

/** Stores the token after a login or a registration; the session's profile is then fetched. */
export const storeToken = (token: string): void => {
  markExpired(false);
  // Same token: the session continues, and its profile is known.
  if (token === readToken()) return;
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    // The token is kept in memory only.
  }
  publishToken(token);
};

const expiredKey = 'sessionExpired';

/**
 * Remembers for this tab that the session expired, until the next login: a reload of the login page says the
 * same.
 */
const markExpired = (expired: boolean): void => {
  try {
    if (expired) sessionStorage.setItem(expiredKey, 'yes');
    else sessionStorage.removeItem(expiredKey);
  } catch {
    // The login page then asks to log in without saying why.
  }
};

/** True if the last session of this tab was ended by the server. */
export const sessionHasExpired = (): boolean => {
  try {
    return sessionStorage.getItem(expiredKey) !== null;
  } catch {
    return false;
  }
};

const removeToken = (): void => {
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Storage is forbidden: there was nothing to remove.
  }
  publishToken(null);
};

/** Removes a token that the server no longer accepts. */
export const expireToken = (): void => {
  markExpired(true);
  removeToken();
};

/** Removes the token by the member's own action, such as a logout. */
export const clearToken = (): void => {
  markExpired(false);
  removeToken();
};

/** Calls the listener at each login or logout, in other tabs too. */
export const subscribeToToken = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};
