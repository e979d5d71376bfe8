import { situations } from '@basoche/domain/threads/situation';
import { describe, expect, test } from 'vitest';
import { commandsOf } from '../api/commands.ts';
import { commandWordsOf } from '../command-words.ts';
import { action, message, offerThread, thread } from '../fixtures.ts';
import { nextSteps } from '../next-steps.ts';
import { situationIn } from '../situation.ts';
import { nextStepOf } from './next-step.ts';
import { buttonsOf, factsOf } from './use-step.ts';

const refused = { state: 'REFUSED', isRefused: true, closedReason: 'refused' } as const;
const withdrawn = { ...refused, closedReason: 'withdrawn' } as const;
const at = '2026-11-20T09:00:00.000Z';
const { execution } = thread();
const held = { ...execution, depositDue: 960, depositConfirmedAt: at };
const contest = (isMine: boolean, settlement: string | null = null) => ({
  isMine,
  reason: 'La note est incomplète.',
  at,
  end: settlement === null ? null : ('settled' as const),
  endedAt: settlement === null ? null : at,
  settlement,
  settlementReason: null,
});
const refunded = { ...refused, closedReason: 'refunded' } as const;
const cancelled = { ...held, cancelAsked: { mine: at, other: at } };

test.each([
  ['PRICE_OFFERED', { actions: [action('PRICE', 'ONGOING')] }],
  ['PRICE_TO_CONFIRM', { actions: [action('PRICE', 'ONGOING')], offerToConfirm: ['place'] }],
  ['PRICE_REFUSED', { actions: [action('PRICE', 'REFUSED')] }],
  ['MODE_TO_CHOOSE', { state: 'WAITING_ACCEPTATION', actions: [action('CONTRACT_CHOICE', 'ONGOING')] }],
  ['DIRECT_OFFERED', { state: 'WAITING_ACCEPTATION', actions: [action('DIRECT', 'ONGOING')] }],
  ['FUNDS_OFFERED', { state: 'WAITING_ACCEPTATION', actions: [action('FUNDS', 'ONGOING')] }],
  ['PORTAGE_OFFERED', { state: 'WAITING_ACCEPTATION', actions: [action('PORTAGE', 'ONGOING')] }],
  ['PORTAGE_AT_BASOCHE', { state: 'WAITING_PORTAGE', actions: [action('WAITING_BASOCHE', 'ONGOING')] }],
  ['PORTAGE_AT_ITG', { state: 'WAITING_PORTAGE', actions: [action('WAITING_ITG', 'ONGOING')] }],
  [
    'DEPOSIT_AWAITED',
    {
      state: 'WAITING_FUNDS',
      actions: [action('WAITING_FUNDS', 'ONGOING')],
      execution: { ...execution, payeeIsReady: true },
    },
  ],
  ['PAYEE_AWAITED', { state: 'WAITING_FUNDS', mode: 'funds' }],
  ['PARTNER_AWAITED', { state: 'WAITING_FUNDS', mode: 'portage' }],
  ['CHARGED_BACK', { state: 'ONGOING', execution: { ...held, chargebackAt: at, deliveredAt: at } }],
  ['CHARGED_BACK', { state: 'WAITING_RULES', execution: { ...held, chargebackAt: at } }],
  ['MODE_REFUSED', { state: 'WAITING_ACCEPTATION', actions: [action('FUNDS', 'REFUSED')] }],
  ['PORTAGE_REJECTED', { state: 'WAITING_ACCEPTATION', actions: [action('WAITING_ITG', 'REFUSED')] }],
  ['ONGOING_DIRECT', { state: 'ONGOING', mode: 'direct' }],
  ['DELIVERED_DIRECT', { state: 'ONGOING', mode: 'direct', execution: { ...execution, deliveredAt: at } }],
  ['DELIVERED_HELD', { state: 'ONGOING', execution: { ...held, deliveredAt: at } }],
  ['CONTESTED_BY_CREATOR', { state: 'ONGOING', execution: { ...held, contest: contest(true) } }],
  ['CONTESTED_BY_CANDIDATE', { state: 'WAITING_RULES', execution: { ...held, contest: contest(false) } }],
  [
    'CONTESTED_BY_CREATOR',
    { isCreator: false, state: 'ONGOING', execution: { ...held, contest: contest(false) } },
  ],
  ['DONE_PAID', { state: 'DONE', execution: held }],
  ['DONE_PAYABLE', { state: 'DONE', execution: { ...held, isPayoutWaiting: true } }],
  ['DONE_REST_DECIDED', { state: 'DONE', execution: held, closedNote: 'Les fonds sont partagés.' }],
  ['DONE_SETTLED', { state: 'DONE', execution: { ...held, contest: contest(true, 'Rendu.') } }],
  ['CANCELLED', { ...refunded, execution: cancelled }],
  ['SETTLED_AGAINST', { ...refunded, execution: { ...held, contest: contest(true, 'Rendu.') } }],
  ['ONGOING_HELD', { state: 'ONGOING', actions: [action('WAITING_FUNDS', 'ACCEPTED')] }],
  ['SETTLEMENT', { state: 'WAITING_RULES' }],
  ['DONE', { state: 'DONE' }],
  ['REFUSED', refused],
  ['WITHDRAWN', withdrawn],
  ['REFUNDED', refunded],
] as const)('%s is read from the state and the last open action', (situation, changes) => {
  expect(
    situationIn(
      thread({
        ...changes,
        actions: [...('actions' in changes ? changes.actions : [])],
        offerToConfirm: [...('offerToConfirm' in changes ? changes.offerToConfirm : [])],
      }),
    ),
  ).toBe(situation);
});

test.each([
  ['APPLICATION_SENT', {}, {}],
  ['CONVERSATION', { messages: [message(1)] }, {}],
  ['CONVERSATION', { hasOlder: true }, {}],
  ['OFFER_FILLED', { messages: [message(1)] }, { isFilled: true, isArchived: true }],
  ['OFFER_ARCHIVED', {}, { isArchived: true, isOpen: false }],
  ['APPLICATION_SENT', {}, { isOpen: false }],
  ['REFUSED', refused, { isFilled: true, isArchived: true }],
  ['WITHDRAWN', withdrawn, {}],
] as const)(
  '%s is read from what was written about an offer, and from what became of it',
  (situation, changes, offer) => {
    const messages = [...('messages' in changes ? changes.messages : [])];
    expect(situationIn(offerThread({ ...changes, messages }, offer))).toBe(situation);
  },
);

test('nothing about an offer speaks of a mission or of a price', () => {
  for (const isCreator of [true, false]) {
    for (const changes of [{}, { messages: [message(1)] }, refused, withdrawn]) {
      for (const offer of [{}, { isArchived: true }, { isArchived: true, isFilled: true }]) {
        const { title, next, until } = nextStepOf(offerThread({ isCreator, ...changes }, offer));
        expect(`${title} ${next} ${until}`).not.toMatch(/mission|prix|€|undefined|null\w/);
      }
    }
  }
});

test('after a mode was refused, a mode is to be chosen again', () => {
  const actions = [
    action('CONTRACT_CHOICE', 'ACCEPTED', { position: 3 }),
    action('DIRECT', 'REFUSED', { position: 4 }),
    action('CONTRACT_CHOICE', 'ONGOING', { position: 5 }),
  ];
  expect(situationIn(thread({ state: 'WAITING_ACCEPTATION', actions }))).toBe('MODE_REFUSED');
});

describe('French sentences', () => {
  const words = {
    other: 'Camille Roy',
    price: '800 € HT',
    changed: 'le tarif',
    delivery: '3 semaines',
    answerBy: '23 novembre 2026 à 10:00',
    deposit: '978 € TTC',
    payee: '960 € TTC',
    fee: '18 € TTC',
    isPortage: false,
    isDeposited: true,
    isLate: false,
    endsByItself: '4 décembre 2026 à 10:00',
    releaseAt: 'le 6 décembre, au plus tard le 7 décembre',
    rejectedBy: 'ITG',
    refusedMode: 'la relation directe',
    reason: 'La note est incomplète.',
    suggested: '700 € HT',
    settlement: null,
    kind: 'JOB',
  } as const;

  test.each(situations)('%s tells each party who must act and what happens next', (situation) => {
    for (const party of ['creator', 'candidate'] as const) {
      const { title, next } = nextSteps[situation][party];
      for (const text of [title, next]) {
        expect(typeof text === 'function' ? text(words) : text).toMatch(/^[A-ZÀÉÊÎ].{10,}\S$/su);
      }
    }
  });
});

test('an anonymous creator is named nowhere in what the candidate reads', () => {
  const step = nextStepOf(
    thread({
      isCreator: false,
      creator: {
        id: null,
        name: null,
        pictureURL: null,
        role: null,
        profession: null,
        rating: null,
        nbMissions: null,
      },
      actions: [action('PRICE', 'ONGOING')],
    }),
  );
  expect(step.next).toMatch(/^Le recruteur doit répondre/);
});

test('a portage tells until when it must be answered', () => {
  const actions = [action('WAITING_BASOCHE', 'ONGOING', { dueAt: '2026-11-23T09:00:00Z' })];
  const examined = thread({ state: 'WAITING_PORTAGE', actions });
  const day = '23\u00a0novembre\u00a02026 à 10:00';
  expect(nextStepOf(examined, new Date('2026-11-23T08:59:00Z')).until).toBe(
    `Réponse attendue avant le ${day}`,
  );
  expect(nextStepOf(examined, new Date('2026-11-23T09:01:00Z')).until).toBe(
    `Réponse attendue depuis le ${day}. Un rappel a été envoyé.`,
  );
});

test('a rejected portage and a contest show the words that came with them', () => {
  const reason = "L'activité est exclue.";
  const actions = [action('WAITING_BASOCHE', 'REFUSED', { reason }), action('CONTRACT_CHOICE', 'ONGOING')];
  const rejected = nextStepOf(thread({ state: 'WAITING_ACCEPTATION', actions }));
  expect([rejected.quote, rejected.next.slice(0, 37)]).toEqual([
    reason,
    'Basoche a refusé le portage salarial.',
  ]);
  const contested = thread({ state: 'ONGOING', execution: { ...held, contest: contest(false) } });
  expect(nextStepOf(contested)).toMatchObject({
    waitsFor: 'staff',
    title: 'Camille Roy a contesté la mission',
    quote: 'La note est incomplète.',
  });
});

test('a contest that staff did not decide is not said to be decided', () => {
  const execution = { ...held, contest: contest(false) };
  expect(situationIn(thread({ ...refunded, execution }))).toBe('REFUNDED');
  expect(situationIn(thread({ state: 'DONE', execution: { ...execution, depositConfirmedAt: null } }))).toBe(
    'DONE',
  );
});

test('both parties read what was decided of a contest, however the mission ended', () => {
  const decision = 'Le candidat reçoit 200\u00a0€, le créateur de la mission 400\u00a0€.';
  const execution = { ...held, contest: contest(false, decision) };
  for (const isCreator of [true, false]) {
    expect(nextStepOf(thread({ state: 'DONE', isCreator, execution })).next).toContain(decision);
    const closed = { state: 'REFUSED', isRefused: true, closedReason: 'refunded' } as const;
    expect(nextStepOf(thread({ ...closed, isCreator, execution })).next).toContain(decision);
  }
});

test('a delivered mission tells when it ends by itself, an ended one when the money goes', () => {
  const endsByItselfAt = '2026-12-04T09:00:00Z';
  const delivered = thread({ state: 'ONGOING', execution: { ...held, deliveredAt: at, endsByItselfAt } });
  expect(nextStepOf(delivered).until).toContain('4\u00a0décembre\u00a02026 à 10:00');
  const ended = thread({ state: 'WAITING_RULES', execution: { ...held, releaseAt: endsByItselfAt } });
  expect(nextStepOf(ended).until).toBe('Versement prévu le 4\u00a0décembre, au plus tard le 5\u00a0décembre');
});

test('there are buttons for what is permitted and can be carried out, and for nothing else', () => {
  expect(commandsOf(['message', 'refuseCandidate', 'contest', 'deposit'])).toEqual([
    'contest',
    'refuseCandidate',
  ]);
  expect(commandsOf([])).toEqual([]);
  const choosing = thread({ permitted: ['choose/direct', 'choose/funds', 'refuseCandidate'] });
  expect(buttonsOf(choosing).map(({ label }) => label)).toEqual([
    'Choisir le mode de collaboration',
    'Refuser le candidat',
  ]);
});

test('what ends a mission says what follows, and is the main thing to do once the work is there', () => {
  const creator = { state: 'ONGOING', mode: 'funds', permitted: ['mission/validate', 'contest'] } as const;
  const deposited = { ...held, payeeReceives: 960 };
  const before = buttonsOf(thread({ ...creator, permitted: [...creator.permitted], execution: deposited }));
  expect(before.map(({ name, tone }) => [name, tone])).toEqual([
    ['mission/validate', 'plain'],
    ['contest', 'danger'],
  ]);
  expect(before[0]?.follows).toMatch(/960.*dans les 72.*sauf contestation/);
  expect(before.every(({ follows }) => follows !== undefined)).toBe(true);
  const delivered = { ...deposited, deliveredAt: at };
  const after = buttonsOf(thread({ ...creator, permitted: [...creator.permitted], execution: delivered }));
  expect(after[0]?.tone).toBe('main');
});

test('a mode is accepted at once where confidentiality binds both, and asked again where it does not', () => {
  const asked = (changes: Parameters<typeof thread>[0]) =>
    commandWordsOf('funds/accept', factsOf(thread({ isCreator: false, ...changes }))).confirmation;
  expect(asked({})).toBeUndefined();
  expect(asked({ creatorNDAConsent: false })?.text).toContain('Vous l’avez accepté');
  expect(asked({ creatorNDAConsent: false, postulantNDAConsent: false })?.text).toContain('Ni vous ni');
});
