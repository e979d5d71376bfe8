import type { OwnPayment } from '@basoche/contract/payments/own';
import { expect, test } from 'vitest';
import { paymentWhen } from './own-content.ts';

const deposit: OwnPayment = {
  id: '0198c0de-1111-7000-8000-0123456789ab',
  direction: 'OUT',
  status: 'held',
  price: 500,
  vat: 100,
  fee: 18,
  total: 618,
  refunded: null,
  other: 'Yasmine Benali',
  title: 'Relire un bail',
  instalment: null,
  postulationID: '0198c0de-2222-7000-8000-0123456789ab',
  mode: 'funds',
  destination: 'payment_account',
  isContested: false,
  isCancelAsked: false,
  day: '2026-11-21',
  latestDay: null,
};
const when = (changed: Partial<OwnPayment>) =>
  paymentWhen({ ...deposit, ...changed }).replace(/[\u00a0\u202f]/g, ' ');

test('a deposit says that its cancellation is asked, and that it was given back', () => {
  expect(when({})).toBe('Payé, réservé depuis le 21 novembre 2026');
  expect(when({ isCancelAsked: true })).toBe(
    'Payé, réservé depuis le 21 novembre 2026, annulation demandée, accord attendu',
  );
  expect(when({ status: 'expected', isCancelAsked: true })).toBe(
    'À déposer depuis le 21 novembre 2026, annulation demandée, accord attendu',
  );
  expect(when({ status: 'refunded', refunded: 618, destination: 'card' })).toBe(
    'Remboursé, payé le 21 novembre 2026',
  );
  expect(when({ status: 'paid', refunded: 200 })).toBe('Payé le 21 novembre 2026, dont 200 € remboursés');
});
