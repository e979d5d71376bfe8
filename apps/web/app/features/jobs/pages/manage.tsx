import { jobGuard } from '@basoche/domain/access/screen-guards';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { CreateButton, EmptyList, Rows } from '../../postings/components/own-list.tsx';
import { OwnScreen } from '../../postings/components/own-screen.tsx';
import { DraftRow } from '../components/draft-row.tsx';
import { OwnJobCard } from '../components/own-job-card.tsx';
import { manage } from '../creator-content.ts';
import { jobDrafts } from '../own-api.ts';
import { ownJobs } from '../own-jobs.ts';
import { draftsAddress, isDraftsView } from '../views.ts';

export const meta = () => privateMeta(manage.meta);

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
        <EmptyList drawing="write" content={manage.emptyDrafts} action={<CreateButton kind={ownJobs} />} />
      ) : (
        <Rows items={drafts.data}>{(draft) => <DraftRow draft={draft} />}</Rows>
      )}
    </FocusKeeper>
  );
};

const Content = () => {
  const [search] = useSearchParams();
  const mayNegotiate = useMayNegotiate();
  const { data } = useQuery({ ...jobDrafts(), enabled: mayNegotiate });
  const drafts = {
    tab: { to: draftsAddress, label: manage.drafts, count: data?.length, isCurrent: isDraftsView(search) },
    content: <Drafts />,
  };
  return (
    <OwnScreen
      kind={ownJobs}
      card={(offer, publishing) => <OwnJobCard offer={offer} publishing={publishing} />}
      {...(mayNegotiate ? { other: drafts } : {})}
    />
  );
};

/** Screen of the creator's own offers and drafts. */
export default function ManagePage() {
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'home')}>
      <Content />
    </Guarded>
  );
}
