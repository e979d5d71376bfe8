import { favouritesOf } from '../../postings/favourites/service.ts';
import { presentCard } from '../presenter.ts';
import { favourites, listKept } from './store.ts';

/** Favourite missions of a member. */

export const { keep, drop, list } = favouritesOf({
  favourites,
  listKept,
  present: (row, context) => presentCard(row, context, row.creator_revealed),
});

export const withViewerMarks = favourites.mark;

/** Deletes the favourites of a deleted account. */
export const deleteFavouritesOf = favourites.dropAllOf;
