import { expect, it } from 'vitest';
import { bankDetailsRefused, groupedIban, maskBic, maskIban } from './bank-details.ts';

it('shows of bank details what tells one account from another, and no account', () => {
  expect(maskIban('FR7630006000011234567890189')).toBe('FR76 •••• •••• 0189');
  expect(maskBic('AGRIFRPP882')).toBe('AGRI ••••');
});

it('groups an IBAN by four, as it is printed', () => {
  expect(groupedIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189');
  expect(groupedIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
});

it('says what could not be saved in the words of the specification', () => {
  expect(bankDetailsRefused).toBe(
    'Un problème est survenu lors de la sauvegarde de vos informations bancaires. Êtes-vous sûr que ces informations sont valides\u202f?',
  );
});
