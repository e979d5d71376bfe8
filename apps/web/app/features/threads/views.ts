import { textLimits } from '@basoche/domain/limits';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/situation';

/** What the address of the inbox, or of a thread beside it, asks its list for. */
export interface InboxView {
  readonly type: ThreadType;
  /** Null where the address does not say. */
  readonly turn: Turn | null;
  /** The words looked for; empty where it looks for nothing. */
  readonly q: string;
}

/** The two lists of the inbox, and the turns in them, in its address. */
const jobsView = 'emplois';
const turnNames: Readonly<Record<Turn, string>> = { MINE: 'moi', OTHERS: 'en-cours', OVER: 'terminees' };
const turns: readonly Turn[] = ['MINE', 'OTHERS', 'OVER'];

export const inboxPaths: Readonly<Record<ThreadType, string>> = {
  MISSION: '/messages',
  JOB: `/messages?vue=${jobsView}`,
};

/** The query of an address that shows this list. */
export const inboxSearch = ({ type, turn, q }: InboxView): string => {
  const search = new URLSearchParams({
    ...(type === 'JOB' ? { vue: jobsView } : {}),
    ...(turn === null ? {} : { tour: turnNames[turn] }),
    ...(q ? { q } : {}),
  });
  return search.size === 0 ? '' : `?${search}`;
};

/** A list of the inbox. */
export const inboxPath = (view: InboxView): string => inboxPaths.MISSION + inboxSearch(view);

/** A thread beside the list that it was chosen from. */
export const threadPath = (postulationID: string, view: InboxView): string =>
  `${inboxPaths.MISSION}/${postulationID}${inboxSearch(view)}`;

/** Shows missions, unless the address asks for offers. */
export const inboxViewOf = (search: URLSearchParams): InboxView => ({
  type: search.get('vue') === jobsView ? 'JOB' : 'MISSION',
  turn: turns.find((turn) => turnNames[turn] === search.get('tour')) ?? null,
  q: (search.get('q') ?? '').trim().slice(0, textLimits.search),
});

/** The list that a thread was chosen from; null where its address names none. */
export const listBehind = (search: URLSearchParams): string | null => {
  const view = inboxViewOf(search);
  return view.turn === null && view.q === '' ? null : inboxPath(view);
};

/** Where the applicants of a mission or of an offer stand, for its creator. */
export const applicantsPath = ({
  missionID,
  jobID,
}: {
  missionID: string | null;
  jobID: string | null;
}): string => (jobID === null ? `/manage/missions/${missionID}` : `/manage/emplois/${jobID}`);
