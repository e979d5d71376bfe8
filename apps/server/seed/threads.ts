import { createHash } from 'node:crypto';
import { portageMinimumCents } from '@basoche/domain/limits';
import { defaultEligibilityRules } from '@basoche/domain/missions/default-eligibility-rules';
import { deliveryDay } from '@basoche/domain/missions/delivery';
import { currency } from '@basoche/domain/payments/amounts';
import { isParty, type ThreadParty } from '@basoche/domain/threads/actors';
import type { Application, Prospect } from '@basoche/domain/threads/application';
import type { ThreadCommand, ThreadCommandType } from '@basoche/domain/threads/commands';
import { confidentialityText, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { decide } from '@basoche/domain/threads/decide';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import type { PaymentRequest, ThreadEffect } from '@basoche/domain/threads/effects';
import type { TimerCommand } from '@basoche/domain/threads/timer-commands';
import type { Day } from '@basoche/domain/time/paris';
import { commandBodyOf, messageBodyOf } from '../src/features/threads/record/service.ts';
import { instantOf } from './calendar.ts';
import { type Casting, candidateOf, factsOf, subjectOf } from './casting.ts';
import { reasons } from './content/conversations.ts';
import { recommendations } from './content/recommendations.ts';
import { expand } from './french.ts';
import type { Random } from './random.ts';
import { actorOf, type Happening } from './story.ts';

/** A guided action as the thread's history leaves it. */
export interface PlayedAction {
  readonly type: Application['actions'][number]['type'];
  readonly offerCents: number | null;
  readonly sentAt: Date;
  readonly openedPosition: number;
  closedAt: Date | null;
  result: 'ONGOING' | 'ACCEPTED' | 'REFUSED';
  reason: string | null;
  position: number;
}

export interface PlayedMessage {
  readonly by: ThreadParty;
  readonly content: string;
  readonly sentAt: Date;
  readonly position: number;
}

/** One entry of the record: its canonical text, and the place it follows (evidence/thread-record). */
export interface PlayedEntry {
  readonly position: number;
  readonly body: string;
}

export interface PlayedConsent {
  readonly party: ThreadParty;
  readonly position: number;
}

export type Notice = Extract<ThreadEffect, { kind: 'notify' }> & { readonly at: Date };
export interface Timer {
  readonly command: TimerCommand;
  readonly at: Date;
}

/** A thread with its whole history, as the rules allowed it. */
export interface Played {
  readonly application: Application;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly position: number;
  readonly actions: readonly PlayedAction[];
  readonly messages: readonly PlayedMessage[];
  readonly consents: readonly PlayedConsent[];
  /** The record: what is no message has its own row. */
  readonly entries: readonly PlayedEntry[];
  readonly notices: readonly Notice[];
  readonly timers: readonly Timer[];
  /** Requests to the payments, with their times. */
  readonly payments: readonly { readonly payment: PaymentRequest; readonly at: Date }[];
  /** The last thing that each party did, and where the thread then stood. */
  readonly lastAct: Readonly<Record<ThreadParty, { readonly at: Date; readonly position: number }>>;
}

export interface PlayedThread extends Played {
  readonly casting: Casting;
}

const consentOf = (version: string) => ({
  version,
  sha256: createHash('sha256').update(confidentialityText(version)).digest('hex'),
});
export const agreement = consentOf(currentConfidentiality.version);

const toTen = (euros: number) => Math.max(10, Math.round(euros / 10) * 10) * 100;

/** A price that the mission's range makes likely; the first of a bargain lies above it. */
const offerCents = (random: Random, { mission, scenario }: Casting, isBargain: boolean): number => {
  const [low, high] = mission.kernel.price;
  const from = mission.row.tarif_low_cents === null ? low : mission.row.tarif_low_cents / 100;
  const to = mission.row.tarif_high_cents === null ? high : mission.row.tarif_high_cents / 100;
  const euros = isBargain ? to * (1.05 + random.next() * 0.3) : from + (to - from) * random.next();
  return Math.max(toTen(euros), scenario.mode === 'portage' ? portageMinimumCents : 0);
};

/** The days that a candidate offers: those that the mission asks for, where its words tell a length of time. */
const delayOf = ({ mission, firstDay }: Casting): number | null => {
  const due = deliveryDay(firstDay, mission.row.time_limit);
  return due === null ? null : (Date.parse(due) - Date.parse(firstDay)) / 86_400_000;
};

/** The whole command that a happening of the story names. */
const commandOf = (
  random: Random,
  casting: Casting,
  { by, command: type, words = '' }: Happening,
  application: Application | null,
): ThreadCommand => {
  const { row } = casting.candidate;
  switch (type) {
    case 'apply': {
      const isBargain = casting.scenario.steps.some(
        (step) => step.kind === 'do' && step.command === 'price/refuse',
      );
      const tvaApplicable = row.kind !== 'STUDENT' && random.chance(0.7);
      const offer = offerCents(random, casting, isBargain);
      return { type, offerCents: offer, tvaApplicable, delayDays: delayOf(casting) };
    }
    case 'price/new':
      return { type, offerCents: offerCents(random, casting, false) };
    case 'portage/reject':
    case 'itg/reject':
      return { type, reason: expand(random.pick(reasons.portage), 0) };
    case 'contest':
      return {
        type,
        reason: expand(random.pick(reasons.contest[by === 'candidate' ? 'candidate' : 'creator']), 0),
      };
    case 'deposit/confirm':
      return { type, amountCents: application ? depositDueCents(application) : 0, currency };
    case 'settle': {
      const held = application?.deposit?.amountCents ?? 0;
      const outcome = random.pick(['release', 'refund', 'split'] as const);
      const reason = expand(random.pick(reasons.settlement), 0);
      return outcome === 'split'
        ? { type, outcome, candidateCents: Math.round(held * 0.6), reason }
        : { type, outcome, reason };
    }
    case 'review': {
      const grade = random.pick([3, 4, 4, 5, 5]);
      const written =
        recommendations[grade > 3 ? 'good' : 'middling'][by === 'creator' ? 'creator' : 'candidate'];
      // Authors of good grades consent that everybody reads their words.
      return { type, grade, text: expand(random.pick(written), 0), isPublic: grade > 3 };
    }
    case 'review/reply':
      return { type, text: expand(random.pick(recommendations.reply), 0) };
    case 'message':
      return { type, content: words };
    case 'nda':
      return { type, ...agreement };
    case 'end/remind':
      throw new Error('No story plays a reminder.');
    default:
      return { type } as Extract<ThreadCommand, { type: Exclude<ThreadCommandType, PayloadCommand> }>;
  }
};

type PayloadCommand =
  | 'apply'
  | 'price/new'
  | 'portage/reject'
  | 'itg/reject'
  | 'contest'
  | 'deposit/confirm'
  | 'settle'
  | 'review'
  | 'review/reply'
  | 'message'
  | 'nda'
  | 'end/remind';

interface Script {
  readonly name: string;
  readonly prospect: Prospect;
  readonly happenings: readonly Happening[];
  readonly firstDay: Day;
  /** The whole command that a happening names. */
  readonly commandOf: (happening: Happening, application: Application | null) => ThreadCommand;
}

/** Plays a story through the rules. A refusal is a mistake of the story and stops the seed. */
export const playThrough = ({ name, prospect, happenings, firstDay, commandOf: told }: Script): Played => {
  const actions: PlayedAction[] = [];
  const messages: PlayedMessage[] = [];
  const consents: PlayedConsent[] = [];
  const entries: PlayedEntry[] = [];
  const notices: Notice[] = [];
  const timers: Timer[] = [];
  const payments: { payment: PaymentRequest; at: Date }[] = [];
  let application: Application | null = null;
  let position = 0;
  let at = instantOf(firstDay, 0);
  const lastAct = { creator: { at, position }, candidate: { at, position } };

  for (const happening of happenings) {
    // Where summer time ends or begins in between, a timer still comes after its time.
    const planned = instantOf(firstDay, happening.at);
    const due = happening.command === 'release' ? application?.releaseAt : null;
    at = due && due > planned ? due : planned;
    const command = told(happening, application);
    const before = position;
    const decision = decide(application ?? prospect, command, actorOf(happening.by, prospect), at);
    if (!decision.ok) {
      throw new Error(`"${name}": ${command.type} is refused: ${decision.code}`);
    }
    const { changes, effects } = decision;
    for (const { index, result } of changes.closed) {
      const action = actions[index];
      if (action === undefined) throw new Error('The rules closed an action that no thread has.');
      position += 1;
      const reason = 'reason' in command ? command.reason : null;
      Object.assign(action, { result, position, reason, closedAt: at });
    }
    for (const { type, offerCents: offer } of changes.opened) {
      position += 1;
      actions.push({
        type,
        offerCents: offer,
        sentAt: at,
        openedPosition: position,
        closedAt: null,
        result: 'ONGOING',
        reason: null,
        position,
      });
    }
    if (position === before && Object.keys(changes.fields).length > 0) position += 1;
    const party = happening.by === 'creator' ? 'creator' : 'candidate';
    if (command.type === 'nda') consents.push({ party, position });
    const actor = actorOf(happening.by, prospect);
    if (command.type === 'message') {
      position += 1;
      messages.push({ by: party, content: command.content, sentAt: at, position });
      const said = { position, at, by: actor, content: command.content, files: [] };
      entries.push({ position, body: messageBodyOf(said) });
    } else if (position > before) {
      entries.push({ position, body: commandBodyOf({ position, at, by: actor, command, decision }) });
    }
    for (const effect of effects) {
      if (effect.kind === 'notify') notices.push({ ...effect, at });
      if (effect.kind === 'schedule') timers.push({ command: effect.command, at: effect.at });
      if (effect.kind === 'payment') payments.push({ payment: effect.payment, at });
    }
    if (isParty(happening.by)) lastAct[happening.by] = { at, position };
    application = decision.application;
  }
  if (application === null) throw new Error('A story begins with an application.');
  const createdAt = instantOf(firstDay, happenings[0]?.at ?? 0);
  return {
    application,
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

/** Plays a cast story of a mission. */
export const play = (random: Random, casting: Casting): PlayedThread => {
  const { mission, candidate, scenario, story, firstDay } = casting;
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
    },
    happenings: story.happenings,
    firstDay,
    commandOf: (happening, application) => {
      const words = happening.words === undefined ? {} : { words: expand(happening.words, variant) };
      return commandOf(random, casting, { ...happening, ...words }, application);
    },
  });
  return { casting, ...played };
};
