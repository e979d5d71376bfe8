import { id, instant } from '../fields.ts';
import { accounts, accountsOpen, defineRoute } from '../route.ts';
import { z } from '../zod.ts';
import { givenPassword } from './auth.ts';

/** A member's open sessions, each of which they may end (trust, "Accounts"). */

const sessionSchema = z
  .object({
    id,
    /** Approximate device: « Firefox sur Windows ». */
    device: z.string(),
    createdAt: instant,
    /** Last use, to about ten minutes. */
    usedAt: instant,
    /** True for the session of this call. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type OpenSession = z.infer<typeof sessionSchema>;

export const listSessions = defineRoute({
  name: 'sessions.list',
  summary: "The caller's open sessions: the current one, then the last used first; at most a hundred",
  method: 'GET',
  path: '/auth/sessions',
  access: accounts,
  answer: z.array(sessionSchema),
});

export const endSession = defineRoute({
  name: 'sessions.end',
  summary: 'End a session of the caller: its next request is refused, its sockets close',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: accounts,
  problems: ['NOT_FOUND'],
});

export const endOtherSessions = defineRoute({
  name: 'sessions.endOthers',
  summary: 'End all sessions of the caller but the current one',
  method: 'DELETE',
  path: '/auth/sessions',
  access: accounts,
});

export const proveBody = z.object({ password: givenPassword });

/**
 * For accounts without a second factor, including staff who set theirs up. Accounts with one use its code or
 * a passkey: see `secondFactor.pass` and `passkeys.pass`.
 */
export const prove = defineRoute({
  name: 'sessions.prove',
  summary: 'Prove identity by password, before an action that asks for it; valid for 15 minutes',
  method: 'POST',
  path: '/auth/prove',
  access: accountsOpen,
  body: proveBody,
});
