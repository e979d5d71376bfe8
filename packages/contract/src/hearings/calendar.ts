import { givingFile } from '../files.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';

/** A hearing in the calendar program of one of its parties. */

export const readHearingCalendar = defineRoute({
  name: 'hearings.calendar',
  summary: 'The hour and the place of a hearing that somebody took, as a calendar file for its two parties',
  method: 'GET',
  path: '/hearings/:id/calendar',
  access: forSeats(tradeMembers, 'readThreads'),
  ...givingFile,
  problems: ['NOT_FOUND'],
});
