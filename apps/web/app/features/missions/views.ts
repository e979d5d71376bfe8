import type { MissionAudience } from '@basoche/domain/options/mission-audiences';

/** What the tabs of the lists write in the address. */
export const appliedView = 'candidatures';

export const isAppliedView = (search: URLSearchParams): boolean => search.get('vue') === appliedView;

const favouritesView = 'favoris';

export const isFavouritesView = (search: URLSearchParams): boolean => search.get('vue') === favouritesView;

export const archivedView = 'archives';

export const isArchivedView = (search: URLSearchParams): boolean => search.get('vue') === archivedView;

export const listPaths: Readonly<Record<MissionAudience, string>> = {
  members: '/consult/missions',
  customers: '/consult/customers/missions',
};

/** One list for the favourites, whoever published them. */
export const favouritesPath = `${listPaths.members}?vue=${favouritesView}`;

/** The list that a mission stands in. */
const listPathOf = ({ isFromCustomer }: { isFromCustomer: boolean }): string =>
  listPaths[isFromCustomer ? 'customers' : 'members'];

/** The list in which a mission's card was opened, as the card left it; nothing where the page was opened otherwise. */
export const openedFrom = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;

/** Where "Retour aux missions" leads: the list as it was left, or the whole list of the mission's kind. */
export const listAddress = (state: unknown, mission: { isFromCustomer: boolean }): string =>
  openedFrom(state) ?? listPathOf(mission);
