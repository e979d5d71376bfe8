import { page } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { missionCardSchema } from './missions.ts';

/**
 * Favourite missions of a member of the legal trades. Nobody is told of a favourite, and the member need not be
 * verified. NOT_FOUND: no such mission.
 */

export const keepFavourite = defineRoute({
  name: 'missions.keepFavourite',
  summary: 'Add a mission to the favourites; a repeat changes nothing',
  method: 'PUT',
  path: '/missions/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

export const dropFavourite = defineRoute({
  name: 'missions.dropFavourite',
  summary: 'Remove a mission from the favourites, if it is there',
  method: 'DELETE',
  path: '/missions/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

/** Closed missions stay in the list; an archived one stays for its creator and its candidates. */
export const listFavourites = defineRoute({
  name: 'missions.listFavourites',
  summary: "The caller's favourite missions, latest first, with the total",
  method: 'GET',
  path: '/missions/favourites',
  access: forSeats(tradeMembers, 'readThreads'),
  query: z.object(page),
  answer: z.array(missionCardSchema),
  paged: true,
});
