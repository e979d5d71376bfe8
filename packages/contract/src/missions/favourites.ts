import { id, page } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';
import { missionCardSchema } from './missions.ts';

/** A member's favourite missions. Nobody is told of a favourite, and the member need not be verified. */

export const keepFavourite = defineRoute({
  name: 'missions.keepFavourite',
  summary: "Keep a mission among one's favourites; kept twice, it is kept once",
  method: 'PUT',
  path: '/missions/favourites/:id',
  access: tradeMembers,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

export const dropFavourite = defineRoute({
  name: 'missions.dropFavourite',
  summary: "Take a mission off one's favourites, whether it was among them or not",
  method: 'DELETE',
  path: '/missions/favourites/:id',
  access: tradeMembers,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

/** Closed missions stay in the list; an archived one stays for members who may still read it. */
export const listFavourites = defineRoute({
  name: 'missions.listFavourites',
  summary: "One's favourite missions, the one kept last first, with how many there are",
  method: 'GET',
  path: '/missions/favourites',
  access: tradeMembers,
  query: z.object(page),
  answer: z.array(missionCardSchema),
  paged: true,
});
