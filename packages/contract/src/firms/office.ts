import { seatRoles } from '@basoche/domain/firms/roles';
import { seatDecisions } from '@basoche/domain/firms/team';
import { id, instant } from '../fields.ts';
import { memberReasonBody } from '../members/office.ts';
import { adminsAgain, defineRoute, moderators, moderatorsAgain } from '../route.ts';
import { z } from '../zod.ts';

/** Seats in the back-office: people of a firm, or firms of a person. */

export const officeSeatSchema = z
  .object({
    id,
    /** The other side of the seat: the person of a firm, or the firm of a person. */
    account: z.object({ id, name: z.string() }),
    role: z.enum(seatRoles),
    since: instant,
    endedAt: instant.nullable(),
    /** True while staff have suspended the other account. */
    isSuspended: z.boolean(),
    /** Decisions that the viewer may take about this seat. */
    permitted: z.array(z.enum(seatDecisions)),
  })
  .meta({ id: 'OfficeSeat' });
export type OfficeSeat = z.infer<typeof officeSeatSchema>;

const ofAccount = {
  params: z.object({ userId: id }),
  answer: z.object({ isFirm: z.boolean(), seats: z.array(officeSeatSchema) }),
} as const;

export const readOfficeFirms = defineRoute({
  ...ofAccount,
  name: 'firms.readOffice',
  summary: 'Seats of an account for staff, live ones first: those in a firm, or those of a person; up to 200',
  method: 'GET',
  path: '/admin/firms/:userId',
  access: moderators,
  problems: ['NOT_FOUND'],
});

const ofSeat = {
  ...ofAccount,
  method: 'POST',
  body: memberReasonBody.extend({ seatID: id }),
} as const;

export const nameOwner = defineRoute({
  ...ofSeat,
  name: 'firms.nameOwner',
  summary: 'Make a person of a firm one of its owners, for a firm whose owners are lost, dead or suspended',
  path: '/admin/firms/:userId/owner',
  access: adminsAgain,
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});

export const endSeatByStaff = defineRoute({
  ...ofSeat,
  name: 'firms.endSeat',
  summary: 'Close the access of a person to a firm; their work goes to the oldest owner',
  path: '/admin/firms/:userId/endSeat',
  access: moderatorsAgain,
  problems: ['NOT_FOUND', 'STATE_CHANGED', 'LAST_OWNER'],
});
