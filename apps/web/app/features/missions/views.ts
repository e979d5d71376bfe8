import type { MissionAudience } from '@basoche/domain/options/mission-audiences';

/** What the tabs of the lists write in the address. */
export const appliedView = 'candidatures';

export const isAppliedView = (search: URLSearchParams): boolean => search.get('vue') === appliedView;

export const favouritesView = 'favoris';

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
export const listPathOf = ({ isFromCustomer }: { isFromCustomer: boolean }): string =>
  listPaths[isFromCustomer ? 'customers' : 'members'];

/** Where "Retour aux missions" leads: the list as it was left (a card says which), or the whole list of its kind. */
export const listAddress = (state: unknown, mission: { isFromCustomer: boolean }): string =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : listPathOf(mission);
