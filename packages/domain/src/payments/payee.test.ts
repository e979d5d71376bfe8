import { expect, test } from 'vitest';
import { payeeAccountText, toPayeeAccount } from './payee.ts';

test('who pays reads on which account; a portage is paid to ITG, whose account concerns nobody here', () => {
  expect(toPayeeAccount(false, 'Hugo Marchetti')).toBe('à Hugo Marchetti, sur son compte de paiement');
  expect(toPayeeAccount(true, 'Hugo Marchetti')).toBe('à ITG, qui paie Hugo Marchetti');
});

test('staff read on which account a sum arrives, and of a split where the rest goes', () => {
  const accountOf = (told: Parameters<typeof payeeAccountText>[0]) =>
    payeeAccountText(told, 'Hugo Marchetti');
  expect(accountOf({ destination: 'payment_account' })).toBe('sur son compte de paiement');
  expect(accountOf({ destination: 'portage' })).toBe(
    'sur le compte de paiement de la société de portage, qui paie Hugo Marchetti',
  );
  expect(accountOf({ destination: 'card' })).toBe('sur la carte qui a payé');
  expect(accountOf({ destination: 'payment_account', isSplit: true })).toBe(
    'sur son compte de paiement, le reste sur la carte qui a payé',
  );
});
