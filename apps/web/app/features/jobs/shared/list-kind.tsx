import type { JobCard } from '@basoche/contract/jobs/jobs';
import { jobGuard } from '@basoche/domain/access/screen-guards';
import type { JobSort } from '@basoche/domain/options/job-sorts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { ListKind } from '../../postings/kind.ts';
import { favouriteCount, favouritePages, jobCounts, jobPages, jobTotal } from '../api.ts';
import { FeedLink } from '../components/feed-link.tsx';
import { consult } from '../content.ts';
import { jobKind } from '../kind.tsx';
import { jobAddresses } from '../list-address.ts';
import { createAddress, favouritesPath, jobsPath } from '../views.ts';
import { type JobListFilters, jobFilterSet } from './filters.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** Loaded for members only: visitors have no applications. */
const AppliedJobs = lazy(() => import('./applied-jobs.tsx'));

export type JobList = ListKind<JobCard, JobListFilters, JobSort>;

/** The list of offers to apply to. */
export const jobList: JobList = {
  ...jobKind,
  guard: (viewer) => jobGuard(viewer, 'index'),
  path: jobsPath,
  favouritesPath,
  title: consult.title,
  lead: consult.lead,
  action: { to: createAddress, label: consult.publish },
  content: consult,
  empty: { ...consult.empty, to: createAddress },
  addresses: jobAddresses,
  ...jobFilterSet,
  loadDrawer,
  drawer: (props) => <FiltersDrawer {...props} />,
  search: (filters) => ({ audience: 'jobs', filters: jobFilterSet.filterQuery(filters) }),
  pages: jobPages,
  total: jobTotal,
  counts: (_, filters) => jobCounts(filters),
  useFavourites: () => useInfiniteQuery(favouritePages()),
  favouriteCount,
  applied: (choice) => <AppliedJobs kind={jobList} choice={choice} />,
  after: (filters) => <FeedLink filters={filters} />,
};
