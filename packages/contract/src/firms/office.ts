import { seatRoles } from '@basoche/domain/firms/roles';
import { id, instant } from '../fields.ts';
import { defineRoute, moderators } from '../route.ts';
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
  })
  .meta({ id: 'OfficeSeat' });
export type OfficeSeat = z.infer<typeof officeSeatSchema>;

export const readOfficeFirms = defineRoute({
  name: 'firms.readOffice',
  summary: 'Seats of an account for staff, live ones first: those in a firm, or those of a person; up to 200',
  method: 'GET',
  path: '/admin/firms/:userId',
  access: moderators,
  params: z.object({ userId: id }),
  answer: z.object({ isFirm: z.boolean(), seats: z.array(officeSeatSchema) }),
  problems: ['NOT_FOUND'],
});
