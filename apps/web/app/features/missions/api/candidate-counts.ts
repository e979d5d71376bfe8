import { countCandidates } from '@basoche/contract/applications';
import { routeQuery } from '../../../lib/query-client.ts';

/** One number per state, in the order of the tabs after "Tous". */
export const candidateCounts = (missionID: string) => routeQuery(countCandidates, { params: { missionID } });
