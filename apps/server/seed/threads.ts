import { defaultEligibilityRules } from '@basoche/domain/missions/default-eligibility-rules';
import { type Followed, follow } from '@basoche/domain/pricing/follow';
import type { Instalment } from '@basoche/domain/pricing/instalments';
import { engagedCents, type StagedPrice } from '@basoche/domain/pricing/kinds';
import { titleAt } from '@basoche/domain/pricing/notices';
import type { SentSheet } from '@basoche/domain/pricing/sheets';
import type { KeptInstalment } from '@basoche/domain/pricing/snapshots';
import { isParty, personOf, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import type { PaymentRequest, ThreadEffect } from '@basoche/domain/threads/effects';
import type { Prospect } from '@basoche/domain/threads/prospect';
import type { TimerCommand } from '@basoche/domain/threads/timer-commands';
import type { Day } from '@basoche/domain/time/paris';
import { commandBodyOf, messageBodyOf } from '../src/features/threads/record/service.ts';
import { instantOf } from './calendar.ts';
import { type Casting, candidateOf, factsOf, subjectOf } from './casting.ts';
import { expand } from './french.ts';
import type { Random } from './random.ts';
import { actorOf, type Happening } from './story.ts';
import { type DemoCharge, personAt } from './teams.ts';
import { commandOf } from './thread-commands.ts';

/** An action in its final state in the thread's history. */
export interface PlayedAction {
  readonly type: Application['actions'][number]['type'];
  readonly offerCents: number | null;
  readonly pricing: StagedPrice | null;
  readonly sentAt: Date;
  readonly openedPosition: number;
  readonly openedBy: string | null;
  closedBy: string | null;
  closedAt: Date | null;
  result: 'ONGOING' | 'ACCEPTED' | 'REFUSED';
  reason: string | null;
  position: number;
}

export interface PlayedMessage {
  readonly by: ThreadParty;
  readonly personId: string | null;
  readonly content: string;
  readonly sentAt: Date;
  readonly position: number;
}

/** One entry of the record: its canonical text, and the hash that it follows (evidence/thread-record). */
export interface PlayedEntry {
  readonly position: number;
  readonly body: string;
}

export interface PlayedConsent {
  readonly party: ThreadParty;
  readonly personId: string | null;
  readonly position: number;
}

/** An opened instalment. */
export interface PlayedInstalment {
  readonly instalment: Instalment;
  readonly openedAt: Date;
  /** Its own fields; null for the current instalment. */
  readonly kept: KeptInstalment | null;
  /** The sheet of a delivered month; null otherwise. */
  readonly sheet: SentSheet | null;
}

export type Notice = Extract<ThreadEffect, { kind: 'notify' }> & { readonly at: Date };
export interface Timer {
  readonly command: TimerCommand;
  readonly at: Date;
  /** The instalment that it is about, from 0. */
  readonly instalment: number;
}

export interface AskedPayment {
  readonly payment: PaymentRequest;
  readonly at: Date;
  readonly instalment: number;
}

/** A thread with its whole history, as the rules allowed it. */
export interface Played {
  readonly application: Application;
  /** Price of the whole mission, in cents without tax; null for a job offer. */
  readonly priceCents: number | null;
  /** The current instalment, and the opened ones; none for a flat price. */
  readonly instalment: number;
  readonly instalments: readonly PlayedInstalment[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly position: number;
  readonly actions: readonly PlayedAction[];
  readonly messages: readonly PlayedMessage[];
  readonly consents: readonly PlayedConsent[];
  /** Entries of the record, except messages, which have rows of their own. */
  readonly entries: readonly PlayedEntry[];
  readonly notices: readonly Notice[];
  readonly timers: readonly Timer[];
  /** Payment requests, with their times. */
  readonly payments: readonly AskedPayment[];
  /** Last act of each party, and the thread's position then. */
  readonly lastAct: Readonly<Record<ThreadParty, { readonly at: Date; readonly position: number }>>;
}

export interface PlayedThread extends Played {
  readonly casting: Casting;
}

interface Script {
  readonly name: string;
  readonly prospect: Prospect;
  readonly charge: DemoCharge | null;
  readonly happenings: readonly Happening[];
  readonly firstDay: Day;
  /** The complete command for an event. */
  readonly commandOf: (happening: Happening, application: Application | null) => ThreadCommand;
}

/** Plays a story through the rules. A refusal means that the story is wrong, and stops the seed. */
export const playThrough = ({
  name,
  prospect,
  charge,
  happenings,
  firstDay,
  commandOf: told,
}: Script): Played => {
  const actions: PlayedAction[] = [];
  const messages: PlayedMessage[] = [];
  const consents: PlayedConsent[] = [];
  const entries: PlayedEntry[] = [];
  const notices: Notice[] = [];
  const timers: Timer[] = [];
  const payments: AskedPayment[] = [];
  const openedAt: Date[] = [];
  const sheets = new Map<number, SentSheet>();
  let thread: Followed | null = null;
  let position = 0;
  let at = instantOf(firstDay, 0);
  const lastAct = { creator: { at, position }, candidate: { at, position } };

  const note = (application: Application, effects: readonly ThreadEffect[], instalment: number): void => {
    for (const effect of effects) {
      if (effect.kind === 'notify') notices.push({ ...effect, title: titleAt(application, effect), at });
      if (effect.kind === 'schedule') timers.push({ command: effect.command, at: effect.at, instalment });
      if (effect.kind === 'payment') payments.push({ payment: effect.payment, at, instalment });
    }
  };

  for (const happening of happenings) {
    const application: Application | null = thread?.application ?? null;
    // A change of summer time in between must not make a timer fire too early.
    const planned = instantOf(firstDay, happening.at);
    const due = happening.command === 'release' ? application?.releaseAt : null;
    at = due && due > planned ? due : planned;
    const command = told(happening, application);
    const before = position;
    const actor = actorOf(happening.by, prospect, personAt(charge, at));
    const personId = personOf(actor);
    const decision = decide(application ?? prospect, command, actor, at);
    if (!decision.ok) {
      throw new Error(`"${name}": ${command.type} is refused: ${decision.code}`);
    }
    const { sheet } = decision.application;
    if (sheet !== null) sheets.set(thread?.position ?? 0, sheet);
    const after: Followed = follow(thread, decision, at);
    const { changes } = after.decision;
    for (const { index, result } of changes.closed) {
      const action = actions[index];
      if (action === undefined) throw new Error('The rules closed an action that no thread has.');
      position += 1;
      const reason = 'reason' in command ? command.reason : null;
      Object.assign(action, { result, position, reason, closedAt: at, closedBy: personId });
    }
    for (const { type, offerCents: offer, pricing = null } of changes.opened) {
      position += 1;
      actions.push({
        type,
        offerCents: offer,
        pricing,
        sentAt: at,
        openedPosition: position,
        openedBy: personId,
        closedBy: null,
        closedAt: null,
        result: 'ONGOING',
        reason: null,
        position,
      });
    }
    if (position === before && Object.keys(changes.fields).length > 0) position += 1;
    const party = happening.by === 'creator' ? 'creator' : 'candidate';
    if (command.type === 'nda') consents.push({ party, personId, position });
    if (command.type === 'message') {
      position += 1;
      messages.push({ by: party, personId, content: command.content, sentAt: at, position });
      const said = { position, at, by: actor, content: command.content, files: [] };
      entries.push({ position, body: messageBodyOf(said) });
    } else if (position > before) {
      const { instalment = null } = application ?? {};
      const done = { position, at, by: actor, command, decision: after.decision, instalment };
      entries.push({ position, body: commandBodyOf(done) });
    }
    note(decision.application, decision.effects, thread?.position ?? 0);
    note(after.application, after.opening, after.position);
    while (openedAt.length < (after.progress?.instalments.length ?? 0)) openedAt.push(at);
    if (isParty(happening.by)) lastAct[happening.by] = { at, position };
    thread = after;
  }
  if (thread === null) throw new Error('A story begins with an application.');
  const createdAt = instantOf(firstDay, happenings[0]?.at ?? 0);
  const { application, progress, kept } = thread;
  const pricing = stagedPriceOf(application);
  return {
    application,
    priceCents: pricing === null ? application.offerCents : engagedCents(pricing),
    instalment: thread.position,
    instalments: (progress?.instalments ?? []).map((instalment, place) => ({
      instalment,
      openedAt: openedAt[place] ?? at,
      kept: kept.get(place) ?? null,
      sheet: sheets.get(place) ?? null,
    })),
    createdAt,
    updatedAt: at,
    position,
    actions,
    messages,
    consents,
    entries,
    notices,
    timers,
    payments,
    lastAct,
  };
};

/** Plays a cast story about a mission. */
export const play = (random: Random, casting: Casting): PlayedThread => {
  const { mission, candidate, charge, scenario, story, firstDay } = casting;
  const variant = random.between(0, 2);
  const played = playThrough({
    name: scenario.name,
    prospect: {
      state: null,
      type: 'MISSION',
      creator: factsOf(mission.creator),
      candidate: { ...factsOf(candidate), ...candidateOf(candidate) },
      subject: subjectOf(mission),
      rules: defaultEligibilityRules,
      conflicts: null,
    },
    charge,
    happenings: story.happenings,
    firstDay,
    commandOf: (happening, application) => {
      const words = happening.words === undefined ? {} : { words: expand(happening.words, variant) };
      return commandOf(random, casting, { ...happening, ...words }, application);
    },
  });
  return { casting, ...played };
};
