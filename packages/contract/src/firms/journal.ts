import { seatRoles } from '@basoche/domain/firms/roles';
import { euros, id, instant, page } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** The journal of a firm: who invited, joined, changed and left, for those who manage the team (rules §8, Team). */

export const firmActSchema = z
  .object({
    id,
    at: instant,
    /** Act, named as in the domain's `FirmAct`; an act that no longer exists keeps its name. */
    act: z.string(),
    /** Name of the person who did it; null for staff, and for an erasure. */
    by: z.string().nullable(),
    /** Name of the person whose seat it is about. */
    person: z.string().nullable(),
    /** Name of the person who took over the work. */
    successor: z.string().nullable(),
    /** The invited address, while the invitation is kept. */
    email: z.string().nullable(),
    /** The given role, and the one before it. */
    role: z.enum(seatRoles).nullable(),
    formerRole: z.enum(seatRoles).nullable(),
    /** Validity of the link in days, and the number of people who may use it. */
    link: z.object({ days: z.int(), uses: z.int() }).nullable(),
    /** Title of the mission or the offer that it is about, or the name of the domain, while the firm has it. */
    subject: z.string().nullable(),
    /** Sum of the act, taxes included, and the sum before it; for a limit, null means no limit. */
    amount: euros.nullable(),
    formerAmount: euros.nullable(),
    /** Reason why staff decided it; null for an act of the firm. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'FirmAct' });
export type ListedFirmAct = z.infer<typeof firmActSchema>;

export const listFirmActs = defineRoute({
  name: 'firms.listActs',
  summary: 'The journal of the firm that the caller acts for, newest first',
  method: 'GET',
  path: '/firms/current/journal',
  access: forSeats(members, 'team'),
  query: z.object(page),
  answer: z.array(firmActSchema),
  paged: true,
  problems: ['NOT_FOUND'],
});
