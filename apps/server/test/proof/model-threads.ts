import { routes } from '@basoche/contract/routes';
import type { Thread } from '@basoche/contract/threads/threads';
import { isParty, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision } from '@basoche/domain/threads/effects';
import { prospect } from '@basoche/domain/threads/fixtures';
import { hindered } from '@basoche/domain/threads/hindered';
import { permitted } from '@basoche/domain/threads/permitted';
import { parisDay } from '@basoche/domain/time/paris';
import { expect } from 'vitest';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/http/refusal.ts';
import { pathOf } from '../calls.ts';
import { type AuditedThread, isChat, noteEffects, noteRead } from './audit/event-book.ts';
import { readThreads } from './audit/log.ts';
import type { Followed, Stage } from './followed.ts';
import { lookAround } from './model-files.ts';
import type { Move } from './moves.ts';
import { stateCalls } from './state-calls.ts';

/** A thread of the running server, with the same application in memory, to which the rules are applied in parallel. */

const remember = (thread: Followed, decision: Decision): void => {
  if (!decision.ok) return;
  thread.application = decision.application;
  for (const effect of decision.effects) {
    if (effect.kind === 'notify' && !isChat(effect)) thread.told.push(`${effect.to} ${effect.key}`);
    if (effect.kind === 'payment') thread.asked.push(effect.payment.ask);
  }
};

const noteAgreement = (thread: Followed, decision: Decision, now: Date): void => {
  const isAccepted =
    decision.ok &&
    decision.changes.closed.some(
      ({ type, result }) => (type === 'DIRECT' || type === 'FUNDS') && result === 'ACCEPTED',
    );
  if (isAccepted) thread.agreedOn ??= parisDay(now);
};

/** The application in memory after `apply`, with the requested effects. */
export const follow = (
  { id, about, candidate }: AuditedThread,
  { left, priceCents }: { readonly left: readonly string[]; readonly priceCents: number },
  now: Date,
): { readonly thread: Followed; readonly decision: Extract<Decision, { ok: true }> } => {
  const { type, creator } = about;
  const isMission = type === 'MISSION';
  const base = prospect();
  const subject = prospect({
    type,
    creator: { memberId: creator.id, kind: creator.kind, isMoral: creator.isMoral },
    candidate: { ...base.candidate, memberId: candidate.id },
    subject: {
      ...base.subject,
      type,
      creatorId: creator.id,
      creatorKind: creator.kind,
      publishedAt: now,
      endDate: about.endDate,
    },
  });
  const decision = decide(
    subject,
    { type: 'apply', offerCents: isMission ? priceCents : null, tvaApplicable: isMission },
    { role: 'candidate', memberId: candidate.id },
    now,
  );
  if (!decision.ok) throw new Error(`The rules refuse to apply: ${decision.code}`);
  const { application } = decision;
  const thread: Followed = {
    id,
    about,
    candidate,
    application,
    position: decision.changes.opened.length,
    told: [],
    asked: [],
    messages: 0,
    agreedOn: null,
    left: [...left],
  };
  remember(thread, decision);
  return { thread, decision };
};

const tokenOf = ({ about, candidate }: AuditedThread, memberId: string, stranger: string): string =>
  memberId === about.creator.id
    ? about.creator.token
    : memberId === candidate.id
      ? candidate.token
      : stranger;

let numbers = 0;

/** The API call for this command in this thread; undefined if none. */
const callOf = (command: ThreadCommand, { application }: Followed) => {
  const isJob = application.type === 'JOB';
  const found = Object.entries(stateCalls).find(
    ([, call]) => call.command === command.type && call.jobs !== (isJob ? 'elsewhere' : 'alone'),
  );
  const route = routes.find(({ name }) => name === found?.[0]);
  return route === undefined || route.access.who !== 'member' ? undefined : route;
};

const bodyOf = (command: ThreadCommand): object => {
  if (command.type === 'price/new') return { offer: command.offerCents / 100 };
  if ('isConfirmed' in command) return { isConfirmed: command.isConfirmed };
  if (command.type === 'contest') return { reason: command.reason };
  if (command.type === 'review') return { grade: command.grade, text: command.text };
  if (command.type === 'review/reply') return { text: command.text };
  return command.type === 'message' ? { content: command.content, clientId: `of-the-model-${numbers}` } : {};
};

/** Makes messages unique; every third one is longer than a line of the inbox. */
const distinct = (command: ThreadCommand): ThreadCommand => {
  if (command.type !== 'message') return command;
  numbers += 1;
  const words = `${command.content} ${numbers}`;
  return { ...command, content: numbers % 3 === 0 ? `${words}, ${'et cætera '.repeat(30).trim()}` : words };
};

/**
 * Gives a command. Null if it was carried out, otherwise the refusal. The answer of a call is the thread, which its
 * sender has thereby read.
 */
const ask = async ({ test, stranger }: Stage, thread: Followed, { actor, command }: Move) => {
  const route = callOf(command, thread);
  if (!('memberId' in actor) || route === undefined) {
    const by = 'memberId' in actor ? { memberId: actor.memberId } : actor;
    return runCommand(test.platform, by, thread.id, command).then(
      () => ({ refusal: null, isRead: false }),
      (error: unknown) => {
        if (error instanceof Refusal) return { refusal: error.code, isRead: false };
        throw error;
      },
    );
  }
  const answer = await test.call('POST', pathOf(route.path, { id: thread.id }), {
    token: tokenOf(thread, actor.memberId, stranger.token),
    body: bodyOf(command),
  });
  const isDone = answer.statusCode < 300;
  const said: { code?: string } = answer.json();
  return {
    refusal: isDone ? null : (said.code ?? String(answer.statusCode)),
    isRead: isDone && command.type !== 'message',
  };
};

/** The thread as this party sees it, without marking it as read. */
const lookAt = async ({ test, stranger }: Stage, thread: Followed, memberId: string): Promise<Thread> => {
  const answer = await test.call('GET', `/messagerie/${thread.id}?seen=false`, {
    token: tokenOf(thread, memberId, stranger.token),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

/** Compares a party's view with the application in memory; returns the position. */
export const compare = async (stage: Stage, thread: Followed, party: ThreadParty): Promise<number> => {
  lookAround(stage, thread);
  const { application, messages } = thread;
  const { memberId } = application[party];
  const told = await lookAt(stage, thread, memberId);
  const viewer: ThreadActor = { role: party, memberId };
  const now = stage.test.clock.now();
  expect({
    state: told.state,
    closedReason: told.closedReason,
    offer: told.offer,
    offerToConfirm: told.offerToConfirm,
    consents: [told.creatorNDAConsent, told.postulantNDAConsent],
    actions: told.actions.map(({ type, result, offer }) => ({ type, result, offer })),
    permitted: told.permitted,
    hindered: told.hindered.map(({ permission, code }) => ({ permission, code })),
    contest: told.execution.contest?.reason ?? null,
    isDelivered: told.execution.deliveredAt !== null,
    isEnded: told.execution.endedAt !== null,
    isHeld: told.execution.depositConfirmedAt !== null,
    messages: told.messages.length,
  }).toEqual({
    state: application.state,
    closedReason: application.closedReason,
    offer: application.offerCents === null ? null : application.offerCents / 100,
    offerToConfirm: application.offerToConfirm,
    consents: [application.consents.creator !== null, application.consents.candidate !== null],
    actions: application.actions.map(({ type, result, offerCents }) => ({
      type,
      result,
      offer: offerCents === null ? null : offerCents / 100,
    })),
    permitted: permitted(application, viewer, now),
    hindered: hindered(application, viewer, now).map(({ permission, code }) => ({ permission, code })),
    contest: application.contest?.reason ?? null,
    isDelivered: application.deliveredAt !== null,
    isEnded: application.endedAt !== null,
    isHeld: application.deposit !== null,
    messages: Math.min(50, messages),
  });
  return told.position;
};

/** The last event of a thread's log. */
export const lastEvent = async ({ test }: Stage, threadId: string) => {
  const log = await readThreads(test.platform.database.pool, [threadId]);
  const last = log.get(threadId)?.at(-1);
  if (last === undefined) throw new Error(`Nothing is recorded of the thread ${threadId}.`);
  return last;
};

/** Number of changes of a decision; each has its own position. */
const changesOf = (decision: Decision, command: ThreadCommand): number => {
  if (!decision.ok) return 0;
  const { closed, opened, fields } = decision.changes;
  return closed.length + opened.length + Object.keys(fields).length + (command.type === 'message' ? 1 : 0);
};

/**
 * Plays a move on the server and in memory, and records its effects in the book. Returns the refusal, or null if it was allowed. An
 * unwatched thread is only advanced, and compared later.
 */
export const play = async (
  stage: Stage,
  thread: Followed,
  { actor, command: asked }: Move,
  { isRecordedNightly = true } = {},
): Promise<string | null> => {
  const { book, test } = stage;
  const command = distinct(asked);
  lookAround(stage, thread);
  const decision = decide(thread.application, command, actor, test.clock.now());
  const { refusal, isRead } = await ask(stage, thread, { actor, command });
  const refused = decision.ok ? null : decision.code === 'NOT_A_PARTY' ? 'NOT_FOUND' : decision.code;
  expect([actor.role, command.type, refusal]).toEqual([actor.role, command.type, refused]);
  remember(thread, decision);
  noteAgreement(thread, decision, test.clock.now());
  if (decision.ok && command.type === 'message') thread.messages += 1;
  const last = await lastEvent(stage, thread.id);
  const position = isRecordedNightly
    ? await compare(stage, thread, isParty(actor.role) ? actor.role : 'creator')
    : last.position;
  expect(position).toBe(last.position);
  if (changesOf(decision, command) > 0) expect(position).toBeGreaterThan(thread.position);
  else expect(position).toBe(thread.position);
  thread.position = position;
  if (!decision.ok) return decision.code;
  book.toConfirm.set(thread.id, decision.application.offerToConfirm);
  noteEffects(book, thread, decision.effects, last.at);
  if (isRead && 'memberId' in actor) noteRead(book, thread.id, actor.memberId, position);
  return null;
};
