import { favouritesOf } from '../../postings/favourites/service.ts';
import { presentCard } from '../presenter.ts';
import { favourites, listKept } from './store.ts';

/** Missions that a member keeps at hand. */

export const { keep, drop, list } = favouritesOf({
  favourites,
  listKept,
  present: (row, sight) => presentCard(row, sight, row.creator_revealed),
});

export const withFavourites = favourites.mark;

/** For a member whose account is deleted. */
export const dropFavouritesOf = favourites.dropAllOf;
