import { favouritesOf } from '../../postings/favourites/service.ts';
import { presentCard } from '../presenter.ts';
import { favourites, listKept } from './store.ts';

/** Offers that a member keeps at hand. */

export const { keep, drop, list } = favouritesOf({ favourites, listKept, present: presentCard });

export const withFavourites = favourites.mark;

/** For a member whose account is deleted. */
export const dropFavouritesOf = favourites.dropAllOf;
