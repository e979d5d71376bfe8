import { expect, test } from 'vitest';
import { toPayeeAccount } from './payee.ts';

test('who pays reads on which account; a portage is paid to ITG, whose account concerns nobody here', () => {
  expect(toPayeeAccount(false, 'Hugo Marchetti')).toBe('à Hugo Marchetti, sur son compte de paiement');
  expect(toPayeeAccount(true, 'Hugo Marchetti')).toBe('à ITG, qui paie Hugo Marchetti');
});
