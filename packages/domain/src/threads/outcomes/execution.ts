import type { NotificationKey } from '../../notifications/keys.ts';
import { addHours } from '../../time/paris.ts';
import { actingParty, otherParty } from '../actors.ts';
import { type Application, type Contest, isDirectRelation } from '../application.ts';
import type { Settlement } from '../commands.ts';
import type { ThreadEffect } from '../effects.ts';
import { sharedCents } from '../facts.ts';
import { action, mail, mailBoth, notify, notifyBoth, type Outcome, type OutcomeOf } from '../outcome.ts';
import { deliveryTimers, holdTimers } from '../schedule.ts';
import { decisionLines, settlementSentence } from '../settlement.ts';
import { threadTimes } from '../times.ts';
import { closeWithRefund, payCandidate, refundOf, timersAgain } from './money.ts';

/** Rows of rules §3 about the deposit, the mission itself, its end, and the contest. */

/** Money came after it was asked to give the mission up: nobody's agreement of before is taken for one on what is held. */
const nobodyAsks: Application['cancelAsked'] = { creator: null, candidate: null };

export const confirmDeposit: OutcomeOf<'deposit/confirm'> = ({ command, now }) => ({
  accept: ['WAITING_FUNDS'],
  open: [action('MISSION_ONGOING')],
  fields: {
    state: 'ONGOING',
    deposit: { amountCents: command.amountCents, confirmedAt: now },
    cancelAsked: nobodyAsks,
  },
  effects: [...notifyBoth('FUNDS_DEPOSITED'), ...mailBoth('funds-deposited'), ...holdTimers(now)],
});

/** The end of a mission: of a direct relation at once, else the release is planned. */
const end = (application: Application, now: Date, effects: readonly ThreadEffect[]): Outcome => {
  if (isDirectRelation(application)) {
    return { accept: ['MISSION_ONGOING'], fields: { state: 'DONE', endedAt: now }, effects };
  }
  const releaseAt = addHours(now, threadTimes.releaseAfterHours);
  return {
    accept: ['MISSION_ONGOING'],
    fields: { state: 'WAITING_RULES', endedAt: now, releaseAt },
    effects: [...effects, { kind: 'schedule', command: { type: 'release' }, at: releaseAt }],
  };
};

export const validateMission: OutcomeOf<'mission/validate'> = ({ application, now }) =>
  end(application, now, [notify('candidate', 'MISSION_ENDED'), mail('candidate', 'mission-ended')]);

export const endByItself: OutcomeOf<'end/auto'> = ({ application, now }) =>
  end(application, now, [
    notify('candidate', 'MISSION_ENDED'),
    mail('candidate', 'mission-ended'),
    notify('creator', 'MISSION_ENDED_BY_ITSELF'),
    mail('creator', 'mission-ended'),
  ]);

/** Who hands the work in asks no longer that it be paid back. */
export const deliver: OutcomeOf<'deliver'> = ({ application: { cancelAsked }, now }) => ({
  fields: { deliveredAt: now, cancelAsked: { ...cancelAsked, candidate: null } },
  effects: [
    notify('creator', 'MISSION_DELIVERED'),
    mail('creator', 'mission-delivered'),
    ...deliveryTimers(now),
  ],
});

export const remindToEnd: OutcomeOf<'end/remind'> = () => ({
  effects: [notify('creator', 'END_REMINDER'), mail('creator', 'end-reminder')],
});

export const contest: OutcomeOf<'contest'> = ({ actor, command, now }) => {
  const by = actingParty(actor);
  const reason = command.reason.trim();
  return {
    fields: { contest: { by, reason, at: now, end: null } },
    effects: [
      notify(otherParty(by), 'MISSION_CONTESTED'),
      mail(otherParty(by), 'mission-contested', reason),
      mail('staff', 'mission-contested', reason),
    ],
  };
};

/** The contest that a command of the table waits for. Throws an Error where there is none: the table is wrong then. */
const contestOf = ({ contest: made }: Application): Contest => {
  if (made === null) throw new Error('Nobody contests the mission.');
  return made;
};

/** Whoever contested takes it back: the clocks that it stopped go on. */
export const withdrawContest: OutcomeOf<'contest/withdraw'> = ({ application, now }) => {
  const open = contestOf(application);
  const to = otherParty(open.by);
  return {
    fields: { contest: { ...open, end: { kind: 'withdrawn', at: now } } },
    effects: [
      ...timersAgain(application),
      notify(to, 'CONTEST_WITHDRAWN'),
      mail(to, 'contest-withdrawn'),
      mail('staff', 'contest-withdrawn'),
    ],
  };
};

/** The notification of a settlement: of what becomes of the money, or of a mission without any. */
const settledKey = (application: Application, { outcome }: Settlement): NotificationKey => {
  if (outcome === 'continue') return 'SETTLED_CONTINUE';
  const isHeld = sharedCents(application) > 0;
  if (outcome === 'refund') return isHeld ? 'SETTLED_REFUND' : 'SETTLED_CLOSED';
  if (!isHeld) return 'SETTLED_DONE';
  return outcome === 'split' ? 'SETTLED_SPLIT' : 'SETTLED_RELEASE';
};

const told = (
  application: Application,
  command: Settlement & { readonly reason: string },
): ThreadEffect[] => [
  ...notifyBoth(settledKey(application, command)),
  ...mailBoth('mission-settled', command.reason.trim()),
];

/** Staff's settlement of a contest. In a direct relation no money moves: the mission counts as done, is closed, or goes on. */
export const settle: OutcomeOf<'settle'> = ({ application, command, now }) => {
  const open = contestOf(application);
  const decision = settlementSentence(application, command);
  const end = { kind: 'settled', at: now, decision, reason: command.reason.trim() } as const;
  const ended = { contest: { ...open, end } };
  const effects = told(application, command);
  if (command.outcome === 'continue') {
    return { fields: ended, effects: [...timersAgain(application), ...effects] };
  }
  if (command.outcome === 'refund') {
    const closed = closeWithRefund(application, effects);
    return { ...closed, fields: { ...closed.fields, ...ended } };
  }
  const candidateCents = command.outcome === 'split' ? command.candidateCents : undefined;
  return {
    accept: ['MISSION_ONGOING'],
    fields: { ...ended, state: 'DONE', endedAt: application.endedAt ?? now },
    effects: [...payCandidate(application, candidateCents), ...effects],
  };
};

/** Staff's settlement of what is left of a mission that is over: it stays as it ended, and the money goes to whom they say. */
export const settleRest: OutcomeOf<'rest/settle'> = ({ application, command }) => {
  const candidateCents = command.outcome === 'split' ? command.candidateCents : undefined;
  return {
    fields: { closedNote: decisionLines(settlementSentence(application, command), command.reason.trim()) },
    effects: [
      ...(command.outcome === 'refund' ? refundOf(application) : payCandidate(application, candidateCents)),
      ...notifyBoth('REST_SETTLED'),
      ...mailBoth('rest-settled', command.reason.trim()),
    ],
  };
};
