import { page } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { jobCardSchema } from './jobs.ts';

/** A member's favourite offers. Nobody is told of a favourite, and the member need not be verified. */

export const keepJobFavourite = defineRoute({
  name: 'jobs.keepFavourite',
  summary: 'Add an offer to the favourites; a repeat changes nothing',
  method: 'PUT',
  path: '/jobs/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

export const dropJobFavourite = defineRoute({
  name: 'jobs.dropFavourite',
  summary: 'Remove an offer from the favourites, if it is there',
  method: 'DELETE',
  path: '/jobs/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

/** Closed offers stay in the list; an archived one stays for members who may still read it. */
export const listJobFavourites = defineRoute({
  name: 'jobs.listFavourites',
  summary: "The caller's favourite offers, latest first, with the total",
  method: 'GET',
  path: '/jobs/favourites',
  access: forSeats(tradeMembers, 'readThreads'),
  query: z.object(page),
  answer: z.array(jobCardSchema),
  paged: true,
});
