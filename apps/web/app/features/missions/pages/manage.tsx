import { missionGuard } from '@basoche/domain/access/guards';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { CreateButton, EmptyList, OwnList } from '../../postings/components/own-list.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { ownCard } from '../../postings/creator-content.ts';
import { archivedView, isArchivedView } from '../../postings/views.ts';
import { OwnMissionCard } from '../components/own-mission-card.tsx';
import { PublishedNote } from '../components/published-note.tsx';
import { usePublishing } from '../components/use-publishing.tsx';
import { manage } from '../creator-content.ts';
import { useLiveViews } from '../live-views.ts';
import { ownMissionCounts, ownMissionPages } from '../own-api.ts';

export const meta = () => privateMeta(manage.title);

const Create = () => <CreateButton to="/manage/missions/create" label={manage.create} />;

const List = ({ isArchived, publishing }: { isArchived: boolean; publishing: Publishing }) => {
  const { id } = useMe();
  const empty = isArchived ? (
    <EmptyList drawing="empty" words={manage.emptyArchived} />
  ) : (
    <EmptyList drawing="write" words={manage.empty} action={<Create />} />
  );
  return (
    <OwnList list={useInfiniteQuery(ownMissionPages(id, isArchived))} empty={empty} more={manage.more}>
      {(mission) => <OwnMissionCard mission={mission} publishing={publishing} />}
    </OwnList>
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
  useLiveViews();
  return (
    <Page title={manage.title} lead={manage.lead} actions={<Create />}>
      <PublishedNote />
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
