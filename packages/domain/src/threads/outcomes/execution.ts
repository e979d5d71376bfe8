import { threadTitles } from '../../notifications/titles.ts';
import { addHours } from '../../time/paris.ts';
import { otherParty } from '../actors.ts';
import { type Application, isDirectRelation } from '../application.ts';
import { partyOf } from '../conditions.ts';
import type { ThreadEffect } from '../effects.ts';
import { action, mail, mailBoth, notify, notifyBoth, type Outcome, type OutcomeOf } from '../outcome.ts';
import { deliveryTimers, holdTimers, threadTimes } from '../schedule.ts';
import { closeWithRefund, payCandidate } from './money.ts';

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
  effects: [
    ...notifyBoth('NEW_MESSAGE', threadTitles.fundsDeposited),
    ...mailBoth('funds-deposited'),
    ...holdTimers(now),
  ],
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
    notify('creator', 'MISSION_ENDED', threadTitles.endedByItself),
    mail('creator', 'mission-ended'),
  ]);

/** Who hands the work in asks no longer that it be paid back. */
export const deliver: OutcomeOf<'deliver'> = ({ application: { cancelAsked }, now }) => ({
  fields: { deliveredAt: now, cancelAsked: { ...cancelAsked, candidate: null } },
  effects: [
    notify('creator', 'NEW_MESSAGE', threadTitles.missionDelivered),
    mail('creator', 'mission-delivered'),
    ...deliveryTimers(now),
  ],
});

export const remindToEnd: OutcomeOf<'end/remind'> = () => ({
  effects: [notify('creator', 'NEW_MESSAGE', threadTitles.endReminder), mail('creator', 'end-reminder')],
});

export const contest: OutcomeOf<'contest'> = ({ actor, command, now }) => {
  const by = partyOf(actor);
  if (by === null) throw new Error('The table lets parties alone contest.');
  const reason = command.reason.trim();
  return {
    fields: { contest: { by, reason, at: now } },
    effects: [
      notify(otherParty(by), 'NEW_MESSAGE', threadTitles.missionContested),
      mail(otherParty(by), 'mission-contested', reason),
      mail('staff', 'mission-contested', reason),
    ],
  };
};

const settled = (title: string): ThreadEffect[] => [
  ...notifyBoth('NEW_MESSAGE', title),
  ...mailBoth('mission-settled'),
];

/** Staff's settlement. In a direct relation no money moves: the mission counts as done, or is closed. */
export const settle: OutcomeOf<'settle'> = ({ application, command, now }) => {
  const isDirect = isDirectRelation(application);
  if (command.outcome === 'refund') {
    const title = isDirect ? threadTitles.settledClosed : threadTitles.settledRefund;
    return closeWithRefund(application, settled(title));
  }
  const title = isDirect
    ? threadTitles.settledDone
    : command.outcome === 'split'
      ? threadTitles.settledSplit
      : threadTitles.settledRelease;
  const candidateCents = command.outcome === 'split' ? command.candidateCents : undefined;
  return {
    accept: ['MISSION_ONGOING'],
    fields: { state: 'DONE', endedAt: application.endedAt ?? now },
    effects: [...payCandidate(application, candidateCents), ...settled(title)],
  };
};
