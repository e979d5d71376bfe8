import { describe, expect, it } from 'vitest';
import { type SituationFacts, situationOf, turnedDown } from './situation.ts';
import { dueAtOf } from './situation-deadlines.ts';
import { isOwnTurn, rankOf, type Situation, situations, turnOf } from './whose-turn.ts';

const facts: SituationFacts = {
  state: 'NEW',
  closedReason: null,
  hasClosedNote: false,
  contest: null,
  isCancelledByBoth: false,
  hearingEnd: null,
  isDeposited: false,
  isPayoutWaiting: false,
  mode: null,
  actions: [],
  isPriceToConfirm: false,
  payeeIsReady: false,
  isDelivered: false,
  cancelAskedBy: null,
  isChargedBack: false,
  offer: null,
  hasMessages: false,
};
const open = (type: SituationFacts['actions'][number]['type']) => ({ type, result: 'ONGOING' }) as const;
const refused = (type: SituationFacts['actions'][number]['type']) => ({ type, result: 'REFUSED' }) as const;
const contest = { by: 'creator', end: null, isLast: true } as const;
const settled = { ...contest, end: 'settled' } as const;
const withdrawn = { ...contest, end: 'withdrawn' } as const;
const offer = { isFilled: false, isArchived: false };

const choosing = 'WAITING_ACCEPTATION';
const [ongoing, paying] = ['ONGOING', 'WAITING_RULES'] as const;
const closed = { state: 'REFUSED', closedReason: 'refunded' } as const;
const payable = { state: 'WAITING_FUNDS', mode: 'funds', payeeIsReady: true } as const;
const done = { state: 'DONE', isDeposited: true } as const;

/** Each row: situation, turn for its creator, turn for its candidate, and the facts that lead to it. */
const table: readonly (readonly [Situation, string, string, Partial<SituationFacts>])[] = [
  ['PRICE_OFFERED', 'MINE', 'OTHERS', { actions: [refused('PRICE'), open('PRICE')] }],
  ['PRICE_TO_CONFIRM', 'OTHERS', 'MINE', { actions: [open('PRICE')], isPriceToConfirm: true }],
  ['PRICE_REFUSED', 'OTHERS', 'MINE', { actions: [refused('PRICE')], isPriceToConfirm: true }],
  ['MODE_TO_CHOOSE', 'MINE', 'OTHERS', { state: choosing, actions: [open('CONTRACT_CHOICE')] }],
  [
    'MODE_REFUSED',
    'MINE',
    'OTHERS',
    { state: choosing, actions: [refused('FUNDS'), open('CONTRACT_CHOICE')] },
  ],
  [
    'PORTAGE_REJECTED',
    'MINE',
    'OTHERS',
    { state: choosing, actions: [refused('DIRECT'), refused('WAITING_ITG')] },
  ],
  ['DIRECT_OFFERED', 'OTHERS', 'MINE', { state: choosing, actions: [refused('DIRECT'), open('DIRECT')] }],
  ['FUNDS_OFFERED', 'OTHERS', 'MINE', { state: choosing, actions: [open('FUNDS')] }],
  ['PORTAGE_OFFERED', 'OTHERS', 'MINE', { state: choosing, actions: [open('PORTAGE')] }],
  [
    'PORTAGE_AT_BASOCHE',
    'OTHERS',
    'OTHERS',
    { state: 'WAITING_PORTAGE', actions: [open('WAITING_BASOCHE')] },
  ],
  ['PORTAGE_AT_ITG', 'OTHERS', 'OTHERS', { state: 'WAITING_PORTAGE', actions: [open('WAITING_ITG')] }],
  ['PAYEE_AWAITED', 'OTHERS', 'MINE', { state: 'WAITING_FUNDS', mode: 'funds' }],
  ['PARTNER_AWAITED', 'OTHERS', 'OTHERS', { state: 'WAITING_FUNDS', mode: 'portage' }],
  ['DEPOSIT_AWAITED', 'MINE', 'OTHERS', { state: 'WAITING_FUNDS', mode: 'portage', payeeIsReady: true }],
  [
    'DEPOSIT_TO_COME',
    'OTHERS',
    'OTHERS',
    { ...payable, awaitedMonth: { startsOn: '2037-11-01', position: 0 } },
  ],
  [
    'DEPOSIT_AWAITED',
    'MINE',
    'OTHERS',
    { ...payable, awaitedMonth: { startsOn: '2037-10-01', position: 0 } },
  ],
  [
    'DEPOSIT_TO_COME',
    'OTHERS',
    'OTHERS',
    { ...payable, awaitedMonth: { startsOn: '2037-10-01', position: 1 } },
  ],
  [
    'PAYEE_AWAITED',
    'OTHERS',
    'MINE',
    { ...payable, payeeIsReady: false, awaitedMonth: { startsOn: '2038-01-01', position: 0 } },
  ],
  ['DEPOSIT_TO_APPROVE', 'MINE', 'OTHERS', { ...payable, approval: 'viewer' }],
  ['APPROVAL_AWAITED', 'OTHERS', 'OTHERS', { ...payable, approval: 'colleague' }],
  ['PAYEE_AWAITED', 'OTHERS', 'MINE', { ...payable, payeeIsReady: false, approval: 'viewer' }],
  ['CANCEL_ASKED_BY_CREATOR', 'OTHERS', 'MINE', { ...payable, cancelAskedBy: 'creator', approval: 'viewer' }],
  ['ONGOING_DIRECT', 'OTHERS', 'MINE', { state: ongoing, mode: 'direct' }],
  ['ONGOING_HELD', 'OTHERS', 'MINE', { state: ongoing, mode: 'funds', contest: withdrawn }],
  ['DELIVERED_DIRECT', 'MINE', 'OTHERS', { state: ongoing, mode: 'direct', isDelivered: true }],
  [
    'DELIVERED_HELD',
    'MINE',
    'OTHERS',
    { state: ongoing, mode: 'funds', isDelivered: true, contest: settled },
  ],
  ['CANCEL_ASKED_BY_CREATOR', 'OTHERS', 'MINE', { state: 'WAITING_FUNDS', cancelAskedBy: 'creator' }],
  [
    'CANCEL_ASKED_BY_CANDIDATE',
    'MINE',
    'OTHERS',
    { state: ongoing, mode: 'funds', isDelivered: true, cancelAskedBy: 'candidate' },
  ],
  [
    'CONTESTED_BY_CREATOR',
    'OTHERS',
    'OTHERS',
    { state: ongoing, isDelivered: true, contest, cancelAskedBy: 'candidate' },
  ],
  ['CONTESTED_BY_CANDIDATE', 'OTHERS', 'OTHERS', { state: paying, contest: { ...contest, by: 'candidate' } }],
  ['SETTLEMENT', 'OTHERS', 'OTHERS', { state: paying, isDelivered: true }],
  ['CHARGED_BACK', 'OTHERS', 'OTHERS', { state: ongoing, isChargedBack: true, contest }],
  ['CHARGED_BACK', 'OTHERS', 'OTHERS', { state: paying, isChargedBack: true }],
  ['DONE', 'OVER', 'OVER', { state: 'DONE' }],
  ['DONE', 'OVER', 'OVER', { state: 'DONE', contest }],
  ['DONE', 'OVER', 'OVER', { state: 'DONE', contest: { ...settled, isLast: false } }],
  ['DONE_PAYABLE', 'OTHERS', 'OTHERS', { ...done, isPayoutWaiting: true }],
  ['DONE_PAID', 'OVER', 'OVER', { ...done, contest }],
  ['DONE_REST_DECIDED', 'OVER', 'OVER', { ...done, hasClosedNote: true }],
  ['DONE_SETTLED', 'OVER', 'OVER', { ...done, hasClosedNote: true, contest: settled }],
  ['REFUSED', 'OVER', 'OVER', { state: 'REFUSED', closedReason: 'refused' }],
  ['REFUSED', 'OVER', 'OVER', { state: 'REFUSED' }],
  ['WITHDRAWN', 'OVER', 'OVER', { state: 'REFUSED', closedReason: 'withdrawn', offer }],
  ['CANCELLED', 'OVER', 'OVER', { ...closed, isCancelledByBoth: true, contest }],
  ['SETTLED_AGAINST', 'OVER', 'OVER', { ...closed, isCancelledByBoth: true, contest: settled }],
  ['REFUNDED', 'OVER', 'OVER', { ...closed, contest: withdrawn }],
  ['HEARING_CANCELLED', 'OVER', 'OVER', { ...closed, hearingEnd: 'cancelled', contest: withdrawn }],
  ['HEARING_RETURNED', 'OVER', 'OVER', { ...closed, hearingEnd: 'returned', isCancelledByBoth: true }],
  ['APPLICATION_SENT', 'MINE', 'OTHERS', { offer }],
  ['CONVERSATION', 'OTHERS', 'OTHERS', { offer, hasMessages: true }],
  ['OFFER_FILLED', 'OVER', 'OVER', { offer: { isFilled: true, isArchived: true }, hasMessages: true }],
  ['OFFER_ARCHIVED', 'OVER', 'OVER', { offer: { isFilled: false, isArchived: true } }],
];

describe('whose turn a thread is', () => {
  it.each(table)(
    'in %s: for its creator %s, for its candidate %s',
    (situation, creator, candidate, changes) => {
      expect(situationOf({ ...facts, ...changes }, '2037-09-30')).toBe(situation);
      expect([turnOf(situation, 'creator'), turnOf(situation, 'candidate')]).toEqual([creator, candidate]);
    },
  );

  it('is said of every situation', () => {
    expect(new Set(table.map(([situation]) => situation))).toEqual(new Set(situations));
  });

  it('is a person’s own within their firm if they are in charge, or are to approve a deposit', () => {
    expect(situations.filter((one) => isOwnTurn(one, false))).toEqual(['DEPOSIT_TO_APPROVE']);
    expect(situations.every((one) => isOwnTurn(one, true))).toBe(true);
  });

  it('is never that of both parties at once', () => {
    for (const situation of situations) {
      const ofBoth = (['creator', 'candidate'] as const).map((party) => turnOf(situation, party));
      expect(ofBoth, situation).not.toEqual(['MINE', 'MINE']);
      expect(ofBoth[0] === 'OVER', situation).toBe(ofBoth[1] === 'OVER');
    }
  });
});

describe('what waits for a member', () => {
  it('comes in order: the end of a mission, money, the mode, a price, the work, then who applied to an offer', () => {
    const some: readonly Situation[] = [
      'DELIVERED_HELD',
      'DEPOSIT_AWAITED',
      'FUNDS_OFFERED',
      'PRICE_OFFERED',
      'ONGOING_HELD',
      'APPLICATION_SENT',
    ];
    expect(some.map(rankOf)).toEqual([0, 1, 2, 3, 4, 5]);
    const waitsForParty = situations.filter((one) =>
      (['creator', 'candidate'] as const).some((party) => turnOf(one, party) === 'MINE'),
    );
    expect(waitsForParty.filter((one) => rankOf(one) === 5)).toEqual(['APPLICATION_SENT']);
  });
});

describe('what a thread waits for', () => {
  const at = new Date('2026-11-20T09:00:00Z');
  const none = { deliveredAt: null, releaseAt: null, reviewAskedAt: null };
  const dueAt = (situation: Situation, changes: Partial<typeof none | Record<keyof typeof none, Date>>) =>
    dueAtOf(situation, { ...none, ...changes })?.toISOString() ?? null;

  it.each([
    ['DELIVERED_DIRECT', { deliveredAt: at }, '2026-12-04T09:00:00.000Z'],
    ['DELIVERED_HELD', { deliveredAt: at }, '2026-12-04T09:00:00.000Z'],
    ['SETTLEMENT', { deliveredAt: at, releaseAt: at }, '2026-11-20T09:00:00.000Z'],
    ['PORTAGE_AT_BASOCHE', { reviewAskedAt: at }, '2026-11-22T09:00:00.000Z'],
    ['PORTAGE_AT_ITG', { reviewAskedAt: at }, '2026-11-24T09:00:00.000Z'],
    ['CONTESTED_BY_CREATOR', { deliveredAt: at, releaseAt: at }, null],
    ['DELIVERED_HELD', {}, null],
    ['PRICE_OFFERED', { reviewAskedAt: at }, null],
  ] as const)('%s is due when the rules of its step say', (situation, changes, due) => {
    expect(dueAt(situation, changes)).toBe(due);
  });
});

describe('the mode that was turned down', () => {
  const accepted = (type: SituationFacts['actions'][number]['type']) =>
    ({ type, result: 'ACCEPTED' }) as const;

  it('is the last one that was refused, and no price, no open mode and no accepted one', () => {
    const actions = [
      refused('DIRECT'),
      refused('FUNDS'),
      refused('PRICE'),
      accepted('PORTAGE'),
      open('DIRECT'),
    ];
    expect(turnedDown(actions)).toEqual(refused('FUNDS'));
    expect(turnedDown([refused('WAITING_BASOCHE'), refused('NDA')])).toEqual(refused('WAITING_BASOCHE'));
    expect(turnedDown([refused('PRICE'), accepted('FUNDS')])).toBeUndefined();
  });
});
