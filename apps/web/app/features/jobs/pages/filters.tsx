import { jobGuard } from '@basoche/domain/access/guards';
import { contractTypes } from '@basoche/domain/options/contract-types';
import { jobModalities } from '@basoche/domain/options/job-modalities';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import {
  PlainChoices,
  PlainDepartments,
  PlainDomains,
  PlainFilters,
} from '../../postings/components/plain-filters.tsx';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import { readFilters } from '../filters.ts';

export const meta = () => privateMeta(content.title);

/** The filters of the offers, without JavaScript. */
export default function JobFiltersPage() {
  const [search] = useSearchParams();
  const filters = readFilters(search);
  return (
    <Guarded by={(viewer) => jobGuard(viewer, 'index')}>
      <PlainFilters
        title={content.title}
        of={{ to: '/consult/emplois', label: consult.title }}
        search={search}
      >
        <PlainDomains chosen={filters.domain} />
        <PlainChoices
          name="contractType"
          legend={content.contractType}
          options={contractTypes}
          chosen={filters.contractType}
        />
        <PlainChoices
          name="modality"
          legend={content.modality}
          options={jobModalities}
          chosen={filters.modality}
        />
        <PlainDepartments chosen={filters.departement} />
        <PlainChoices
          name="nature"
          legend={content.nature}
          options={missionNatures}
          chosen={filters.nature}
        />
      </PlainFilters>
    </Guarded>
  );
}
