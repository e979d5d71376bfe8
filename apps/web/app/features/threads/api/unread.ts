import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions } from '@basoche/contract/threads/inbox';
import { isMember } from '@basoche/domain/access/viewer';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { inboxCounts, refreshCounts } from './inbox.ts';

/** Events come in bursts: the counts are read once for all that come within this time, in milliseconds. */
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
  /** Conversations with messages to read. */
  readonly unread: number;
  /** Applications in which it is this member's turn. */
  readonly mine: number;
  /** The same, about missions and about offers. */
  readonly mineOf: { readonly missions: number; readonly jobs: number };
}

export const unreadIn = ({ missions, jobs }: AnswerOf<typeof countDiscussions>): Unread => ({
  unread: missions.unread + jobs.unread,
  mine: missions.turns.MINE.all + jobs.turns.MINE.all,
  mineOf: { missions: missions.turns.MINE.all, jobs: jobs.turns.MINE.all },
});

/** What waits for a member in the inbox, kept up to date by the socket; zeros for everybody else, and until it is known. */
export const useUnread = (): Unread => {
  const client = useQueryClient();
  const { me } = useSession();
  const { data } = useQuery({ ...inboxCounts(), enabled: me !== null && isMember(me.userType) });
  const refresh = () => refreshSoon(client);
  useSocket({ newMessage: refresh, newAction: refresh, notificationsRead: refresh, resync: refresh });
  return data ? unreadIn(data) : { unread: 0, mine: 0, mineOf: { missions: 0, jobs: 0 } };
};
