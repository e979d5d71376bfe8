import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { listLoader } from '../postings/list-loader.ts';
import { missionPages, missionTotal } from './api.ts';
import { readChoice, writeChoice } from './list-address.ts';
import { listPaths } from './views.ts';

/** The first page of one of the two lists of missions. */
export const missionsLoader = (audience: MissionAudience) =>
  listLoader({
    readChoice,
    fetchPage: (client, choice) => client.fetchInfiniteQuery(missionPages(audience, choice)),
    fetchTotal: (client, { filters }) => client.prefetchInfiniteQuery(missionTotal(audience, filters)),
    startOf: (choice) => `${listPaths[audience]}?${writeChoice(choice)}`,
  });
