import type { FinanceMovement } from '@basoche/contract/payments/finances';
import { expect, test } from 'vitest';
import { finances } from './finance-content.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('nothing, one euro and a half and two euros each take the number that French gives them', () => {
  const { released, refunded, unattributed } = finances.totals;
  expect(plain(released(0))).toBe('0 € versé aux bénéficiaires');
  expect(plain(refunded(1.5))).toBe('1,50 € remboursé');
  expect(plain(unattributed(2))).toBe('2 € reçus sans mission');
  expect(plain(finances.deposits.held(618))).toBe('618 € réservés');
  expect(plain(finances.deposits.takenByBanks(10))).toBe('10 € repris par la banque');
});

test('each line says the account of its payee, and of a split where the rest goes', () => {
  const split: FinanceMovement = {
    applicationId: '0198c0de-2222-7000-8000-0123456789ab',
    title: 'Relire un bail',
    instalment: null,
    creator: 'Étude Bertin',
    candidate: 'Anne Lefèvre',
    id: '0198c0de-1111-7000-8000-0123456789ab',
    payee: 'Anne Lefèvre',
    destination: 'payment_account',
    kind: 'split',
    amount: 618,
    at: '2026-11-21T09:00:00Z',
    reason: null,
    isTried: false,
    isFrozen: false,
  };
  expect(finances.account({ ...split, kind: 'release' })).toBe('Sur son compte de paiement');
  expect(finances.account(split)).toBe('Sur son compte de paiement, le reste sur la carte qui a payé');
  expect(finances.account({ ...split, kind: 'refund', destination: 'card' })).toBe('Sur la carte qui a payé');
  expect(finances.account({ ...split, kind: 'release', destination: 'portage' })).toContain(
    'qui paie Anne Lefèvre',
  );
});
