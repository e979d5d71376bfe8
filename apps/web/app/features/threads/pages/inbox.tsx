import '@mantine/core/styles/Tabs.layer.css';
import type { countDiscussions, Discussion } from '@basoche/contract/inbox';
import type { AnswerOf } from '@basoche/contract/route';
import { privateGuard } from '@basoche/domain/access/guards';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { ThreadType } from '@basoche/domain/threads/application';
import { Button, Tabs, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { threadDrafts } from '../api/draft.ts';
import { inboxCounts, inboxPages, refreshInbox } from '../api/inbox.ts';
import { useUnread } from '../api/unread.ts';
import { useUnreadTitle } from '../api/unread-title.ts';
import { DiscussionRow } from '../components/discussion-row.tsx';
import { InboxSearch } from '../components/inbox-search.tsx';
import { InboxSkeleton } from '../components/inbox-skeleton.tsx';
import { inbox } from '../content.ts';
import { search } from '../conversation-content.ts';
import { inboxPath, inboxViewOf, searchedIn } from '../views.ts';
import classes from './inbox.module.css';

export const meta = () => privateMeta(inbox.title);

const useIsOfTrade = () => isOfTrade(useMe().userType);

const NoMission = () => {
  const isMember = useIsOfTrade();
  return (
    <EmptyState
      drawing="conversation"
      title={inbox.empty.title}
      action={
        <Button component={Link} to={isMember ? '/consult/missions' : '/manage/missions'}>
          {isMember ? inbox.empty.toMissions : inbox.empty.toOwn}
        </Button>
      }
    >
      {isMember ? inbox.empty.member : inbox.empty.customer}
    </EmptyState>
  );
};

const NoOffer = () => (
  <EmptyState
    drawing="career"
    title={inbox.emptyJobs.title}
    action={
      <Button component={Link} to="/consult/emplois">
        {inbox.emptyJobs.toJobs}
      </Button>
    }
  >
    {inbox.emptyJobs.text}
  </EmptyState>
);

const empty = { MISSION: <NoMission />, JOB: <NoOffer /> } as const;

const keyOf = ({ postulationID, missionID, jobID }: Discussion) => postulationID ?? missionID ?? jobID;

const NothingFound = ({ q }: { q: string }) => (
  <EmptyState drawing="nothing-found" title={search.none.title}>
    {search.none.text(q)}
  </EmptyState>
);

const Discussions = ({ type, q }: { type: ThreadType; q: string }) => {
  const now = new Date();
  const draftOf = threadDrafts();
  return (
    <PagedList
      list={useInfiniteQuery(inboxPages(type, q))}
      skeleton={<InboxSkeleton />}
      empty={q === '' ? empty[type] : <NothingFound q={q} />}
      more={inbox.more}
    >
      {(discussions) => (
        <ul className={classes.list}>
          {discussions.map((discussion) => (
            <DiscussionRow
              key={keyOf(discussion)}
              discussion={discussion}
              draft={draftOf(discussion)}
              now={now}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** How many conversations there are, and a dot where some wait to be read. */
const Count = ({ lines }: { lines: { all: number; unread: number } | undefined }) =>
  lines && (
    <span className={classes.count} data-unread={lines.unread > 0 || undefined}>
      {lines.all}
      {lines.unread > 0 && <VisuallyHidden>{`, ${inbox.waiting(lines.unread)}`}</VisuallyHidden>}
    </span>
  );

const linesOf = ({ missions, jobs }: AnswerOf<typeof countDiscussions>, type: ThreadType): number =>
  (type === 'JOB' ? jobs : missions).all;

const Inbox = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const isMember = useIsOfTrade();
  const type = isMember ? inboxViewOf(address) : 'MISSION';
  const q = searchedIn(address);
  const { data } = useQuery(inboxCounts());
  const refresh = () => void refreshInbox(client);
  useSocket({ newMessage: refresh, newAction: refresh, resync: refresh });
  useUnreadTitle(useUnread().unread);
  const show = (value: string | null) =>
    void navigate(inboxPath(value === 'JOB' ? 'JOB' : 'MISSION', q), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Tabs value={type} onChange={show} keepMounted={false}>
      <Tabs.List aria-label={inbox.tabs}>
        <Tabs.Tab value="MISSION" rightSection={<Count lines={data?.missions} />}>
          {inbox.missions}
        </Tabs.Tab>
        {isMember && (
          <Tabs.Tab value="JOB" rightSection={<Count lines={data?.jobs} />}>
            {inbox.jobs}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value={type} pt="lg">
        {((data && linesOf(data, type) > 0) || q !== '') && <InboxSearch key={type} type={type} q={q} />}
        <Discussions key={type} type={type} q={q} />
      </Tabs.Panel>
    </Tabs>
  );
};

export default function InboxPage() {
  return (
    <Page title={inbox.title} lead={inbox.lead}>
      <Guarded by={privateGuard} skeleton={<InboxSkeleton />}>
        <Inbox />
      </Guarded>
    </Page>
  );
}
