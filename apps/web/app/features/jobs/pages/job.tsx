import type { Job } from '@basoche/contract/jobs';
import { jobGuard } from '@basoche/domain/access/guards';
import { summary } from '@basoche/domain/listings/summary';
import { Button } from '@mantine/core';
import { IconBriefcaseOff } from '@tabler/icons-react';
import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { isProblem } from '../../../lib/api.ts';
import { loadedData } from '../../../lib/loaded.ts';
import { pageTitle } from '../../../lib/meta.ts';
import { type PageData, pageQueries } from '../../../lib/page-query.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { ListingViewSkeleton } from '../../listings/components/listing-view-skeleton.tsx';
import { jobQuery } from '../api/job.ts';
import { otherJobsQuery } from '../api/other-jobs.ts';
import { ApplyZone } from '../components/apply-zone.tsx';
import { JobView } from '../components/job-view.tsx';
import { OtherJobs } from '../components/other-jobs.tsx';
import { single } from '../content.ts';
import { jobPosting } from '../posting.ts';
import { jobsPath, listAddress } from '../views.ts';
import type { Route } from './+types/job.ts';

export const meta = ({ loaderData, params }: Route.MetaArgs) => {
  const offer = loadedData<Job>(loaderData, jobQuery(params.jobID).queryKey);
  if (!offer) return pageTitle(single.notFound);
  const posting = loaderData && jobPosting(offer, loaderData.origin);
  return [
    ...pageTitle(offer.title, summary(offer.jobDescription, 160)),
    ...(posting ? [{ 'script:ld+json': posting }] : []),
  ];
};

const queries = pageQueries(async (client, { params: { jobID = '' } }) => {
  const others = client.prefetchQuery(otherJobsQuery(jobID));
  await client.ensureQueryData({ ...jobQuery(jobID), revalidateIfStale: true });
  if (import.meta.env.SSR) await others;
});

/** With the site's own address, for what is read outside of it. */
const withOrigin = async (page: Promise<PageData>, { request }: { request: Request }) => ({
  ...(await page),
  origin: new URL(request.url).origin,
});

export const loader = (args: Route.LoaderArgs) => withOrigin(queries.loader(args), args);
export const clientLoader = (args: Route.ClientLoaderArgs) => withOrigin(queries.clientLoader(args), args);

const Content = ({ jobID }: { jobID: string }) => {
  const { state } = useLocation();
  const offer = useQuery(jobQuery(jobID));
  const back = <BackLink to={listAddress(state)}>{single.back}</BackLink>;
  // Archived since this page came.
  if (offer.data && isProblem(offer.error, 'NOT_FOUND')) {
    return (
      <Page above={back}>
        <EmptyState
          icon={<IconBriefcaseOff size={24} stroke={1.5} aria-hidden />}
          title={single.gone.title}
          action={
            <Button component={Link} to={jobsPath} variant="default">
              {single.gone.action}
            </Button>
          }
        >
          {single.gone.text}
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
          <ListingViewSkeleton />
        )}
      </Page>
    );
  }
  return (
    <Page above={back}>
      <JobView offer={offer.data} action={<ApplyZone offer={offer.data} isFetching={offer.isFetching} />} />
      <OtherJobs jobID={jobID} />
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
