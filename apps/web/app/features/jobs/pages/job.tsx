import type { Job } from '@basoche/contract/jobs/jobs';
import { jobGuard } from '@basoche/domain/access/screen-guards';
import { IconBriefcaseOff } from '@tabler/icons-react';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isAbsent } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loader-data.ts';
import { pageMeta, privateMeta } from '../../../lib/meta.ts';
import { pageQueries } from '../../../lib/page-query.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { HiddenLine } from '../../postings/components/hidden-line.tsx';
import { OtherPostings } from '../../postings/components/other-postings.tsx';
import { PostingViewSkeleton } from '../../postings/components/posting-view-skeleton.tsx';
import { jobQuery, otherJobsQuery } from '../api.ts';
import { ApplyZone } from '../components/apply-zone.tsx';
import { JobView } from '../components/job-view.tsx';
import { jobPage } from '../content.ts';
import { jobMeta } from '../job-meta.ts';
import { jobKind } from '../kind.tsx';
import { jobPosting } from '../structured-data.ts';
import { jobsPath, listAddress } from '../views.ts';
import type { Route } from './+types/job.ts';

export const meta = (args: Route.MetaArgs) => {
  const offer = loadedData<Job>(args.loaderData, jobQuery(args.params.jobID).queryKey);
  if (!offer) return privateMeta(jobPage.notFound);
  return pageMeta(args, {
    ...jobMeta(offer),
    structured:
      import.meta.env.SSR && ((origin) => [jobPosting(offer, origin)].filter((posting) => posting !== null)),
  });
};

const { loader, clientLoader } = pageQueries(async (client, { params: { jobID = '' } }) => {
  const others = client.prefetchQuery(otherJobsQuery(jobID));
  await client.ensureQueryData({ ...jobQuery(jobID), revalidateIfStale: true });
  if (import.meta.env.SSR) await others;
});

export { clientLoader, loader };

const Content = ({ jobID }: { jobID: string }) => {
  const { state } = useLocation();
  const offer = useQuery(jobQuery(jobID));
  const back = <BackLink to={listAddress(state)}>{jobPage.back}</BackLink>;
  // The offer was archived after this page was loaded.
  if (offer.data && isAbsent(offer.error)) {
    return (
      <Page above={back}>
        <EmptyState
          icon={<IconBriefcaseOff size={24} stroke={1.5} aria-hidden />}
          title={jobPage.gone.title}
          action={
            <Button component={Link} to={jobsPath} variant="default">
              {jobPage.gone.action}
            </Button>
          }
        >
          {jobPage.gone.text}
        </EmptyState>
      </Page>
    );
  }
  if (!offer.data) {
    return (
      <Page above={back}>
        {offer.isError ? (
          <ErrorState error={offer.error} onRetry={() => void offer.refetch()} />
        ) : (
          <PostingViewSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page above={back}>
      <JobView
        offer={offer.data}
        action={
          <>
            <HiddenLine of={offer.data} reasons={`/manage/emplois/update/${jobID}`} />
            <ApplyZone offer={offer.data} isFetching={offer.isFetching} />
          </>
        }
      />
      <OtherPostings kind={jobKind} id={jobID} />
    </Page>
  );
};

export default function JobPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.dehydrated}>
      <Guarded by={(viewer) => jobGuard(viewer, 'single')}>
        <Content key={params.jobID} jobID={params.jobID} />
      </Guarded>
    </HydrationBoundary>
  );
}
