import { Button } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../listings/components/card-grid.tsx';
import { favouritePages } from '../api/favourite-pages.ts';
import { favourites } from '../favourite-content.ts';
import { favouritesPath, listPaths } from '../views.ts';
import { Favourite } from './favourite.tsx';
import { MissionCard } from './mission-card.tsx';

const NothingKept = () => (
  <EmptyState
    icon={<IconHeart size={24} stroke={1.5} aria-hidden />}
    title={favourites.empty.title}
    action={
      <Button component={Link} to={listPaths.members} variant="default">
        {favourites.empty.action}
      </Button>
    }
  >
    {favourites.empty.text}
  </EmptyState>
);

/** Tab "Favoris": the missions that the reader keeps, closed ones included. */
export const FavouriteMissions = () => {
  const list = useInfiniteQuery(favouritePages());
  return (
    <PagedList list={list} skeleton={<CardGridSkeleton />} empty={<NothingKept />} more={favourites.more}>
      {(missions) => (
        <CardGrid>
          {missions.map((mission) => (
            <li key={mission.id}>
              <MissionCard mission={mission} from={favouritesPath} action={<Favourite mission={mission} />} />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
};
