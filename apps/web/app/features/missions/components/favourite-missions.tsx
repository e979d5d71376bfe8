import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { favouritePages } from '../api/favourite-pages.ts';
import { favourites } from '../favourite-content.ts';
import { favouritesPath } from '../views.ts';
import { Favourite } from './favourite.tsx';
import { LoadMore } from './load-more.tsx';
import { MissionCard } from './mission-card.tsx';
import { MissionGrid, MissionGridSkeleton } from './mission-grid.tsx';
import classes from './mission-list.module.css';

/** Tab "Favoris": the missions that the reader keeps, closed ones included. */
export const FavouriteMissions = () => {
  const list = useInfiniteQuery(favouritePages());
  if (list.isPending) return <MissionGridSkeleton />;
  if (list.isError && !list.data) {
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  }
  const missions = list.data.pages.flatMap(({ items }) => items);
  if (missions.length === 0) {
    return (
      <EmptyState
        icon={<IconHeart size={24} stroke={1.5} aria-hidden />}
        title={favourites.empty.title}
        action={
          <Button component={Link} to="/consult/missions" variant="default">
            {favourites.empty.action}
          </Button>
        }
      >
        {favourites.empty.text}
      </EmptyState>
    );
  }
  return (
    <div className={classes.list}>
      <MissionGrid>
        {missions.map((mission) => (
          <li key={mission.id}>
            <MissionCard mission={mission} from={favouritesPath} action={<Favourite mission={mission} />} />
          </li>
        ))}
      </MissionGrid>
      {list.isFetchNextPageError && (
        <ErrorState error={list.error} onRetry={() => void list.fetchNextPage()} />
      )}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <LoadMore
          label={favourites.more}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
};
