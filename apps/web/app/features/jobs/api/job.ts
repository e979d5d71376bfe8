import { readJob } from '@basoche/contract/jobs';
import { routeQuery } from '../../../lib/query-client.ts';

/** One offer, with what its reader may do. */
export const jobQuery = (id: string) => routeQuery(readJob, { params: { id } });
