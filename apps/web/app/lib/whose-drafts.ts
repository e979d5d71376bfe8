/** The owner of the drafts on this device. Every page loads this file, the drafts themselves only those with a form. */

export const draftPrefix = 'draft:';

/** Removes all drafts at logout, those written for firms too: the next person on this device must not see them. */
export const clearFormDrafts = (): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: there were no drafts.
  }
};

const ownerKey = 'draftsOf';

/**
 * Keeps a person's drafts, for all their accounts, and removes those that another person left when their session
 * expired or was replaced.
 */
export const removeFormDraftsExceptOf = (personId: string): void => {
  try {
    if ((localStorage.getItem(ownerKey) ?? personId) !== personId) clearFormDrafts();
    localStorage.setItem(ownerKey, personId);
  } catch {
    // Storage is forbidden: there were no drafts.
  }
};
