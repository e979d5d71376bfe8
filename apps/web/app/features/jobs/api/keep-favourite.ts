import { dropJobFavourite, keepJobFavourite } from '@basoche/contract/job-favourites';
import { useKeeping } from '../../postings/api/keep.ts';
import { favouriteCount } from './favourite-count.ts';
import { favouritePages } from './favourite-pages.ts';

/** Keeps an offer among one's favourites, or drops it. */
export const useFavourite = (id: string) =>
  useKeeping({
    id,
    feature: 'jobs',
    keep: keepJobFavourite,
    drop: dropJobFavourite,
    count: favouriteCount().queryKey,
    pages: favouritePages().queryKey,
  });
