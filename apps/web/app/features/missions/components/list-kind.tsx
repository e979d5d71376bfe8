import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { lazy } from 'react';
import type { ListKind } from '../../postings/components/list-tools.tsx';
import { activeChips } from '../chips.ts';
import { consult } from '../content.ts';
import { type ListFilters, noFilters } from '../filters.ts';
import { missionAddresses } from '../list-address.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

const kindOf = (audience: MissionAudience): ListKind<ListFilters, MissionSort> => ({
  addresses: missionAddresses,
  noFilters,
  chips: activeChips,
  search: { label: consult.search, placeholder: consult.searchPlaceholder },
  loadDrawer,
  drawer: (props) => <FiltersDrawer {...props} audience={audience} />,
});

/** How the two lists of missions are searched and narrowed. */
export const missionKinds = { members: kindOf('members'), customers: kindOf('customers') } as const;
