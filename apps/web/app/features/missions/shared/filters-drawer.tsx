import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { missionFilters } from '@basoche/domain/searches/mission-filters';
import { ListFilters } from '../../postings/components/list-filters.tsx';
import { RangeChoice } from '../../postings/components/range-choice.tsx';
import type { DrawerProps } from '../../postings/kind.ts';
import { useFound } from '../../postings/use-found.ts';
import { missionCounts, missionFound } from '../api.ts';
import { consult } from '../content.ts';
import { filters as content } from '../filter-content.ts';
import type { ListFilters as Chosen } from './filters.ts';

const parts = { filters: missionFilters, content, range: RangeChoice };

interface FiltersDrawerProps extends DrawerProps<Chosen> {
  audience: MissionAudience;
}

/** Drawer with the filters of a list of missions, and the number of missions that match. */
export default function FiltersDrawer({ audience, ...drawer }: FiltersDrawerProps) {
  const found = useFound<Chosen>(
    (chosen) => missionFound(audience, chosen),
    (userID, chosen) => missionCounts(audience, userID, chosen),
  );
  return <ListFilters parts={parts} total={found} inWords={consult.found} {...drawer} />;
}
