import { jobFilters } from '@basoche/domain/searches/job-filters';
import { ListFilters } from '../../postings/components/list-filters.tsx';
import type { DrawerProps } from '../../postings/kind.ts';
import { jobFound } from '../api.ts';
import { consult } from '../content.ts';
import { filters as words } from '../filter-content.ts';
import type { JobListFilters } from './filters.ts';

const parts = { filters: jobFilters, words };

export default function FiltersDrawer(drawer: DrawerProps<JobListFilters>) {
  return <ListFilters parts={parts} total={jobFound} inWords={consult.found} {...drawer} />;
}
