import type { MissionSort } from '@basoche/domain/options/mission-sorts';
import { lazy } from 'react';
import type { ListKind } from '../../listings/components/list-tools.tsx';
import { activeChips } from '../chips.ts';
import { consult } from '../content.ts';
import { type ListFilters, noFilters } from '../filters.ts';
import { missionAddresses } from '../list-address.ts';

const loadDrawer = () => import('./filters-drawer.tsx');
const FiltersDrawer = lazy(loadDrawer);

/** How lists of missions are searched and narrowed. */
export const missionKind = {
  addresses: missionAddresses,
  noFilters,
  chips: activeChips,
  search: { label: consult.search, placeholder: consult.searchPlaceholder },
  loadDrawer,
  drawer: (props) => <FiltersDrawer {...props} />,
} satisfies ListKind<ListFilters, MissionSort>;
