import { missionGuard } from '@basoche/domain/access/guards';
import { isOfTrade } from '@basoche/domain/access/viewer';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import classes from '../../postings/components/list-screen.module.css';
import { ListTools } from '../../postings/components/list-tools.tsx';
import { list } from '../../postings/content.ts';
import { isFavouritesView } from '../../postings/views.ts';
import { lists } from '../content.ts';
import { filterQuery, isFiltered } from '../filters.ts';
import { type ListChoice, readChoice } from '../list-address.ts';
import { listPaths } from '../views.ts';
import { missionKinds } from './list-kind.tsx';
import { MissionTabs } from './mission-tabs.tsx';
import { OpenMissions } from './open-missions.tsx';

/** A visitor has no applications and no favourites, and does not load what shows them. */
const AppliedMissions = lazy(() =>
  import('./applied-missions.tsx').then((module) => ({ default: module.AppliedMissions })),
);

const FavouriteMissions = lazy(() =>
  import('./favourite-missions.tsx').then((module) => ({ default: module.FavouriteMissions })),
);

const SavedSearchBar = lazy(() => import('../../saved-searches/components/saved-search-bar.tsx'));

interface ListProps {
  audience: MissionAudience;
  choice: ListChoice;
  isFavourites: boolean;
}

const List = (props: ListProps) => {
  const session = useSession();
  const isOwn = props.choice.isApplied || props.isFavourites;
  if (!isOwn || session.state === 'LOGGED_OUT') return <OpenMissions {...props} />;
  if (session.state === 'UNKNOWN') return <CardGridSkeleton />;
  return (
    <Suspense fallback={<CardGridSkeleton />}>
      {props.isFavourites ? <FavouriteMissions /> : <AppliedMissions {...props} />}
    </Suspense>
  );
};

/** What is open may be kept as a search: what one applied to or keeps already may not. */
const SaveSearch = ({ audience, choice, isFavourites }: ListProps) => {
  const { me } = useSession();
  if (me === null || !isOfTrade(me.userType) || isFavourites || choice.isApplied) return null;
  return (
    <Suspense fallback={<div className={classes.reserved} />}>
      <SavedSearchBar audience={audience} filters={filterQuery(choice.filters)} />
    </Suspense>
  );
};

interface MissionsScreenProps {
  audience: MissionAudience;
  dehydrated: DehydratedState | null;
}

/** One of the two lists of missions that one may apply to, and the way to the other one. */
export const MissionsScreen = ({ audience, dehydrated }: MissionsScreenProps) => {
  const { me, state } = useSession();
  const [search] = useSearchParams();
  const choice = readChoice(search);
  const isFavourites = state !== 'LOGGED_OUT' && isFavouritesView(search);
  const { title, lead, other } = lists[audience];
  return (
    <HydrationBoundary state={dehydrated}>
      <Guarded by={(viewer) => missionGuard(viewer, audience === 'customers' ? 'customers-index' : 'index')}>
        <Page
          title={`${title}${isFiltered(choice.filters) && !isFavourites ? list.filtered : ''}`}
          {...(me ? {} : { lead: <span className={classes.lead}>{lead}</span> })}
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
          <ListTools
            kind={missionKinds[audience]}
            path={listPaths[audience]}
            choice={choice}
            isFavourites={isFavourites}
            tabs={<MissionTabs audience={audience} choice={choice} isFavourites={isFavourites} />}
          >
            <SaveSearch audience={audience} choice={choice} isFavourites={isFavourites} />
          </ListTools>
          <List audience={audience} choice={choice} isFavourites={isFavourites} />
        </Page>
      </Guarded>
    </HydrationBoundary>
  );
};
