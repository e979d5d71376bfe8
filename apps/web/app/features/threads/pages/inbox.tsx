import '@mantine/core/styles/Tabs.layer.css';
import type { Discussion } from '@basoche/contract/threads';
import { privateGuard } from '@basoche/domain/access/guards';
import { Button, Tabs } from '@mantine/core';
import { IconBriefcase, IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { inboxKey, inboxQuery } from '../api/inbox.ts';
import { DiscussionRow } from '../components/discussion-row.tsx';
import { InboxSkeleton } from '../components/inbox-skeleton.tsx';
import { inbox } from '../content.ts';
import classes from './inbox.module.css';

export const meta = () => pageTitle(inbox.title);

const useInbox = () => {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: inboxKey });
  useSocket({ newMessage: refresh, newAction: refresh, resync: refresh });
  return useInfiniteQuery(inboxQuery());
};

const NoDiscussion = () => {
  const isCustomer = useMe().userType === 'CUSTOMER';
  return (
    <EmptyState
      icon={<IconMessages size={24} stroke={1.5} aria-hidden />}
      title={inbox.empty.title}
      action={
        <Button component={Link} to={isCustomer ? '/manage/missions' : '/consult/missions'}>
          {isCustomer ? inbox.empty.toOwn : inbox.empty.toMissions}
        </Button>
      }
    >
      {isCustomer ? inbox.empty.customer : inbox.empty.member}
    </EmptyState>
  );
};

const keyOf = ({ postulationID, missionID }: Discussion) => postulationID ?? missionID;

const Missions = ({ query }: { query: ReturnType<typeof useInbox> }) => {
  if (query.isError && !query.data) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <InboxSkeleton />;
  const discussions = query.data.pages.flatMap(({ items }) => items);
  if (discussions.length === 0) return <NoDiscussion />;
  const now = new Date();
  return (
    <>
      <ul className={classes.list}>
        {discussions.map((discussion) => (
          <DiscussionRow key={keyOf(discussion)} discussion={discussion} now={now} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {inbox.more}
          </Button>
        </div>
      )}
    </>
  );
};

/** How many there are, as far as they were loaded: a list that goes on says so. */
const Count = ({ number, goesOn = false }: { number: number | undefined; goesOn?: boolean }) =>
  number === undefined ? null : <span className={classes.count}>{goesOn ? `${number}+` : number}</span>;

const Inbox = () => {
  const query = useInbox();
  const hasJobs = useMe().userType !== 'CUSTOMER';
  const number = query.data?.pages.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Tabs defaultValue="missions" keepMounted={false}>
      <Tabs.List aria-label={inbox.tabs}>
        <Tabs.Tab value="missions" rightSection={<Count number={number} goesOn={query.hasNextPage} />}>
          {inbox.missions}
        </Tabs.Tab>
        {hasJobs && (
          <Tabs.Tab value="jobs" rightSection={<Count number={0} />}>
            {inbox.jobs}
          </Tabs.Tab>
        )}
      </Tabs.List>
      <Tabs.Panel value="missions" pt="lg">
        <Missions query={query} />
      </Tabs.Panel>
      {hasJobs && (
        <Tabs.Panel value="jobs" pt="lg">
          <EmptyState
            icon={<IconBriefcase size={24} stroke={1.5} aria-hidden />}
            title={inbox.emptyJobs.title}
          >
            {inbox.emptyJobs.text}
          </EmptyState>
        </Tabs.Panel>
      )}
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
