import type { ThreadParty } from './actors.ts';

/**
 * The side for which a thread waits: a party, a colleague of the viewer's firm, the platform's staff, the portage company, the
 * bank of a card's holder, or nobody.
 */
export type Awaited = ThreadParty | 'team' | 'staff' | 'partner' | 'bank' | 'nobody';

/**
 * Situations of a thread, finer than its state: each names what the last open action waits for, with the
 * awaited side (rules §3).
 */
export const awaitedIn = {
  PRICE_OFFERED: 'creator',
  PRICE_TO_CONFIRM: 'candidate',
  PRICE_REFUSED: 'candidate',

  MODE_TO_CHOOSE: 'creator',
  MODE_REFUSED: 'creator',
  PORTAGE_REJECTED: 'creator',
  DIRECT_OFFERED: 'candidate',
  FUNDS_OFFERED: 'candidate',
  PORTAGE_OFFERED: 'candidate',
  PORTAGE_AT_BASOCHE: 'staff',
  PORTAGE_AT_ITG: 'partner',

  PAYEE_AWAITED: 'candidate',
  PARTNER_AWAITED: 'partner',
  DEPOSIT_AWAITED: 'creator',
  /** The deposit of a month of a retainer, before its first day. */
  DEPOSIT_TO_COME: 'nobody',
  /** A request for the approval of the deposit waits, as a firm's people see it: for the viewer, or for a colleague. */
  DEPOSIT_TO_APPROVE: 'creator',
  APPROVAL_AWAITED: 'team',
  ONGOING_DIRECT: 'candidate',
  ONGOING_HELD: 'candidate',
  CANCEL_ASKED_BY_CREATOR: 'candidate',
  CANCEL_ASKED_BY_CANDIDATE: 'creator',
  DELIVERED_DIRECT: 'creator',
  DELIVERED_HELD: 'creator',
  CONTESTED_BY_CREATOR: 'staff',
  CONTESTED_BY_CANDIDATE: 'staff',
  SETTLEMENT: 'staff',
  CHARGED_BACK: 'bank',

  DONE: 'nobody',
  DONE_PAYABLE: 'staff',
  DONE_PAID: 'nobody',
  DONE_REST_DECIDED: 'nobody',
  DONE_SETTLED: 'nobody',
  REFUSED: 'nobody',
  WITHDRAWN: 'nobody',
  CANCELLED: 'nobody',
  SETTLED_AGAINST: 'nobody',
  REFUNDED: 'nobody',
  HEARING_CANCELLED: 'nobody',
  HEARING_RETURNED: 'nobody',

  APPLICATION_SENT: 'creator',
  CONVERSATION: 'nobody',
  OFFER_FILLED: 'nobody',
  OFFER_ARCHIVED: 'nobody',
} as const satisfies Readonly<Record<string, Awaited>>;

export type Situation = keyof typeof awaitedIn;

const isSituation = (name: string): name is Situation => name in awaitedIn;

export const situations: readonly Situation[] = Object.keys(awaitedIn).filter(isSituation);

/** The turn of a thread for one of its parties: theirs, somebody else's, or over. */
export const turns = ['MINE', 'OTHERS', 'OVER'] as const;

export type Turn = (typeof turns)[number];

/** Situations that wait for nobody, although the thread goes on: a conversation about an offer, a deposit before its day. */
const goingOn: readonly Situation[] = ['CONVERSATION', 'DEPOSIT_TO_COME'];

/** The turn of a thread, for this party: `MINE`, `OTHERS` or `OVER`. */
export const turnOf = (situation: Situation, viewer: ThreadParty): Turn => {
  const awaited = awaitedIn[situation];
  if (awaited === viewer) return 'MINE';
  return awaited === 'nobody' && !goingOn.includes(situation) ? 'OVER' : 'OTHERS';
};

/**
 * For a thread on the turn of the viewer's firm: true if it waits for the viewer in person, who is in charge
 * of it or was asked for an approval.
 */
export const isOwnTurn = (situation: Situation, isInCharge: boolean): boolean =>
  isInCharge || situation === 'DEPOSIT_TO_APPROVE';

/**
 * Situations in the order in which a member should answer them: the end of a mission, money, the mode, a
 * price; then the less urgent ones.
 */
const answeredFirst: readonly (readonly Situation[])[] = [
  ['DELIVERED_HELD', 'DELIVERED_DIRECT'],
  [
    'CANCEL_ASKED_BY_CREATOR',
    'CANCEL_ASKED_BY_CANDIDATE',
    'DEPOSIT_AWAITED',
    'DEPOSIT_TO_APPROVE',
    'PAYEE_AWAITED',
  ],
  [
    'MODE_TO_CHOOSE',
    'MODE_REFUSED',
    'PORTAGE_REJECTED',
    'DIRECT_OFFERED',
    'FUNDS_OFFERED',
    'PORTAGE_OFFERED',
  ],
  ['PRICE_OFFERED', 'PRICE_TO_CONFIRM', 'PRICE_REFUSED'],
  ['ONGOING_HELD', 'ONGOING_DIRECT'],
];

/** Rank of a situation in a list of what waits for a member: 0 comes first. */
export const rankOf = (situation: Situation): number => {
  const rank = answeredFirst.findIndex((group) => group.includes(situation));
  return rank === -1 ? answeredFirst.length : rank;
};
