import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { favouritesView, openedFrom } from '../../postings/views.ts';

export const listPaths: Readonly<Record<MissionAudience, string>> = {
  members: '/consult/missions',
  customers: '/consult/customers/missions',
};

/** A single list of favourites, from members and from external customers. */
export const favouritesPath = `${listPaths.members}?vue=${favouritesView}`;

/** List that a mission belongs to. */
const listPathOf = ({ isFromCustomer }: { isFromCustomer: boolean }): string =>
  listPaths[isFromCustomer ? 'customers' : 'members'];

/** Target of "Retour aux missions": the list as it was left, or the unfiltered list of the mission's kind. */
export const listAddress = (state: unknown, mission: { isFromCustomer: boolean }): string =>
  openedFrom(state) ?? listPathOf(mission);
