import { missionGuard } from '@basoche/domain/access/guards';
import { priceScale } from '@basoche/domain/missions/price-scale';
import { executionModes } from '@basoche/domain/options/execution-modes';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { useLocation, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
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
import { lists } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import { readFilters } from '../filters.ts';
import { listPaths } from '../views.ts';

export const meta = () => privateMeta(content.title);

const prices = priceScale.map((price) => ({ value: String(price), label: formatEuros(price) }));

/** The filters of either list of missions, without JavaScript. */
export default function MissionFiltersPage() {
  const [search] = useSearchParams();
  const path = listPathOf(useLocation().pathname);
  const audience = path === listPaths.customers ? 'customers' : 'members';
  const filters = readFilters(search);
  return (
    <Guarded by={(viewer) => missionGuard(viewer, audience === 'customers' ? 'customers-index' : 'index')}>
      <PlainFilters
        title={content.title}
        of={{ to: listPaths[audience], label: lists[audience].title }}
        search={search}
      >
        <PlainDomains chosen={filters.domain} />
        <PlainChoices
          name="modality"
          legend={content.modality}
          options={executionModes}
          chosen={filters.modality}
        />
        <PlainDepartments chosen={filters.departement} />
        <PlainChoices
          name="nature"
          legend={content.nature}
          options={missionNatures}
          chosen={filters.nature}
        />
        <PlainSelect
          name="tarifLow"
          label={content.priceFrom}
          none={content.anyPrice}
          options={prices}
          chosen={filters.tarifLow}
        />
        <PlainSelect
          name="tarifHigh"
          label={content.priceTo}
          none={content.anyPrice}
          options={prices}
          chosen={filters.tarifHigh}
        />
      </PlainFilters>
    </Guarded>
  );
}
