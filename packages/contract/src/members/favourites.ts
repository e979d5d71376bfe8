import { textLimits } from '@basoche/domain/text-limits';
import { anyParagraphs, page } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { directoryEntrySchema } from './directory.ts';

/** A member's favourite members, with a note that nobody else reads. Nobody is told who is a favourite. */

export const keepMember = defineRoute({
  name: 'members.keepFavourite',
  summary: 'Add a member to the favourites, with or without a private note',
  method: 'PUT',
  path: '/users/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  body: z.object({ note: anyParagraphs(textLimits.favouriteNote, 'Écrivez votre note.').optional() }),
  problems: ['NOT_FOUND'],
});

export const dropMember = defineRoute({
  name: 'members.dropFavourite',
  summary: 'Remove a member from the favourites, if they are there',
  method: 'DELETE',
  path: '/users/favourites/:id',
  access: forSeats(tradeMembers, 'negotiate'),
  problems: ['NOT_FOUND'],
});

export const listKeptMembers = defineRoute({
  name: 'members.listFavourites',
  summary: "The caller's favourite members, latest first, with their notes and the total",
  method: 'GET',
  path: '/users/favourites',
  access: forSeats(tradeMembers, 'readThreads'),
  query: z.object(page),
  answer: z.array(directoryEntrySchema),
  paged: true,
});
