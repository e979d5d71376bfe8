import { jobGuard } from '@basoche/domain/access/guards';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { TabLinks } from '../../../ui/tab-links.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { CreateButton, EmptyList, OwnList, Rows } from '../../postings/components/own-list.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { ownCard } from '../../postings/creator-content.ts';
import { archivedView, isArchivedView } from '../../postings/views.ts';
import { DraftRow } from '../components/draft-row.tsx';
import { OwnJobCard } from '../components/own-job-card.tsx';
import { usePublishing } from '../components/use-publishing.tsx';
import { createAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import { jobDrafts, ownJobCounts, ownJobPages } from '../own-api.ts';
import { draftsAddress, isDraftsView, ownJobsPath } from '../views.ts';

export const meta = () => privateMeta(manage.meta);

const Create = () => <CreateButton to={createAddress} label={manage.create} />;

const Offers = ({ isArchived, publishing }: { isArchived: boolean; publishing: Publishing }) => {
  const empty = isArchived ? (
    <EmptyList drawing="empty" words={manage.emptyArchived} />
  ) : (
    <EmptyList drawing="write" words={manage.empty} action={<Create />} />
  );
  return (
    <OwnList list={useInfiniteQuery(ownJobPages(isArchived))} empty={empty} more={manage.more}>
      {(offer) => <OwnJobCard offer={offer} publishing={publishing} />}
    </OwnList>
  );
};

const Drafts = () => {
  const drafts = useQuery(jobDrafts());
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
        <EmptyList drawing="write" words={manage.emptyDrafts} action={<Create />} />
      ) : (
        <Rows items={drafts.data}>{(draft) => <DraftRow draft={draft} />}</Rows>
      )}
    </FocusKeeper>
  );
};

const Tabs = ({ isArchived, isDrafts }: { isArchived: boolean; isDrafts: boolean }) => {
  const { data } = useQuery(ownJobCounts());
  const drafts = useQuery(jobDrafts());
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
