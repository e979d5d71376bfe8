import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { favouritesView, openedFrom } from '../postings/views.ts';

export const listPaths: Readonly<Record<MissionAudience, string>> = {
  members: '/consult/missions',
  customers: '/consult/customers/missions',
};

/** One list for the favourites, whoever published them. */
export const favouritesPath = `${listPaths.members}?vue=${favouritesView}`;

/** The list that a mission stands in. */
const listPathOf = ({ isFromCustomer }: { isFromCustomer: boolean }): string =>
  listPaths[isFromCustomer ? 'customers' : 'members'];

/** Where "Retour aux missions" leads: the list as it was left, or the whole list of the mission's kind. */
export const listAddress = (state: unknown, mission: { isFromCustomer: boolean }): string =>
  openedFrom(state) ?? listPathOf(mission);
