import { colleagueRefusalCodes } from '@basoche/domain/hearings/colleagues';
import { id } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';
import { assigneeSchema } from './assignee.ts';

/** Putting a person of a firm in charge of a mission, a job offer or a thread (rules §8, Team). */

export const assignmentKinds = ['mission', 'job', 'thread'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assign = defineRoute({
  name: 'firms.assign',
  summary:
    'Put a person of the firm in charge of a mission, an offer or a thread; of a publication, of its open threads too that were in the same hands',
  method: 'PUT',
  path: '/firms/current/assignments/:kind/:id',
  access: forSeats(members, 'negotiate'),
  params: z.object({ kind: z.enum(assignmentKinds), id }),
  body: z.object({ seatID: id }),
  answer: assigneeSchema,
  // The last ones are for the thread of a hearing: this colleague may not appear there.
  problems: ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED', 'STATE_CHANGED', ...colleagueRefusalCodes],
});
