/**
 * Token from the last login in this browser: with it, the browser is not locked out when others try wrong
 * passwords. It gives no access by itself.
 */

const key = 'knownBrowser';

export const readKnownBrowser = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const storeKnownBrowser = (token: string): void => {
  try {
    localStorage.setItem(key, token);
  } catch {
    // The browser is then unknown at each login.
  }
};
