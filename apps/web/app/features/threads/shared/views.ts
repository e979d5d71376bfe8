import { searchAtMost } from '@basoche/domain/searches/search-terms';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/whose-turn';

/** State of the inbox list in the address, also used beside a thread. */
export interface InboxView {
  readonly type: ThreadType;
  /** Null if the address names none. */
  readonly turn: Turn | null;
  /** Search words; empty without a search. */
  readonly q: string;
  /** True for only the conversations that the viewer is in charge of in their firm. */
  readonly isAssigned?: boolean;
}

/** Names of the inbox lists and turns in the address. */
const jobsView = 'emplois';
const turnNames: Readonly<Record<Turn, string>> = { MINE: 'moi', OTHERS: 'en-cours', OVER: 'terminees' };
const turns: readonly Turn[] = ['MINE', 'OTHERS', 'OVER'];

export const inboxPaths: Readonly<Record<ThreadType, string>> = {
  MISSION: '/messages',
  JOB: `/messages?vue=${jobsView}`,
};

/** Query string of an inbox list. */
export const inboxSearch = ({ type, turn, q, isAssigned = false }: InboxView): string => {
  const search = new URLSearchParams({
    ...(type === 'JOB' ? { vue: jobsView } : {}),
    ...(turn === null ? {} : { tour: turnNames[turn] }),
    ...(isAssigned ? { confiees: 'moi' } : {}),
    ...(q ? { q } : {}),
  });
  return search.size === 0 ? '' : `?${search}`;
};

/** Path of an inbox list. */
export const inboxPath = (view: InboxView): string => inboxPaths.MISSION + inboxSearch(view);

/** Path of a thread beside the list that it was opened from. */
export const threadPath = (postulationID: string, view: InboxView): string =>
  `${inboxPaths.MISSION}/${postulationID}${inboxSearch(view)}`;

/** Reads the inbox view from an address: missions, unless it names offers. */
export const inboxViewOf = (search: URLSearchParams): InboxView => ({
  type: search.get('vue') === jobsView ? 'JOB' : 'MISSION',
  turn: turns.find((turn) => turnNames[turn] === search.get('tour')) ?? null,
  q: (search.get('q') ?? '').trim().slice(0, searchAtMost),
  ...(search.get('confiees') === 'moi' ? { isAssigned: true } : {}),
});

/** True if the address names a list. */
export const isNamed = (search: URLSearchParams): boolean =>
  ['vue', 'tour', 'q'].some((name) => Boolean(search.get(name)?.trim()));

/** List that a thread was opened from; null if its address names none. */
export const listBehind = (search: URLSearchParams): string | null => {
  const view = inboxViewOf(search);
  return view.turn === null && view.q === '' ? null : inboxPath(view);
};

/** Path of the candidates of a mission or an offer, for its creator. */
export const applicantsPath = ({
  missionID,
  jobID,
}: {
  missionID: string | null;
  jobID: string | null;
}): string => (jobID === null ? `/manage/missions/${missionID}` : `/manage/emplois/${jobID}`);
