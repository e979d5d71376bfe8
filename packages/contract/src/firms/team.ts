import { seatRoles } from '@basoche/domain/firms/roles';
import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** The team of the firm that the caller acts for (rules §8, Team). */

export const seatSchema = z
  .object({
    id,
    /** Name of the person. */
    name: z.string(),
    role: z.enum(seatRoles),
    since: instant,
    /** True for the caller's own seat. */
    isOwn: z.boolean(),
    /** Open threads that this person is in charge of. */
    openThreads: z.int().nonnegative(),
    /** The person's address, for those who manage the team. */
    email: z.string().optional(),
    /**
     * Roles that the caller may give this person, and whether they may end the seat. For one's own seat,
     * ending it means leaving.
     */
    permitted: z.object({ roles: z.array(z.enum(seatRoles)), end: z.boolean() }),
  })
  .meta({ id: 'Seat' });
export type Seat = z.infer<typeof seatSchema>;

export const listSeats = defineRoute({
  name: 'firms.listSeats',
  summary: 'People of the firm that the caller acts for, the oldest seat first',
  method: 'GET',
  path: '/firms/current/seats',
  access: forSeats(members, 'look'),
  answer: z.array(seatSchema),
  problems: ['NOT_FOUND'],
});

/** Seat that takes over the work; by default the oldest seat of an owner who is not suspended. */
const successor = { successorID: id.optional() };

export const changeSeatRoleBody = z.object({
  role: z.enum(seatRoles, { error: 'Choisissez un rôle.' }),
  ...successor,
});

export const changeSeatRole = defineRoute({
  name: 'firms.changeRole',
  summary:
    'Give a person of the firm another role; to give or take the roles of owner, manager or finance, identity is proved again',
  method: 'PUT',
  path: '/firms/current/seats/:id/role',
  access: forSeats(members, 'team'),
  body: changeSeatRoleBody,
  problems: ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED', 'PROOF_REQUIRED', 'LAST_OWNER'],
});

export const endSeatBody = z.object(successor);

export const removeSeat = defineRoute({
  name: 'firms.removeSeat',
  summary: 'End the seat of a person, who may do nothing for the firm from their next request on',
  method: 'POST',
  path: '/firms/current/seats/:id/remove',
  access: forSeats(members, 'team'),
  body: endSeatBody,
  problems: ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED', 'PROOF_REQUIRED', 'LAST_OWNER'],
});

export const leaveFirm = defineRoute({
  name: 'firms.leave',
  summary: 'Leave the firm that the caller acts for; its last owner may not',
  method: 'POST',
  path: '/firms/current/leave',
  access: forSeats(members, 'look'),
  body: endSeatBody,
  problems: ['NOT_FOUND', 'SEAT_ENDED', 'LAST_OWNER'],
});
