/** What the tabs of the lists write in the address. */
export const appliedView = 'candidatures';

/** The same, as a form without JavaScript sends it. */
export const appliedEntry = ['vue', appliedView] as const;

export const isAppliedView = (search: URLSearchParams): boolean => search.get('vue') === appliedView;

export const favouritesView = 'favoris';

export const isFavouritesView = (search: URLSearchParams): boolean => search.get('vue') === favouritesView;

export const archivedView = 'archives';

export const isArchivedView = (search: URLSearchParams): boolean => search.get('vue') === archivedView;

/** The list in which a card was opened, as the card left it; nothing where the page was opened otherwise. */
export const openedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;
