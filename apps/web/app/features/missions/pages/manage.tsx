import { missionGuard } from '@basoche/domain/access/guards';
import { Button } from '@mantine/core';
import { IconArchive, IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { useSocket } from '../../../lib/socket.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import { ownMissionCounts } from '../api/own-counts.ts';
import { ownMissionPages } from '../api/own-missions.ts';
import { LoadMore } from '../components/load-more.tsx';
import classes from '../components/mission-list.module.css';
import { OwnMissionCard } from '../components/own-mission-card.tsx';
import { type Publishing, usePublishing } from '../components/use-publishing.tsx';
import { manage } from '../creator-content.ts';
import { archivedView, isArchivedView } from '../views.ts';

export const meta = () => pageTitle(manage.title);

const Create = () => (
  <Button component={Link} to="/manage/missions/create" leftSection={<IconPlus size={20} stroke={1.5} />}>
    {manage.create}
  </Button>
);

const Empty = ({ isArchived }: { isArchived: boolean }) =>
  isArchived ? (
    <EmptyState icon={<IconArchive size={24} stroke={1.5} aria-hidden />} title={manage.emptyArchived.title}>
      {manage.emptyArchived.text}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconFilePlus size={24} stroke={1.5} aria-hidden />}
      title={manage.empty.title}
      action={<Create />}
    >
      {manage.empty.text}
    </EmptyState>
  );

const List = ({ isArchived, publishing }: { isArchived: boolean; publishing: Publishing }) => {
  const { id } = useMe();
  const list = useInfiniteQuery(ownMissionPages(id, isArchived));
  // A new application changes what is counted on the cards.
  useSocket({ newAction: () => void list.refetch() });
  if (list.isPending) return <CardListSkeleton />;
  if (list.isError && !list.data) {
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  const missions = list.data.pages.flatMap(({ items }) => items);
  if (missions.length === 0) return <Empty isArchived={isArchived} />;
  return (
    <div className={classes.list}>
      <ul className={classes.rows}>
        {missions.map((mission) => (
          <li key={mission.id}>
            <OwnMissionCard mission={mission} publishing={publishing} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          label={manage.more}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
};

const Tabs = ({ isArchived }: { isArchived: boolean }) => {
  const { id } = useMe();
  const { data } = useQuery(ownMissionCounts(id));
  return (
    <TabLinks
      label={manage.tabs}
      tabs={[
        { to: '/manage/missions', label: manage.published, count: data?.[0], isCurrent: !isArchived },
        {
          to: `/manage/missions?vue=${archivedView}`,
          label: manage.archived,
          count: data?.[1],
          isCurrent: isArchived,
        },
      ]}
    />
  );
};

const Content = () => {
  const [search] = useSearchParams();
  const isArchived = isArchivedView(search);
  const publishing = usePublishing();
  return (
    <Page title={manage.title} lead={manage.lead} actions={<Create />}>
      <div className={classes.toolbar}>
        <Tabs isArchived={isArchived} />
      </div>
      <List isArchived={isArchived} publishing={publishing} />
      {publishing.dialog}
    </Page>
  );
};

/** A creator's own missions. */
export default function ManagePage() {
  return (
    <Guarded by={(viewer) => missionGuard(viewer, 'home')}>
      <Content />
    </Guarded>
  );
}
