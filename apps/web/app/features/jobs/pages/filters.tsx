import { jobGuard } from '@basoche/domain/access/screen-guards';
import { jobFilters } from '@basoche/domain/searches/job-filters';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { PlainFields, PlainFilters } from '../../postings/components/plain-filters.tsx';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import { jobFilterSet } from '../shared/filters.ts';

export const meta = () => privateMeta(content.title);

/** Filters of the offers, without JavaScript. */
export default function JobFiltersPage() {
  const [search] = useSearchParams();
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'index')}>
      <PlainFilters
        title={content.title}
        of={{ to: '/consult/emplois', label: consult.title }}
        search={search}
      >
        <PlainFields filters={jobFilters} content={content} chosen={jobFilterSet.readFilters(search)} />
      </PlainFilters>
    </Guarded>
  );
}
