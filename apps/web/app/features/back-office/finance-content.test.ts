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
