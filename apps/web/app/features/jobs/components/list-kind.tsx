import type { JobSort } from '@basoche/domain/options/job-sorts';
import { lazy } from 'react';
import type { ListKind } from '../../postings/components/list-tools.tsx';
import { activeChips } from '../chips.ts';
import { consult } from '../content.ts';
import { type JobListFilters, noFilters } from '../filters.ts';
import { jobAddresses } from '../list-address.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** How lists of offers are searched and narrowed. */
export const jobKind = {
  addresses: jobAddresses,
  noFilters,
  chips: activeChips,
  search: { label: consult.search, placeholder: consult.searchPlaceholder },
  loadDrawer,
  drawer: (props) => <FiltersDrawer {...props} />,
} satisfies ListKind<JobListFilters, JobSort>;
