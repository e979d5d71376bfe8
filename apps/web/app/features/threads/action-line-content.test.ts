import { actionResults, actionTypes } from '@basoche/domain/threads/states';
import { threadEnds } from '@basoche/domain/threads/thread-ends';
import { describe, expect, test } from 'vitest';
import { type ActionMessage, actionLines, closedLines, type LineFacts, say } from './action-line-content.ts';
import { endLines, eventLines, threadEvents } from './event-line-content.ts';

const facts: LineFacts = {
  report: 'Plaidée. Les parties ont été entendues.',
  returnText: 'Une fièvre.',
  other: 'Camille Roy',
  price: '800 € HT',
  plan: 'Le plan\u202f: 300 € HT, 10 jours.',
  agreed: '700 € HT',
  work: 'tranche\u00a02 sur 3',
  payee: '480 € TTC',
  isPortage: false,
  isMonthly: false,
  deposit: '840 € TTC',
  taken: '10 €',
  changed: null,
  reason: 'L’activité est exclue.',
  suggested: '700 € HT',
  refusal: 'Merci de votre temps.',
  settlement: 'Les fonds déposés (840\u00a0€) reviennent au prestataire.',
  hasConsented: true,
  ending: 'declared',
};
const parties = ['creator', 'candidate'] as const;

const isSaid = ({ tone, title, text }: ActionMessage) => {
  expect(['open', 'good', 'bad', 'news']).toContain(tone);
  for (const part of text === null ? [title] : [title, text]) {
    expect(say(part, facts)).toMatch(/^[A-ZÀÉ].*\.$/u);
    expect(say(part, facts)).not.toMatch(/null|undefined/);
  }
};

describe('each party reads', () => {
  test.each(actionTypes)('%s with each of its results', (type) => {
    expect(Object.keys(actionLines[type]).toSorted()).toEqual([...actionResults].toSorted());
    for (const result of actionResults) {
      expect(Object.keys(actionLines[type][result])).toEqual(parties);
      for (const party of parties) isSaid(actionLines[type][result][party]);
    }
  });

  test('what happens without an action, and how it ends', () => {
    for (const event of threadEvents) for (const party of parties) isSaid(eventLines[event][party]);
    for (const end of threadEnds) for (const party of parties) isSaid(endLines[end][party]);
    for (const message of Object.values(closedLines)) isSaid(message);
  });

  test('another sentence than the other where one of the two acted', () => {
    const bySomebody = ['PRICE', 'DIRECT', 'FUNDS', 'PORTAGE'] as const;
    for (const type of bySomebody) {
      for (const result of actionResults) {
        const [mine, theirs] = parties.map((party) => say(actionLines[type][result][party].title, facts));
        expect(mine).not.toBe(theirs);
      }
    }
  });
});

const textOf = ({ text }: ActionMessage, changes: Partial<LineFacts> = {}) =>
  text === null ? null : say(text, { ...facts, ...changes });

test('held funds that are accepted recall the payment account to the candidate alone', () => {
  expect(textOf(actionLines.FUNDS.ACCEPTED.candidate)).toMatch(/compte de paiement/);
  expect(textOf(actionLines.FUNDS.ACCEPTED.creator)).toBeNull();
});

test('a direct relation that is accepted opens invoicing for the agreed amount', () => {
  expect(textOf(actionLines.DIRECT.ACCEPTED.candidate)).toMatch(/^Vous pouvez facturer .*700 € HT\.$/);
});

test('a rejected portage shows the reason, and nothing where there is none', () => {
  for (const type of ['WAITING_BASOCHE', 'WAITING_ITG'] as const) {
    for (const party of parties) {
      const message = actionLines[type].REFUSED[party];
      expect(textOf(message)).toBe('Motif\u202f: L’activité est exclue.');
      expect(textOf(message, { reason: null })).toBe('');
    }
  }
});
