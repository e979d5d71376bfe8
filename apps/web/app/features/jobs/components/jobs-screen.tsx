import { jobGuard } from '@basoche/domain/access/guards';
import { isOfTrade } from '@basoche/domain/access/viewer';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { ListTools } from '../../postings/components/list-tools.tsx';
import { list } from '../../postings/content.ts';
import { isFavouritesView } from '../../postings/views.ts';
import { consult } from '../content.ts';
import { filterQuery, isFiltered } from '../filters.ts';
import { type JobListChoice, readChoice } from '../list-address.ts';
import { jobsPath } from '../views.ts';
import { FeedLink } from './feed-link.tsx';
import { JobTabs } from './job-tabs.tsx';
import { jobKind } from './list-kind.tsx';
import { OpenJobs } from './open-jobs.tsx';

/** A visitor has no applications and no favourites, and does not load what shows them. */
const AppliedJobs = lazy(() =>
  import('./applied-jobs.tsx').then((module) => ({ default: module.AppliedJobs })),
);

const FavouriteJobs = lazy(() =>
  import('./favourite-jobs.tsx').then((module) => ({ default: module.FavouriteJobs })),
);

const SavedSearchBar = lazy(() => import('../../saved-searches/components/saved-search-bar.tsx'));

interface ListProps {
  choice: JobListChoice;
  isFavourites: boolean;
}

const List = ({ choice, isFavourites }: ListProps) => {
  const { state } = useSession();
  if (!(choice.isApplied || isFavourites) || state === 'LOGGED_OUT') return <OpenJobs choice={choice} />;
  if (state === 'UNKNOWN') return <CardGridSkeleton />;
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      {isFavourites ? <FavouriteJobs /> : <AppliedJobs choice={choice} />}
    </Suspense>
  );
};

/** What is open may be kept as a search: what one applied to or keeps already may not. */
const SaveSearch = ({ choice, isFavourites }: ListProps) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || isFavourites || choice.isApplied) return null;
  return (
    <Suspense fallback={<div className={classes.reserved} />}>
      <SavedSearchBar audience="jobs" filters={filterQuery(choice.filters)} />
    </Suspense>
  );
};

/** The offers that one may apply to. */
export const JobsScreen = ({ dehydrated }: { dehydrated: DehydratedState | null }) => {
  const { me, state } = useSession();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const isFavourites = state !== 'LOGGED_OUT' && isFavouritesView(search);
  return (
    <HydrationBoundary state={dehydrated}>
      <Guarded by={(viewer) => jobGuard(viewer, 'index')}>
        <Page
          title={`${consult.title}${isFiltered(choice.filters) && !isFavourites ? list.filtered : ''}`}
          {...(me ? {} : { lead: <span className={classes.lead}>{consult.lead}</span> })}
          actions={
            <Button component={Link} to="/manage/emplois/create" variant="default">
              {consult.publish}
            </Button>
          }
        >
          <ListTools
            kind={jobKind}
            path={jobsPath}
            choice={choice}
            isFavourites={isFavourites}
            tabs={<JobTabs choice={choice} isFavourites={isFavourites} />}
          >
            <SaveSearch choice={choice} isFavourites={isFavourites} />
          </ListTools>
          <List choice={choice} isFavourites={isFavourites} />
          {!(choice.isApplied || isFavourites) && <FeedLink filters={choice.filters} />}
        </Page>
      </Guarded>
    </HydrationBoundary>
  );
};
