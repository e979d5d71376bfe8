import { favouritesOf } from '../../postings/favourites/service.ts';
import { presentCard } from '../presenter.ts';
import { favourites, listKept } from './store.ts';

/** Favourite offers of a member. */

export const { keep, drop, list } = favouritesOf({ favourites, listKept, present: presentCard });

export const withViewerMarks = favourites.mark;

/** Deletes the favourites of a deleted account. */
export const dropFavouritesOf = favourites.dropAllOf;
