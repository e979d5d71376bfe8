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
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import classes from '../../listings/components/list-screen.module.css';
import type { Publishing } from '../../listings/components/use-publishing.tsx';
import { ownCard } from '../../listings/creator-content.ts';
import { archivedView, isArchivedView } from '../../listings/views.ts';
import { ownMissionCounts } from '../api/own-counts.ts';
import { ownMissionPages } from '../api/own-missions.ts';
import { OwnMissionCard } from '../components/own-mission-card.tsx';
import { usePublishing } from '../components/use-publishing.tsx';
import { manage } from '../creator-content.ts';

export const meta = () => pageTitle(manage.title);

const Create = () => (
  <Button
    component={Link}
    to="/manage/missions/create"
    leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
  >
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
  const refresh = () => void list.refetch();
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return (
    <PagedList
      list={list}
      skeleton={<CardListSkeleton />}
      empty={<Empty isArchived={isArchived} />}
      more={manage.more}
    >
      {(missions) => (
        <ul className={rows.rows}>
          {missions.map((mission) => (
            <li key={mission.id}>
              <OwnMissionCard mission={mission} publishing={publishing} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};

const Tabs = ({ isArchived }: { isArchived: boolean }) => {
  const { id } = useMe();
  const { data } = useQuery(ownMissionCounts(id));
  return (
    <TabLinks
      label={manage.tabs}
      tabs={[
        { to: '/manage/missions', label: ownCard.published, count: data?.[0], isCurrent: !isArchived },
        {
          to: `/manage/missions?vue=${archivedView}`,
          label: ownCard.archived,
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
