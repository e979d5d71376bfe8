import { listCandidates } from '@basoche/contract/applications';
import type { ApplicationState } from '@basoche/domain/threads/states';
import { routePages } from '../../../lib/query-client.ts';

/** Candidates on one's mission, newest first; null asks for every state. */
export const candidatePages = (missionID: string, state: ApplicationState | null) =>
  routePages(listCandidates, { params: { id: missionID }, query: state ? { state: [state] } : {} });
