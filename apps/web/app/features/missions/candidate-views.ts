import { type CandidateSort, candidateSorts } from '@basoche/domain/threads/candidate-order';
import { missionCandidateTabs } from '@basoche/domain/threads/mission-candidate-tabs';
import type { ApplicationState } from '@basoche/domain/threads/states';

/** State of the screen of a mission's candidates, in its address. */
export interface CandidatesView {
  readonly state: ApplicationState | null;
  readonly sort: CandidateSort;
  /** True for shortlisted candidates only. */
  readonly isShortlisted: boolean;
  /** True for a table, on screens with room for one. */
  readonly isTable: boolean;
}

export const usualSort: CandidateSort = 'newest';

export const viewIn = (search: URLSearchParams): CandidatesView => ({
  state:
    missionCandidateTabs.find(({ state }) => state !== null && state === search.get('etat'))?.state ?? null,
  sort: candidateSorts.find(({ value }) => value === search.get('tri'))?.value ?? usualSort,
  isShortlisted: search.get('retenus') === '1',
  isTable: search.get('affichage') === 'tableau',
});

export const candidatesAddress = (missionID: string, view: CandidatesView): string => {
  const query = new URLSearchParams({
    ...(view.state === null ? {} : { etat: view.state }),
    ...(view.sort === usualSort ? {} : { tri: view.sort }),
    ...(view.isShortlisted ? { retenus: '1' } : {}),
    ...(view.isTable ? { affichage: 'tableau' } : {}),
  }).toString();
  return `/manage/missions/${missionID}${query === '' ? '' : `?${query}`}`;
};

/** True if the candidate's thread is open for messages. */
export const mayBeWrittenTo = ({ state }: { readonly state: ApplicationState }): boolean =>
  state !== 'REFUSED';
