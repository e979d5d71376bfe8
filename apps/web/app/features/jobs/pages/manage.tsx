import { jobGuard } from '@basoche/domain/access/guards';
import { Button } from '@mantine/core';
import { IconArchive, IconFilePencil, IconFilePlus, IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { pageTitle } from '../../../lib/meta.ts';
import { useSocket } from '../../../lib/socket.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import rows from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import classes from '../../listings/components/list-screen.module.css';
import type { Publishing } from '../../listings/components/use-publishing.tsx';
import { ownCard } from '../../listings/creator-content.ts';
import { archivedView, isArchivedView } from '../../listings/views.ts';
import { jobDrafts } from '../api/drafts.ts';
import { ownJobCounts, ownJobPages } from '../api/own-jobs.ts';
import { DraftRow } from '../components/draft-row.tsx';
import { OwnJobCard } from '../components/own-job-card.tsx';
import { usePublishing } from '../components/use-publishing.tsx';
import { createAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import { draftsAddress, isDraftsView, ownJobsPath } from '../views.ts';

export const meta = () => pageTitle(manage.title);

const Create = () => (
  <Button component={Link} to={createAddress} leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}>
    {manage.create}
  </Button>
);

const empties = {
  published: { icon: IconFilePlus, words: manage.empty, offersMore: true },
  archived: { icon: IconArchive, words: manage.emptyArchived, offersMore: false },
  drafts: { icon: IconFilePencil, words: manage.emptyDrafts, offersMore: true },
} as const;

const Empty = ({ of }: { of: keyof typeof empties }) => {
  const { icon: Icon, words, offersMore } = empties[of];
  return (
    <EmptyState
      icon={<Icon size={24} stroke={1.5} aria-hidden />}
      title={words.title}
      action={offersMore && <Create />}
    >
      {words.text}
    </EmptyState>
  );
};

const Offers = ({ isArchived, publishing }: { isArchived: boolean; publishing: Publishing }) => {
  const list = useInfiniteQuery(ownJobPages(isArchived));
  // A new application changes what is counted on the cards.
  const refresh = () => void list.refetch();
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return (
    <PagedList
      list={list}
      skeleton={<CardListSkeleton />}
      empty={<Empty of={isArchived ? 'archived' : 'published'} />}
      more={manage.more}
    >
      {(offers) => (
        <ul className={rows.rows}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <OwnJobCard offer={offer} publishing={publishing} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
};

const Drafts = () => {
  const drafts = useQuery(jobDrafts);
  if (!drafts.data) {
    return drafts.isError ? (
      <ErrorState error={drafts.error} onRetry={() => void drafts.refetch()} />
    ) : (
      <CardListSkeleton />
    );
  }
  return (
    <FocusKeeper>
      {drafts.data.length === 0 ? (
        <Empty of="drafts" />
      ) : (
        <ul className={rows.rows}>
          {drafts.data.map((draft) => (
            <li key={draft.id}>
              <DraftRow draft={draft} />
            </li>
          ))}
        </ul>
      )}
    </FocusKeeper>
  );
};

const Tabs = ({ isArchived, isDrafts }: { isArchived: boolean; isDrafts: boolean }) => {
  const { data } = useQuery(ownJobCounts);
  const drafts = useQuery(jobDrafts);
  return (
    <TabLinks
      label={manage.tabs}
      tabs={[
        { to: ownJobsPath, label: ownCard.published, count: data?.[0], isCurrent: !isArchived && !isDrafts },
        {
          to: `${ownJobsPath}?vue=${archivedView}`,
          label: ownCard.archived,
          count: data?.[1],
          isCurrent: isArchived,
        },
        { to: draftsAddress, label: manage.drafts, count: drafts.data?.length, isCurrent: isDrafts },
      ]}
    />
  );
};

const Content = () => {
  const [search] = useSearchParams();
  const isArchived = isArchivedView(search);
  const isDrafts = isDraftsView(search);
  const publishing = usePublishing();
  return (
    <Page title={manage.title} lead={manage.lead} actions={<Create />}>
      <div className={classes.toolbar}>
        <Tabs isArchived={isArchived} isDrafts={isDrafts} />
      </div>
      {isDrafts ? <Drafts /> : <Offers isArchived={isArchived} publishing={publishing} />}
      {publishing.dialog}
    </Page>
  );
};

/** A creator's own offers, and those that were begun. */
export default function ManagePage() {
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'home')}>
      <Content />
    </Guarded>
  );
}
