import { missionGuard } from '@basoche/domain/access/screen-guards';
import { missionFilters } from '@basoche/domain/searches/mission-filters';
import { useLocation, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { PlainFields, PlainFilters } from '../../postings/components/plain-filters.tsx';
import { listPathOf } from '../../postings/plain-filters.ts';
import { lists } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import { missionFilterSet } from '../shared/filters.ts';
import { listPaths } from '../shared/views.ts';

export const meta = () => privateMeta(content.title);

/** Filters of either mission list, without JavaScript. */
export default function MissionFiltersPage() {
  const [search] = useSearchParams();
  const path = listPathOf(useLocation().pathname);
  const audience = path === listPaths.customers ? 'customers' : 'members';
  return (
    <Guarded by={(viewer) => missionGuard(viewer, audience === 'customers' ? 'customers-index' : 'index')}>
      <PlainFilters
        title={content.title}
        of={{ to: listPaths[audience], label: lists[audience].title }}
        search={search}
      >
        <PlainFields
          filters={missionFilters}
          content={content}
          chosen={missionFilterSet.readFilters(search)}
        />
      </PlainFilters>
    </Guarded>
  );
}
