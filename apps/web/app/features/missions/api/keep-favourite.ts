import { dropFavourite, keepFavourite } from '@basoche/contract/favourites';
import { useKeeping } from '../../postings/api/keep.ts';
import { favouriteCount } from './favourite-count.ts';
import { favouritePages } from './favourite-pages.ts';

/** Keeps a mission among one's favourites, or drops it. */
export const useFavourite = (id: string) =>
  useKeeping({
    id,
    feature: 'missions',
    keep: keepFavourite,
    drop: dropFavourite,
    count: favouriteCount().queryKey,
    pages: favouritePages().queryKey,
  });
