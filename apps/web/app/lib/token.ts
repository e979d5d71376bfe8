/** The session's token, kept where the specification says: local storage, `accessToken`. */

const tokenKey = 'accessToken';

/** Runs before the first paint; it tells the style sheet only whether a token is there, never the token. */
export const sessionBootScript = `try{document.documentElement.dataset.session=localStorage.getItem('${tokenKey}')?'pending':'none'}catch{document.documentElement.dataset.session='none'}`;

const listeners = new Set<() => void>();

/** Local storage may be forbidden (private windows, policies): the session then lives as long as the page. */
let memory: string | null = null;

export const readToken = (): string | null => {
  if (typeof window === 'undefined') return null;
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return memory;
  }
};

const changed = (token: string | null) => {
  memory = token;
  document.documentElement.dataset.session = token ? 'pending' : 'none';
  for (const listener of listeners) listener();
};

export const storeToken = (token: string): void => {
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    // Kept in memory alone.
  }
  markExpired(false);
  changed(token);
};

const expiredKey = 'sessionExpired';

/** Kept for this tab until the next login, so that a reload of the login page says the same. */
const markExpired = (expired: boolean): void => {
  try {
    if (expired) sessionStorage.setItem(expiredKey, 'yes');
    else sessionStorage.removeItem(expiredKey);
  } catch {
    // The login page then asks to log in, and does not say why.
  }
};

/** Whether the last session of this tab ended by itself. */
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
    // There was nothing to remove.
  }
  changed(null);
};

/** The server does not accept the token any more. */
export const expireToken = (): void => {
  markExpired(true);
  removeToken();
};

/** The person leaves. */
export const clearToken = (): void => {
  markExpired(false);
  removeToken();
};

/** Also hears of a login or a logout in another tab. */
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
