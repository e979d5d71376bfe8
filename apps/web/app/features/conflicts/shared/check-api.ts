import { readCheck } from '@basoche/contract/conflicts/checks';
import { readRegister } from '@basoche/contract/conflicts/register';
import { routeQuery } from '../../../lib/query-client.ts';

/** Queries of a mission's page, which waits for them before it is shown. */

/** Number of names of the register, and its last change. */
export const registerQuery = () => ({ ...routeQuery(readRegister), staleTime: 0 });

/** The viewer's own answer about the parties of a mission. */
export const checkQuery = (missionID: string) => routeQuery(readCheck, { params: { missionID } });
