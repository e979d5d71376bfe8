import type { ApplicationState } from './states.ts';

export interface CandidateTab {
  /** Null for the tab of all candidates. */
  readonly state: ApplicationState | null;
  readonly label: string;
}

/** Tabs of a mission's applicants, in the order of their counts after « Tous » (rules §2, "Counts"). */
export const missionCandidateTabs: readonly CandidateTab[] = [
  { state: null, label: 'Tous' },
  { state: 'NEW', label: 'Nouveaux' },
  { state: 'REFUSED', label: 'Refusés' },
  { state: 'WAITING_ACCEPTATION', label: 'En attente d’acceptation' },
  { state: 'WAITING_PORTAGE', label: 'En attente de portage' },
  { state: 'WAITING_FUNDS', label: 'En attente de dépôts de fonds' },
  { state: 'WAITING_RULES', label: 'En attente de règlement' },
  { state: 'ONGOING', label: 'En cours' },
  { state: 'DONE', label: 'Terminés' },
];
