import { instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * The statement of a mission: the history of its funds, as each of its parties may read it (rules §4).
 * Amounts are euros.
 */

export const statementSchema = z
  .object({
    /** Title of the mission. */
    title: z.string(),
    role: z.enum(['creator', 'candidate']),
    isPortage: z.boolean(),
    /** The candidate's name, for the creator; null for the candidate. */
    payee: z.string().nullable(),
    /** Amount and time of the planned release after the end of the mission; null if none is planned. */
    release: z.object({ amount: z.number(), at: instant }).nullable(),
    lines: z.array(
      z.object({
        at: instant,
        /** Name of the instalment whose money it moves, « Tranche 2 sur 3 »; null for a flat price. */
        instalment: z.string().nullable(),
        words: z.string(),
        /** Change of the balance; null for a line that only informs. */
        amount: z.number().nullable(),
        balance: z.number(),
      }),
    ),
    totals: z.object({
      /** With the platform's fee; null for the candidate. */
      deposited: z.number().nullable(),
      fee: z.number().nullable(),
      held: z.number(),
      released: z.number(),
      refunded: z.number(),
    }),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof statementSchema>;

export const readStatement = defineRoute({
  name: 'statements.read',
  summary: "The statement of a mission's funds, for one of its parties; empty before a deposit",
  method: 'GET',
  path: '/messagerie/statement/:id',
  access: forSeats(members, 'look'),
  answer: statementSchema,
  problems: ['NOT_FOUND'],
});
