import type { Discussion } from '@basoche/contract/inbox';
import { textLimits } from '@basoche/domain/limits';
import type { ThreadType } from '@basoche/domain/threads/application';

/** The two lists of the inbox in its address. */
const jobsView = 'emplois';

export const inboxPaths: Readonly<Record<ThreadType, string>> = {
  MISSION: '/messages',
  JOB: `/messages?vue=${jobsView}`,
};

/** A list of the inbox, with what is looked for in it. */
export const inboxPath = (type: ThreadType, q: string): string => {
  const search = new URLSearchParams({ ...(type === 'JOB' ? { vue: jobsView } : {}), ...(q ? { q } : {}) });
  return search.size === 0 ? inboxPaths.MISSION : `${inboxPaths.MISSION}?${search}`;
};

/** What an address looks for; empty where it looks for nothing. */
export const searchedIn = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, textLimits.search);

/** Which of the two an address shows: missions, unless it asks for offers. */
export const inboxViewOf = (search: URLSearchParams): ThreadType =>
  search.get('vue') === jobsView ? 'JOB' : 'MISSION';

/** A creator goes to the applicants of the mission or the offer, a candidate to the thread (second document, §2). */
export const discussionPath = ({ isCreator, missionID, jobID, postulationID }: Discussion): string => {
  if (!isCreator && postulationID !== null) return `/messages/${postulationID}`;
  return jobID === null ? `/manage/missions/${missionID}` : `/manage/emplois/${jobID}`;
};
