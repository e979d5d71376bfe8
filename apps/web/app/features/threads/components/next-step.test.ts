import { actionResults, actionTypes } from '@basoche/domain/threads/states';
import { describe, expect, test } from 'vitest';
import { actionLines, say } from '../action-lines.ts';
import { commandsOf } from '../api/commands.ts';
import { action, message, offerThread, thread } from '../fixtures.ts';
import { nextSteps, situations } from '../next-steps.ts';
import { nextStepOf, situationOf } from './next-step.ts';

const refused = { state: 'REFUSED', isRefused: true } as const;

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
  ['DEPOSIT_AWAITED', { state: 'WAITING_FUNDS', actions: [action('WAITING_FUNDS', 'ONGOING')] }],
  ['ONGOING_DIRECT', { state: 'ONGOING', actions: [action('DIRECT', 'ACCEPTED')] }],
  ['ONGOING_HELD', { state: 'ONGOING', actions: [action('WAITING_FUNDS', 'ACCEPTED')] }],
  ['SETTLEMENT', { state: 'WAITING_RULES' }],
  ['DONE', { state: 'DONE' }],
  ['REFUSED', refused],
  ['WITHDRAWN', { ...refused, isWithdrawn: true }],
  ['REFUNDED', { ...refused, actions: [action('WAITING_FUNDS', 'REFUSED')] }],
] as const)('%s is read from the state and the last open action', (situation, changes) => {
  expect(
    situationOf(
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
  ['WITHDRAWN', { ...refused, isWithdrawn: true }, {}],
] as const)(
  '%s is read from what was written about an offer, and from what became of it',
  (situation, changes, offer) => {
    const messages = [...('messages' in changes ? changes.messages : [])];
    expect(situationOf(offerThread({ ...changes, messages }, offer))).toBe(situation);
  },
);

test('nothing about an offer speaks of a mission or of a price', () => {
  for (const isCreator of [true, false]) {
    for (const changes of [{}, { messages: [message(1)] }, refused, { ...refused, isWithdrawn: true }]) {
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
  expect(situationOf(thread({ state: 'WAITING_ACCEPTATION', actions }))).toBe('MODE_TO_CHOOSE');
});

describe('French sentences', () => {
  const words = {
    other: 'Camille Roy',
    price: '800 € HT',
    changed: 'le tarif',
    delivery: '3 semaines',
    answerBy: null,
    kind: 'JOB',
  } as const;

  test.each(situations)('%s tells each party who must act and what happens next', (situation) => {
    for (const party of ['creator', 'candidate'] as const) {
      const { title, next } = nextSteps[situation][party];
      for (const text of [title, next]) {
        expect(typeof text === 'function' ? text(words) : text).toMatch(/^[A-ZÀÉÊÎ].{10,}[^ ]$/u);
      }
    }
  });

  test('whoever must act is told so on one side, and waited for on the other', () => {
    for (const situation of situations) {
      const { creator, candidate } = nextSteps[situation];
      expect([creator.waitsFor === 'you', candidate.waitsFor === 'other']).toEqual([
        candidate.waitsFor === 'other',
        creator.waitsFor === 'you',
      ]);
    }
  });

  test.each(actionTypes)('%s has a sentence for each result and each party', (type) => {
    for (const result of actionResults) {
      for (const party of ['creator', 'candidate'] as const) {
        const text = say(actionLines[type][result][party], { ...words, hasConsented: true });
        expect(text).toMatch(/^[A-ZÀÉ].*\.$/u);
        expect(text).not.toMatch(/null|undefined/);
      }
    }
  });
});

test('an anonymous creator is named nowhere in what the candidate reads', () => {
  const step = nextStepOf(
    thread({
      isCreator: false,
      creator: { id: null, name: null, pictureURL: null, role: null, rating: null, nbMissions: null },
      actions: [action('PRICE', 'ONGOING')],
    }),
  );
  expect(step.next).toMatch(/^Le recruteur doit répondre/);
});

test('a portage tells until when it must be answered', () => {
  const actions = [action('WAITING_BASOCHE', 'ONGOING', { sentAt: '2026-11-21T09:00:00Z' })];
  expect(nextStepOf(thread({ state: 'WAITING_PORTAGE', actions })).until).toBe(
    'Réponse attendue avant le 23\u00a0novembre\u00a02026 à 10:00',
  );
});

test('there are buttons for what is permitted and can be carried out, and for nothing else', () => {
  expect(commandsOf(['message', 'choose/funds', 'refuseCandidate', 'choose/direct', 'deposit'])).toEqual([
    'choose/direct',
    'refuseCandidate',
  ]);
  expect(commandsOf([])).toEqual([]);
});
