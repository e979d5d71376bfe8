import type { ThreadCommand } from '@basoche/domain/threads/commands';
import type { MatrixStage, Role } from './stages.ts';

/** Concurrent commands, and the number of them that may win. */

/** The actor and the command: a party's by its call, any other actor's as the program's own. */
export type Attempt =
  | readonly ['creator' | 'candidate', string]
  | readonly [Exclude<Role, 'creator' | 'candidate'> | 'timer', ThreadCommand];

export interface Race {
  readonly stage: MatrixStage;
  /** Ordered so that two attempts that may both win can follow each other. */
  readonly attempts: readonly Attempt[];
  /** Least and most winners, if not exactly one. */
  readonly winners?: readonly [number, number];
  /** SQL that sets columns of the thread, so that the race is possible. */
  readonly before?: string;
}

const due = "release_at = now() - interval '1 hour'";
const silent = "delivered_at = now() - interval '15 days'";
const confirmed: ThreadCommand = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' };
const reason = 'Le dossier est incomplet.';

export const races: Readonly<Record<string, Race>> = {
  'to accept the price': { stage: 'created', attempts: [['creator', 'price/accept']] },
  'to accept the price or to refuse it': {
    stage: 'created',
    attempts: [
      ['creator', 'price/accept'],
      ['creator', 'price/refuse'],
    ],
  },
  'to accept the price, to refuse the candidate or to withdraw': {
    stage: 'created',
    attempts: [
      ['creator', 'price/accept'],
      ['creator', 'refuseCandidate'],
      ['candidate', 'withdraw'],
    ],
    winners: [1, 2],
  },
  'to refuse the candidate or to withdraw': {
    stage: 'choosing',
    attempts: [
      ['creator', 'refuseCandidate'],
      ['candidate', 'withdraw'],
    ],
  },
  'to propose a new price': { stage: 'priceRefused', attempts: [['candidate', 'price/new']] },
  'to choose one of three modes': {
    stage: 'choosing',
    attempts: [
      ['creator', 'choose/direct'],
      ['creator', 'choose/funds'],
      ['creator', 'choose/portage'],
    ],
  },
  'to accept the direct relation or to refuse it': {
    stage: 'directOffered',
    attempts: [
      ['candidate', 'direct/accept'],
      ['candidate', 'direct/refuse'],
    ],
  },
  'to accept held funds or to refuse them': {
    stage: 'fundsOffered',
    attempts: [
      ['candidate', 'funds/accept'],
      ['candidate', 'funds/refuse'],
    ],
  },
  'to accept the portage or to refuse it': {
    stage: 'portageOffered',
    attempts: [
      ['candidate', 'portage/accept'],
      ['candidate', 'portage/refuse'],
    ],
  },
  'to take the direct relation or to withdraw': {
    stage: 'directOffered',
    attempts: [
      ['candidate', 'direct/accept'],
      ['candidate', 'withdraw'],
    ],
  },
  'of staff to validate the portage or to reject it': {
    stage: 'portageAtPlatform',
    attempts: [
      ['staff', { type: 'portage/validate' }],
      ['staff', { type: 'portage/reject', reason }],
    ],
  },
  'of the partner to validate the portage or to reject it': {
    stage: 'portageAtPartner',
    attempts: [
      ['partner', { type: 'itg/validate' }],
      ['partner', { type: 'itg/reject', reason }],
    ],
  },
  'of the provider to confirm the deposit': { stage: 'fundsAwaited', attempts: [['provider', confirmed]] },
  'to confirm the deposit or to cancel it': {
    stage: 'fundsAwaited',
    attempts: [
      ['provider', confirmed],
      ['staff', { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' }],
    ],
    winners: [1, 2],
  },
  'to cancel the deposit, of both parties': {
    stage: 'ongoing',
    attempts: [
      ['creator', 'cancelDeposit'],
      ['candidate', 'cancelDeposit'],
    ],
    winners: [2, 2],
  },
  'to agree to the cancellation of the deposit, or to refuse it': {
    stage: 'cancelAsked',
    attempts: [
      ['candidate', 'cancelDeposit'],
      ['candidate', 'cancelDeposit/refuse'],
    ],
    // After a refusal, the first command counts as a new request of the candidate.
    winners: [1, 2],
  },
  'to end the mission': { stage: 'ongoing', attempts: [['creator', 'mission/validate']] },
  'to end the mission, or to let it end by itself': {
    stage: 'delivered',
    before: silent,
    attempts: [
      ['creator', 'mission/validate'],
      ['timer', { type: 'end/auto' }],
    ],
  },
  'to end a direct mission or to contest it': {
    stage: 'directOngoing',
    attempts: [
      ['candidate', 'contest'],
      ['creator', 'mission/validate'],
    ],
    winners: [1, 2],
  },
  'to deliver': { stage: 'ongoing', attempts: [['candidate', 'deliver']] },
  'to contest, of both parties': {
    stage: 'ongoing',
    attempts: [
      ['creator', 'contest'],
      ['candidate', 'contest'],
    ],
  },
  'to release what is held or to contest': {
    stage: 'ended',
    before: due,
    attempts: [
      ['timer', { type: 'release' }],
      ['creator', 'contest'],
    ],
  },
  'of staff to release or to refund': {
    stage: 'endedAndContested',
    attempts: [
      ['staff', { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' }],
      ['staff', { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' }],
    ],
  },
  'to consent, of both parties': {
    stage: 'created',
    attempts: [
      ['creator', 'nda'],
      ['candidate', 'nda'],
    ],
    winners: [2, 2],
  },
  'to grade': { stage: 'directDone', attempts: [['creator', 'review']] },
};
