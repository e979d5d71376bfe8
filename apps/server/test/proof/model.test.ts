import { routes } from '@basoche/contract/routes';
import type { Thread } from '@basoche/contract/threads';
import { notificationTitles } from '@basoche/domain/notifications/titles';
import { isParty, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision } from '@basoche/domain/threads/effects';
import { prospect } from '@basoche/domain/threads/fixtures';
import { hindered } from '@basoche/domain/threads/hindered';
import { permitted } from '@basoche/domain/threads/permitted';
import { applicationStates } from '@basoche/domain/threads/states';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/refusal.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { pathOf } from '../calls.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aJobApplication, aJobOffer } from '../jobs.ts';
import { aMission, anApplication } from '../missions.ts';
import { type Mood, type Move, movesOn, openMoves } from './moves.ts';
import { brokenRecords } from './record.ts';
import { stateCalls } from './state-calls.ts';

/**
 * Trust, "Money and state": random sequences of commands by random people on several threads of the running server, beside the rules
 * on an application in memory. `npm run chaos -- model` plays 2,000 of them.
 */
const runs = Number(process.env.CHAOS_RUNS ?? 60);
/** The short form ends after this at the latest, with as many sequences as it has played. */
const shortMs = 20_000;
const isShort = process.env.CHAOS_RUNS === undefined;
const seed = Number(process.env.CHAOS_SEED ?? 5);

let test: TestApp;
let origin: string;
let company: TestMember;
let customer: TestMember;
let candidate: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  origin = `http://127.0.0.1:${await test.listen()}`;
  company = await aMember(test, { kind: 'COMPANY' });
  customer = await aMember(test, { kind: 'CUSTOMER' });
  candidate = await aMember(test);
  stranger = await aMember(test);
  // Months go by in a run.
  await test.platform.database.pool.query("update session set expires_at = now() + interval '20 years'");
});
afterAll(() => test.close());

/** A thread of the server, and what the rules make of it. */
interface Followed {
  readonly id: string;
  readonly creator: TestMember;
  application: Application;
  position: number;
  /** Notifications that the rules asked for, but those of messages: `party type`. */
  readonly told: string[];
  readonly asked: string[];
  messages: number;
}

interface Real {
  readonly threads: readonly Followed[];
}

const tokenOf = ({ application, creator }: Followed, memberId: string): string =>
  memberId === application.creator.memberId
    ? creator.token
    : memberId === application.candidate.memberId
      ? candidate.token
      : stranger.token;

const remember = (thread: Followed, decision: Decision): void => {
  if (!decision.ok) return;
  thread.application = decision.application;
  for (const effect of decision.effects) {
    if (effect.kind === 'notify' && !isChat(effect)) thread.told.push(`${effect.to} ${effect.notification}`);
    if (effect.kind === 'payment') thread.asked.push(effect.payment.ask);
  }
};

/** Those of messages are told once until they are read, whatever their number. */
const isChat = ({ notification, title }: { notification: string; title: string }) =>
  notification === 'NEW_MESSAGE' && title === chatTitle;
const chatTitle: string = notificationTitles.NEW_MESSAGE;

const openThread = async (creator: TestMember, about: 'MISSION' | 'JOB'): Promise<Followed> => {
  const isMission = about === 'MISSION';
  const id = isMission
    ? await anApplication(test, await aMission(test, creator), candidate, 500)
    : await aJobApplication(test, await aJobOffer(test, creator), candidate, { letter: 'Bonjour.' });
  const now = test.clock.now();
  const base = prospect();
  const subject = prospect({
    type: about,
    creator: { memberId: creator.id, kind: creator.kind, isMoral: creator.kind === 'COMPANY' },
    candidate: { ...base.candidate, memberId: candidate.id },
    subject: {
      ...base.subject,
      type: about,
      creatorId: creator.id,
      creatorKind: creator.kind,
      publishedAt: now,
      endDate: addDays(parisDay(now), 20),
    },
  });
  const decision = decide(
    subject,
    { type: 'apply', offerCents: isMission ? 50_000 : null, tvaApplicable: isMission },
    { role: 'candidate', memberId: candidate.id },
    now,
  );
  if (!decision.ok) throw new Error(`The rules refuse to apply: ${decision.code}`);
  const { application } = decision;
  const thread: Followed = { id, creator, application, position: 0, told: [], asked: [], messages: 0 };
  remember(thread, decision);
  return thread;
};

const readAs = async (thread: Followed, memberId: string): Promise<Thread> => {
  const answer = await fetch(`${origin}/api/messagerie/${thread.id}`, {
    headers: { authorization: `Bearer ${tokenOf(thread, memberId)}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Thread;
};

let numbers = 0;
/** So that the sequences are known to go everywhere. */
const reached = new Set<string>();

/** The call that gives this command in this thread, where there is one. */
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
  if (command.type === 'contest') return { reason: command.reason };
  if (command.type === 'review') return { grade: command.grade, text: command.text };
  if (command.type === 'review/reply') return { text: command.text };
  numbers += 1;
  return command.type === 'message' ? { content: command.content, clientId: `of-the-model-${numbers}` } : {};
};

const ask = async (thread: Followed, { actor, command }: Move): Promise<string | null> => {
  const route = callOf(command, thread);
  if (!('memberId' in actor) || route === undefined) {
    const by = 'memberId' in actor ? { memberId: actor.memberId } : actor;
    return runCommand(test.platform, by, thread.id, command).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
  }
  const answer = await fetch(`${origin}/api${pathOf(route.path, { id: thread.id })}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf(thread, actor.memberId)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(bodyOf(command)),
  });
  const said = (await answer.json()) as { code?: string };
  return answer.ok ? null : (said.code ?? String(answer.status));
};

/** What a viewer is told beside what the rules say. */
const compare = (thread: Followed, party: ThreadParty, told: Thread): void => {
  const { application, messages } = thread;
  const viewer: ThreadActor = { role: party, memberId: application[party].memberId };
  const now = test.clock.now();
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
};

const play = async (thread: Followed, move: Move): Promise<void> => {
  const { actor, command } = move;
  const decision = decide(thread.application, command, actor, test.clock.now());
  const answer = await ask(thread, move);
  const refused = decision.ok ? null : decision.code === 'NOT_A_PARTY' ? 'NOT_FOUND' : decision.code;
  expect([actor.role, command.type, answer]).toEqual([actor.role, command.type, refused]);
  remember(thread, decision);
  reached.add(thread.application.state);
  const isMessage = decision.ok && command.type === 'message';
  if (isMessage) thread.messages += 1;
  const party = isParty(actor.role) ? actor.role : 'creator';
  const told = await readAs(thread, thread.application[party].memberId);
  compare(thread, party, told);
  const { closed = [], opened = [], fields = {} } = decision.ok ? decision.changes : {};
  const changes = closed.length + opened.length + Object.keys(fields).length + (isMessage ? 1 : 0);
  if (!decision.ok) expect(told.position).toBe(thread.position);
  else if (changes > 0) expect(told.position).toBeGreaterThan(thread.position);
  thread.position = told.position;
};

/** What is left of a run, beside what the rules asked for. */
const settle = async ({ threads }: Real): Promise<void> => {
  const { pool } = test.platform.database;
  for (const thread of threads) {
    const { creator } = thread.application;
    const notifications = await pool.query<{ told: string }>(
      `select case member_id when $2 then 'creator' else 'candidate' end || ' ' || type as told
       from notification where application_id = $1 and not (type = 'NEW_MESSAGE' and title = $3)`,
      [thread.id, creator.memberId, chatTitle],
    );
    expect(notifications.rows.map(({ told }) => told).toSorted()).toEqual(thread.told.toSorted());
    const payments = await pool.query<{ ask: string }>(
      'select ask from payment_request where application_id = $1',
      [thread.id],
    );
    expect(payments.rows.map(({ ask: asked }) => asked).toSorted()).toEqual(thread.asked.toSorted());
    for (const party of ['creator', 'candidate'] as const)
      compare(thread, party, await readAs(thread, thread.application[party].memberId));
  }
  expect(
    await brokenRecords(
      pool,
      threads.map(({ id }) => id),
    ),
  ).toEqual([]);
};

type Step = fc.AsyncCommand<object, Real>;

const mood = fc.constantFrom<Mood | 'astray'>('astray', 'astray', 'any', 'any', 'on', 'on', 'on', 'out');

/** Goes astray (anything, by anyone) or, more often, along one of the moves that stand open. */
const move: fc.Arbitrary<Step> = fc
  .record({ at: fc.constantFrom(0, 0, 0, 1, 2), pick: fc.nat(), wanted: mood, isLeaving: fc.nat(5) })
  .map(({ at, pick, wanted, isLeaving }) => {
    const taken = wanted === 'out' && isLeaving > 0 ? 'any' : wanted;
    let played = '';
    return {
      check: () => true,
      run: async (_model, { threads }) => {
        const thread = threads[at % threads.length];
        if (thread === undefined) return;
        const moves = movesOn(thread.application, stranger.id);
        const now = test.clock.now();
        const open = taken === 'astray' ? [] : openMoves(thread.application, moves, now, taken);
        const among = open.length > 0 ? open : moves;
        const chosen = among[pick % among.length];
        if (chosen === undefined) return;
        played = `${thread.application.type} ${at}: ${chosen.actor.role} ${JSON.stringify(chosen.command)}`;
        await play(thread, chosen);
      },
      toString: () => played,
    };
  });

/** Time passes; a minute more than hours, for a clock may not stand on the very instant of a rule. */
const wait: fc.Arbitrary<Step> = fc.constantFrom(1, 30, 49, 80, 200, 340, 800, 1_500).map((hours) => ({
  check: () => true,
  run: async () => {
    test.clock.advance(hours * 3_600_000 + 60_000);
  },
  toString: () => `${hours} h later`,
}));

it(
  `${runs} sequences of commands leave threads of the server where the rules lead`,
  async () => {
    const steps = fc.commands([move, move, move, move, wait], { maxCommands: 40, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (commands) => {
        test.clock.set(new Date());
        const threads = [
          await openThread(company, 'MISSION'),
          await openThread(customer, 'MISSION'),
          await openThread(company, 'JOB'),
        ];
        for (const thread of threads)
          thread.position = (await readAs(thread, thread.application.creator.memberId)).position;
        const real: Real = { threads };
        await fc.asyncModelRun(() => ({ model: {}, real }), commands);
        await settle(real);
      }),
      {
        numRuns: runs,
        seed,
        endOnFailure: true,
        ...(isShort ? { interruptAfterTimeLimit: shortMs } : {}),
      },
    );
    if (!isShort) expect(reached).toEqual(new Set(applicationStates));
  },
  isShort ? 120_000 : runs * 10_000,
);
