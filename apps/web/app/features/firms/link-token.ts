/** Token of the link by which a person joins a team: kept in this tab while they log in or register. */

const key = 'teamLink';

/** Takes the token from the fragment of the address and stores it; without one, returns the stored token. */
export const takeLinkToken = (hash: string): string | null => {
  const token = hash.slice(1);
  try {
    if (token) sessionStorage.setItem(key, token);
    return token || sessionStorage.getItem(key);
  } catch {
    return token || null;
  }
};

export const removeLinkToken = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
};
