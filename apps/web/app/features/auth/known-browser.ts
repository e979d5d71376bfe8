/** What the last login gave this browser: it is not shut out when others try wrong passwords. It opens nothing by itself. */

const key = 'knownBrowser';

export const readKnownBrowser = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const storeKnownBrowser = (given: string): void => {
  try {
    localStorage.setItem(key, given);
  } catch {
    // This browser is then a new one at each login.
  }
};
