import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Nothing } from '../../postings/components/nothing.tsx';
import { favourites } from '../../postings/favourite-content.ts';
import { favouritePages } from '../api.ts';
import { noFavourites } from '../favourite-content.ts';
import { favouritesPath, listPaths } from '../views.ts';
import { MissionCard } from './mission-card.tsx';

const NothingKept = () => <Nothing words={noFavourites} to={listPaths.members} drawing="kept" />;

/** Tab "Favoris": the missions that the reader keeps, closed ones included. */
export const FavouriteMissions = ({ from = favouritesPath }: { from?: string }) => {
  const list = useInfiniteQuery(favouritePages());
  return (
    <PagedList list={list} skeleton={<CardGridSkeleton />} empty={<NothingKept />} more={favourites.more}>
      {(missions) => (
        <CardGrid>
          {missions.map((mission) => (
            <li key={mission.id}>
              <MissionCard
                mission={mission}
                from={from}
                action={<Favourite of="missions" posting={mission} />}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
};
