import { jobFilters } from '@basoche/domain/searches/job-filters';
import { ListFilters } from '../../postings/components/list-filters.tsx';
import type { DrawerProps } from '../../postings/kind.ts';
import { useFound } from '../../postings/use-found.ts';
import { jobCounts, jobFound } from '../api.ts';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import type { JobListFilters } from './filters.ts';

const parts = { filters: jobFilters, content };

/** Drawer with the filters of the offer list, loaded on demand. */
export default function FiltersDrawer(drawer: DrawerProps<JobListFilters>) {
  const found = useFound<JobListFilters>(jobFound, (_, chosen) => jobCounts(chosen));
  return <ListFilters parts={parts} total={found} inWords={consult.found} {...drawer} />;
}
