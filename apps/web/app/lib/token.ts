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
  expired = false;
  changed(token);
};

let expired = false;

/** Whether the last session of this page ended by itself; asked once, by the screen that says so. */
export const sessionHasExpired = (): boolean => expired;

/** The server does not accept the token any more. */
export const expireToken = (): void => {
  expired = true;
  clearToken();
};

export const clearToken = (): void => {
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // There was nothing to remove.
  }
  changed(null);
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
