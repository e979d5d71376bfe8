import '@mantine/core/styles/Tabs.layer.css';
import type { AnswerOf } from '@basoche/contract/route';
import type { countDiscussions } from '@basoche/contract/threads/inbox';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { ThreadType } from '@basoche/domain/threads/application';
import type { Turn } from '@basoche/domain/threads/whose-turn';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { inboxCounts, inboxPages, refreshInbox } from '../api/inbox.ts';
import { threadDrafts } from '../api/message-draft.ts';
import { inbox, search } from '../inbox-content.ts';
import classes from '../pages/messages.module.css';
import { type InboxView, inboxSearch } from '../shared/views.ts';
import { DiscussionEntry } from './discussion-entry.tsx';
import { EmptyInbox, EmptyTurn } from './empty-inbox.tsx';
import { InboxSearch } from './inbox-search.tsx';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { TeamLinks } from './team-links.tsx';
import { TurnLinks } from './turn-links.tsx';
import { useInboxView, useThreadId } from './use-inbox-view.ts';

type Counts = AnswerOf<typeof countDiscussions>;

const countsOf = ({ missions, jobs }: Counts, type: ThreadType) => (type === 'JOB' ? jobs : missions);

const NothingFound = ({ q }: { q: string }) => (
  <EmptyState drawing="nothing-found" title={search.none.title}>
    {search.none.text(q)}
  </EmptyState>
);

const Entries = ({ view, turn }: { view: InboxView; turn: Turn }) => {
  const now = new Date();
  const draftOf = threadDrafts();
  return (
    <PagedList
      list={useInfiniteQuery(inboxPages({ ...view, turn }))}
      skeleton={<InboxSkeleton />}
      empty={view.q === '' ? <EmptyTurn view={view} turn={turn} /> : <NothingFound q={view.q} />}
      more={inbox.more}
    >
      {(discussions) => (
        <ul className={classes.list}>
          {discussions.map((discussion) => (
            <DiscussionEntry
              key={discussion.postulationID ?? discussion.missionID ?? discussion.jobID}
              discussion={discussion}
              view={{ ...view, turn }}
              draftOf={draftOf}
              now={now}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

const tab = { className: classes.tab ?? '' };

/** Number of conversations, with a dot if some are unread. */
const Count = ({ number }: { number: { all: number; unread: number } | undefined }) =>
  number && (
    <span className={classes.count} data-unread={number.unread > 0 || undefined}>
      {number.all}
      {number.unread > 0 && <VisuallyHidden>{` (${inbox.waiting(number.unread)})`}</VisuallyHidden>}
    </span>
  );

const firstTurnOf = ({ turns }: Counts['missions']): Turn => (turns.MINE.all > 0 ? 'MINE' : 'OTHERS');

/**
 * First list to show if the address names none: the viewer's turn, unless it is empty. It does not change
 * while the viewer acts.
 */
const useFirstTurn = (type: ThreadType, counts: Counts | undefined): Turn | null => {
  const first = useRef<Partial<Record<ThreadType, Turn>>>({});
  if (counts) first.current[type] ??= firstTurnOf(countsOf(counts, type));
  return first.current[type] ?? null;
};

/**
 * The inbox: missions or offers, by turn. It is a screen of its own on a phone, and a column beside the
 * thread on a desktop.
 */
export const InboxList = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { userType, acting } = useMe();
  const isMember = isOfTrade(userType);
  const { view, isOpening } = useInboxView();
  const isInThread = useThreadId() !== undefined;
  const { type, q, isAssigned = false } = view;
  const { data, error, refetch } = useQuery(inboxCounts(isAssigned));
  const firstTurn = useFirstTurn(type, data);
  const turn = isOpening ? null : (view.turn ?? firstTurn);
  const refresh = () => void refreshInbox(client);
  useSocket({ newMessage: refresh, newAction: refresh, resync: refresh });
  const show = (value: string | null) => {
    const asked = value === 'JOB' ? 'JOB' : 'MISSION';
    // Beside a thread the address must name the list, or the thread's own list would be shown.
    const named = isInThread && data ? firstTurnOf(countsOf(data, asked)) : null;
    const search = inboxSearch({ ...view, type: asked, turn: named });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const counts = data && countsOf(data, type);
  const isEmpty = counts?.all === 0 && q === '' && !isAssigned;
  const list = (
    <>
      {isEmpty && <EmptyInbox type={type} />}
      {!isEmpty && counts && (
        <>
          <InboxSearch key={type} view={view} />
          {acting !== null && <TeamLinks view={view} />}
          <TurnLinks view={view} current={q === '' ? turn : null} counts={counts.turns} />
        </>
      )}
      {/* The counts decide the first list to show. */}
      {turn === null &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <InboxSkeleton />)}
      {!isEmpty && turn !== null && <Entries key={`${type} ${turn} ${isAssigned}`} view={view} turn={turn} />}
    </>
  );
  // A customer has missions only, so no tabs.
  if (!isMember) return list;
  return (
    <Tabs value={type} onChange={show} keepMounted={false}>
      <Tabs.List aria-label={inbox.tabs}>
        <Tabs.Tab value="MISSION" {...tab} rightSection={<Count number={data?.missions} />}>
          {inbox.missions}
        </Tabs.Tab>
        <Tabs.Tab value="JOB" {...tab} rightSection={<Count number={data?.jobs} />}>
          {inbox.jobs}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value={type} pt="sm">
        {list}
      </Tabs.Panel>
    </Tabs>
  );
};
