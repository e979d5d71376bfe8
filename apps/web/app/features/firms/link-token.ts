/** Token of the link by which a person joins a team: kept in this tab while they log in or register. */

const key = 'teamLink';

/** Token of an address's fragment, kept for later; else the one kept before. */
export const takeLinkToken = (hash: string): string | null => {
  const given = hash.slice(1);
  try {
    if (given) sessionStorage.setItem(key, given);
    return given || sessionStorage.getItem(key);
  } catch {
    return given || null;
  }
};

export const removeLinkToken = (): void => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
};
