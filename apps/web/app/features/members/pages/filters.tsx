import { directoryFilters } from '@basoche/domain/searches/directory-filters';
import { useLocation, useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { PlainFields, PlainFilters } from '../../postings/components/plain-filters.tsx';
import { listPathOf } from '../../postings/plain-filters.ts';
import { directories, directoryPaths } from '../directory-content.ts';
import { directoryFields as content } from '../directory-filter-content.ts';
import { readFilters, withoutChoice } from '../directory-filters.ts';

export const meta = () => privateMeta(content.title);

/** Filters of the directory, or of students, without JavaScript. */
export default function DirectoryFiltersPage() {
  const [search] = useSearchParams();
  const audience = listPathOf(useLocation().pathname) === directoryPaths.students ? 'students' : 'members';
  return (
    <PlainFilters
      title={content.title}
      of={{ to: directoryPaths[audience], label: directories[audience].title }}
      search={search}
    >
      <PlainFields
        filters={directoryFilters}
        content={content}
        without={withoutChoice(audience)}
        chosen={readFilters(search, audience)}
      />
    </PlainFilters>
  );
}
