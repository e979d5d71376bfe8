import { id, instant } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { z } from '../zod.ts';

/** The statement of a mission: what happened to its funds, as each of its parties may read it (rules §4). Amounts are euros. */

export const statementSchema = z
  .object({
    /** The mission's. */
    title: z.string(),
    role: z.enum(['creator', 'candidate']),
    isPortage: z.boolean(),
    /** To the creator, the candidate's name; null for the candidate. */
    payee: z.string().nullable(),
    /** What is to be sent once the mission has ended, and when; null where nothing is planned. */
    release: z.object({ amount: z.number(), at: instant }).nullable(),
    lines: z.array(
      z.object({
        at: instant,
        words: z.string(),
        /** What it adds to the balance, or takes from it; null where it only tells. */
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
  access: members,
  params: z.object({ id }),
  answer: statementSchema,
  problems: ['NOT_FOUND'],
});
