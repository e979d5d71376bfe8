import { publicRegisters, registerMatchStates } from '@basoche/domain/public-registers/registers';
import { day, instant } from '../fields.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Lines of public registers about the caller, who may object to one. */

const register = z.enum(publicRegisters, { error: 'Choisissez un registre.' });

const ownRegisterSchema = z
  .object({
    register,
    /** In French. */
    name: z.string(),
    state: z.enum(registerMatchStates),
    /** The line stored with the account; null without one. */
    line: z
      .object({
        name: z.string(),
        firstName: z.string().nullable(),
        bar: z.string().nullable(),
        siren: z.string().nullable(),
        /** Day of the oath, or of the start of the profession. */
        sinceDay: day.nullable(),
      })
      .nullable(),
    /** Day of the last edition that named the caller. */
    seenOn: day.nullable(),
    /** True if staff chose the line, false if the program found it. */
    isByStaff: z.boolean(),
    /** Time of the caller's last objection that the line is not theirs. */
    disputedAt: instant.nullable(),
    /** Answer of staff to the objection; null without one. */
    answer: z.string().nullable(),
    permitted: z.array(z.enum(['dispute'])),
  })
  .meta({ id: 'OwnRegister' });
export type OwnRegister = z.infer<typeof ownRegisterSchema>;

export const listOwnRegisters = defineRoute({
  name: 'publicRegisters.listOwn',
  summary: 'What public registers say of the caller',
  method: 'GET',
  path: '/registers/me',
  access: forSeats(tradeMembers, 'represent'),
  answer: z.array(ownRegisterSchema),
});

export const disputeRegister = defineRoute({
  name: 'publicRegisters.dispute',
  summary:
    'Say that the confirmed line of a register is not the caller: it is shown no more, and staff look at it',
  method: 'POST',
  path: '/registers/me/dispute',
  access: forSeats(tradeMembers, 'represent'),
  body: z.object({ register }),
  answer: z.array(ownRegisterSchema),
  problems: ['NOT_FOUND', 'STATE_CHANGED'],
});
