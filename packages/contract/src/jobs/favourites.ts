import { id, page } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';
import { jobCardSchema } from './jobs.ts';

/** A member's favourite offers. Nobody is told of a favourite, and the member need not be verified. */

export const keepJobFavourite = defineRoute({
  name: 'jobs.keepFavourite',
  summary: "Keep an offer among one's favourites; kept twice, it is kept once",
  method: 'PUT',
  path: '/jobs/favourites/:id',
  access: tradeMembers,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

export const dropJobFavourite = defineRoute({
  name: 'jobs.dropFavourite',
  summary: "Take an offer off one's favourites, whether it was among them or not",
  method: 'DELETE',
  path: '/jobs/favourites/:id',
  access: tradeMembers,
  params: z.object({ id }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

/** Closed offers stay in the list; an archived one stays for members who may still read it. */
export const listJobFavourites = defineRoute({
  name: 'jobs.listFavourites',
  summary: "One's favourite offers, the one kept last first, with how many there are",
  method: 'GET',
  path: '/jobs/favourites',
  access: tradeMembers,
  query: z.object(page),
  answer: z.array(jobCardSchema),
  paged: true,
});
