import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions } from '@basoche/contract/threads/inbox';
import { isMember } from '@basoche/domain/access/viewer';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay, useSession } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { inboxCounts, refreshCounts } from './inbox.ts';

/** Events come in bursts: the counts are read once per burst of this length, in milliseconds. */
const burstMs = 500;

let waiting: ReturnType<typeof setTimeout> | null = null;

const refreshSoon = (client: QueryClient): void => {
  if (waiting) return;
  waiting = setTimeout(() => {
    waiting = null;
    void refreshCounts(client);
  }, burstMs);
};

interface Unread {
  /** Conversations with unread messages. */
  readonly unread: number;
  /** Applications where it is the member's turn; in a firm, the turn of the viewer in person. */
  readonly mine: number;
  /** Applications where it is the turn of the member or of anybody in the firm, split into missions and offers. */
  readonly mineOf: { readonly missions: number; readonly jobs: number };
}

export const unreadIn = ({ missions, jobs }: AnswerOf<typeof countDiscussions>): Unread => ({
  unread: missions.unread + jobs.unread,
  mine: missions.own + jobs.own,
  mineOf: { missions: missions.turns.MINE.all, jobs: jobs.turns.MINE.all },
});

/** Counts of the inbox, kept up to date by the socket. Zero for non-members, for finance, and until they are loaded. */
export const useUnread = (): Unread => {
  const client = useQueryClient();
  const { me } = useSession();
  const readsThreads = useMay()('readThreads') && me !== null;
  const { data } = useQuery({ ...inboxCounts(), enabled: readsThreads && isMember(me.userType) });
  const refresh = () => refreshSoon(client);
  useSocket({ newMessage: refresh, newAction: refresh, notificationsRead: refresh, resync: refresh });
  return data ? unreadIn(data) : { unread: 0, mine: 0, mineOf: { missions: 0, jobs: 0 } };
};
