import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../ui/paged-list.tsx';
import { CardGrid, CardGridSkeleton } from '../../postings/components/card-grid.tsx';
import { Favourite } from '../../postings/components/favourite.tsx';
import { Nothing } from '../../postings/components/nothing.tsx';
import { favourites } from '../../postings/favourite-content.ts';
import { favouritePages } from '../api.ts';
import { noFavourites } from '../favourite-content.ts';
import { favouritesPath, jobsPath } from '../views.ts';
import { JobCard } from './job-card.tsx';

/** Tab "Favoris": the offers that the reader keeps, closed ones included. */
export const FavouriteJobs = ({ from = favouritesPath }: { from?: string }) => {
  const query = useInfiniteQuery(favouritePages());
  return (
    <PagedList
      list={query}
      skeleton={<CardGridSkeleton />}
      empty={<Nothing words={noFavourites} to={jobsPath} drawing="kept" />}
      more={favourites.more}
    >
      {(offers) => (
        <CardGrid>
          {offers.map((offer) => (
            <li key={offer.id}>
              <JobCard offer={offer} from={from} action={<Favourite of="jobs" posting={offer} />} />
            </li>
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
};
