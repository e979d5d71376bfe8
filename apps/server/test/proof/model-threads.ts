import type { Thread } from '@basoche/contract/threads/threads';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import { titleAt } from '@basoche/domain/pricing/notices';
import { isParty, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision, ThreadEffect } from '@basoche/domain/threads/effects';
import { fieldMistakes } from '@basoche/domain/threads/field-mistakes';
import { prospect } from '@basoche/domain/threads/fixtures';
import { hindered } from '@basoche/domain/threads/hindered';
import { permitted } from '@basoche/domain/threads/permitted';
import { parisDay } from '@basoche/domain/time/paris';
import { expect } from 'vitest';
import {
  type AuditedThread,
  type Book,
  instalmentName,
  isChat,
  noteEffects,
  noteRead,
} from './audit/event-book.ts';
import { readThreads } from './audit/log.ts';
import type { Followed, Stage } from './followed.ts';
import { type Allowed, advanceInMemory, unopened, wholeCents } from './model-advance.ts';
import { distinct, giveCommand, tokenOf } from './model-calls.ts';
import { lookAround } from './model-files.ts';
import type { Paid } from './model-money.ts';
import type { Move } from './moves.ts';

/** A thread of the running server and the same application in memory; the rules are applied to both. */

/** Effects with the titles that notifications about an instalment have. */
const titled = (application: Application, effects: readonly ThreadEffect[]): ThreadEffect[] =>
  effects.map((effect) =>
    effect.kind === 'notify' ? { ...effect, title: titleAt(application, effect) } : effect,
  );

const noteAsked = (thread: Followed, effects: readonly ThreadEffect[]): void => {
  for (const effect of effects) {
    if (effect.kind === 'notify' && !isChat(effect)) thread.told.push(`${effect.to} ${effect.key}`);
    if (effect.kind === 'payment') thread.asked.push(effect.payment.ask);
  }
};

/** Applies a decision in memory, and notes its effects in the book, each for its own instalment. */
const remember = (book: Book, thread: Followed, decision: Allowed, at: { now: Date; recorded: string }) => {
  const { application, instalment } = thread;
  const opening = advanceInMemory(thread, application, decision, at.now);
  noteAsked(thread, [...decision.effects, ...opening]);
  noteEffects(book, thread, titled(decision.application, decision.effects), at.recorded, instalment);
  noteEffects(book, thread, titled(thread.application, opening), at.recorded, thread.instalment);
};

const noteAgreement = (thread: Followed, decision: Decision, now: Date): void => {
  const isAccepted =
    decision.ok &&
    decision.changes.closed.some(
      ({ type, result }) => (type === 'DIRECT' || type === 'FUNDS') && result === 'ACCEPTED',
    );
  if (isAccepted) thread.agreedOn ??= parisDay(now);
};

interface Applied {
  /** Steps of the thread's journey. */
  readonly left: readonly string[];
  readonly priceCents: number;
  readonly pricing?: StagedPrice | undefined;
}

/** The application in memory after `apply`; notes the effects in the book. */
export const follow = (
  book: Book,
  { id, about, candidate }: AuditedThread,
  { left, priceCents, pricing }: Applied,
  now: Date,
): Followed => {
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
    { type: 'apply', offerCents: isMission ? priceCents : null, tvaApplicable: isMission, pricing },
    { role: 'candidate', memberId: candidate.id },
    now,
  );
  if (!decision.ok) throw new Error(`The rules refuse to apply: ${decision.code}`);
  const thread: Followed = {
    id,
    about,
    candidate,
    get instalments() {
      const { instalment } = this.application;
      return instalment === null ? undefined : { count: instalment.count, at: instalment.position };
    },
    ...unopened(),
    application: decision.application,
    position: decision.changes.opened.length,
    told: [],
    asked: [],
    messages: 0,
    agreedOn: null,
    left: [...left],
  };
  remember(book, thread, decision, { now, recorded: now.toISOString() });
  return thread;
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
  const priceCents = wholeCents(thread);
  const { memberId } = application[party];
  const told = await lookAt(stage, thread, memberId);
  const viewer: ThreadActor = { role: party, memberId };
  const now = stage.test.clock.now();
  expect({
    state: told.state,
    closedReason: told.closedReason,
    offer: told.offer,
    instalment: told.instalment ?? null,
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
    offer: priceCents === null ? null : priceCents / 100,
    instalment: application.instalment && {
      position: application.instalment.position,
      count: application.instalment.count,
      name: instalmentName(thread, application.instalment.position),
    },
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

/** Code with which a call or a command is refused; null if it is allowed. */
export const refusalOf = (
  decision: Decision,
  before: Application,
  command: ThreadCommand,
  now: Date,
): string | null => {
  if (decision.ok) return null;
  if (decision.code === 'NOT_A_PARTY') return 'NOT_FOUND';
  return fieldMistakes(decision.code, command, before, now).length > 0 ? 'INVALID_INPUT' : decision.code;
};

interface Played {
  /** Code of the refusal; null if the command was allowed. */
  readonly refusal: string | null;
  /** The instalment that was decided on, in its state after the decision. */
  readonly decided: Paid;
}

/**
 * Plays a move on the server and in memory, and records its effects in the book. An unwatched thread is only
 * advanced; it is compared later.
 */
export const play = async (
  stage: Stage,
  thread: Followed,
  { actor, command: asked }: Move,
  { isRecordedNightly = true } = {},
): Promise<Played> => {
  const { book, test } = stage;
  const command = distinct(asked);
  lookAround(stage, thread);
  const decision = decide(thread.application, command, actor, test.clock.now());
  const { refusal, isRead } = await giveCommand(stage, thread, { actor, command });
  const refused = refusalOf(decision, thread.application, command, test.clock.now());
  expect([actor.role, command.type, refusal]).toEqual([actor.role, command.type, refused]);
  const last = await lastEvent(stage, thread.id);
  const { id, instalment } = thread;
  const decided = { id, instalment, application: decision.ok ? decision.application : thread.application };
  if (decision.ok) remember(book, thread, decision, { now: test.clock.now(), recorded: last.at });
  noteAgreement(thread, decision, test.clock.now());
  if (decision.ok && command.type === 'message') thread.messages += 1;
  const position = isRecordedNightly
    ? await compare(stage, thread, isParty(actor.role) ? actor.role : 'creator')
    : last.position;
  expect(position).toBe(last.position);
  if (changesOf(decision, command) > 0) expect(position).toBeGreaterThan(thread.position);
  else expect(position).toBe(thread.position);
  thread.position = position;
  if (!decision.ok) return { refusal: decision.code, decided };
  book.toConfirm.set(thread.id, decision.application.offerToConfirm);
  if (isRead && 'memberId' in actor) noteRead(book, thread.id, actor.memberId, position);
  return { refusal: null, decided };
};
