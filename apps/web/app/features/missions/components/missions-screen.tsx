import { missionGuard } from '@basoche/domain/access/guards';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { Button } from '@mantine/core';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Page } from '../../../ui/page.tsx';
import { consult, lists } from '../content.ts';
import { isFiltered } from '../filters.ts';
import { type ListChoice, readChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { FilterButton, FilterChips } from './filter-bar.tsx';
import { ListTabs } from './list-tabs.tsx';
import { MissionGridSkeleton } from './mission-grid.tsx';
import classes from './mission-list.module.css';
import { OpenMissions } from './open-missions.tsx';
import { SearchForm } from './search-form.tsx';
import { SortSelect } from './sort-select.tsx';

/** A visitor has no applications, and does not load what shows them. */
const AppliedMissions = lazy(() =>
  import('./applied-missions.tsx').then((module) => ({ default: module.AppliedMissions })),
);

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
}

const List = (props: ListProps) => {
  const session = useSession();
  if (!props.choice.isApplied || session.state === 'LOGGED_OUT') return <OpenMissions {...props} />;
  if (session.state === 'UNKNOWN') return <MissionGridSkeleton />;
  return (
    <Suspense fallback={<MissionGridSkeleton />}>
      <AppliedMissions {...props} />
    </Suspense>
  );
};

/** What one does with the whole list: search, choose a tab, order, narrow. */
const Toolbar = ({ audience, choice }: ListProps) => (
  <div className={classes.toolbar}>
    <SearchForm audience={audience} choice={choice} />
    <div className={classes.choices}>
      <ListTabs audience={audience} choice={choice} />
      <div className={classes.tools}>
        {!choice.isApplied && <SortSelect choice={choice} />}
        <FilterButton choice={choice} />
      </div>
    </div>
    <FilterChips choice={choice} />
  </div>
);

interface MissionsScreenProps {
  audience: MissionAudience;
  dehydrated: DehydratedState | null;
}

/** One of the two lists of missions that one may apply to, and the way to the other one. */
export const MissionsScreen = ({ audience, dehydrated }: MissionsScreenProps) => {
  const { me } = useSession();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const { title, lead, other } = lists[audience];
  return (
    <HydrationBoundary state={dehydrated}>
      <Guarded by={(viewer) => missionGuard(viewer, audience === 'customers' ? 'customers-index' : 'index')}>
        <Page
          title={`${title}${isFiltered(choice.filters) ? consult.filtered : ''}`}
          {...(me ? {} : { lead })}
          actions={
            <Button
              component={Link}
              to={listPaths[audience === 'customers' ? 'members' : 'customers']}
              variant="default"
            >
              {other}
            </Button>
          }
        >
          <Toolbar audience={audience} choice={choice} />
          <List audience={audience} choice={choice} />
        </Page>
      </Guarded>
    </HydrationBoundary>
  );
};
