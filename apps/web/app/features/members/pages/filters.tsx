import { rateScale } from '@basoche/domain/members/rate-scale';
import { directoryKinds } from '@basoche/domain/options/directory-kinds';
import { professions } from '@basoche/domain/options/professions';
import { useLocation, useSearchParams } from 'react-router';
import { privateMeta } from '../../../lib/meta.ts';
import { formatEuros } from '../../../lib/money.ts';
import {
  PlainChoices,
  PlainDepartments,
  PlainDomains,
  PlainFilters,
  PlainSelect,
} from '../../postings/components/plain-filters.tsx';
import { listPathOf } from '../../postings/plain-filters.ts';
import { directories, directoryPaths } from '../directory-content.ts';
import { directoryFields as content, experienceChoices } from '../directory-filter-content.ts';
import { availabilities, readFilters } from '../directory-filters.ts';

export const meta = () => privateMeta(content.title);

const rates = rateScale.map((rate) => ({ value: String(rate), label: formatEuros(rate) }));

/** The filters of the directory, or of its students, without JavaScript. */
export default function DirectoryFiltersPage() {
  const [search] = useSearchParams();
  const audience = listPathOf(useLocation().pathname) === directoryPaths.students ? 'students' : 'members';
  const filters = readFilters(search, audience);
  return (
    <PlainFilters
      title={content.title}
      of={{ to: directoryPaths[audience], label: directories[audience].title }}
      search={search}
    >
      {audience === 'members' && (
        <PlainChoices
          name="profession"
          legend={content.profession}
          options={professions}
          chosen={filters.profession}
        />
      )}
      {audience === 'members' && (
        <PlainChoices name="kind" legend={content.kind} options={directoryKinds} chosen={filters.kind} />
      )}
      <PlainDomains chosen={filters.domain} />
      <PlainDepartments chosen={filters.departement} />
      <PlainSelect
        name="experience"
        label={content.experience}
        none={content.anyExperience}
        options={experienceChoices}
        chosen={filters.experience}
      />
      <PlainSelect
        name="rateMin"
        label={content.rateFrom}
        none={content.anyRate}
        options={rates}
        chosen={filters.rateMin}
      />
      <PlainSelect
        name="rateMax"
        label={content.rateTo}
        none={content.anyRate}
        options={rates}
        chosen={filters.rateMax}
      />
      <PlainChoices
        name="availability"
        legend={content.availability}
        options={availabilities}
        chosen={filters.availability}
      />
      <PlainChoices
        name="verified"
        legend={content.verified}
        options={[{ value: 'true', label: content.onlyVerified }]}
        chosen={filters.verified ? ['true'] : []}
      />
    </PlainFilters>
  );
}
