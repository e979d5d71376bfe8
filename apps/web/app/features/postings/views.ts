/** Values of the lists' tabs in the address. */
export const appliedView = 'candidatures';

/** The same tab as a form entry, for use without JavaScript. */
export const appliedEntry = ['vue', appliedView] as const;

export const isAppliedView = (search: URLSearchParams): boolean => search.get('vue') === appliedView;

export const favouritesView = 'favoris';

export const isFavouritesView = (search: URLSearchParams): boolean => search.get('vue') === favouritesView;

export const archivedView = 'archives';

export const isArchivedView = (search: URLSearchParams): boolean => search.get('vue') === archivedView;

/**
 * List that a card was opened from, stored by the card in the history state; undefined if the page was opened
 * otherwise.
 */
export const openedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;
