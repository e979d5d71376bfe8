import { portageNet } from '@basoche/domain/payments/simulator';
import { expect, test } from 'vitest';
import { modeFactsOf } from './mode-facts.ts';

const agreed = { offer: 800, tvaApplicable: true };

test('each mode tells what is paid, what is received and when', () => {
  expect(modeFactsOf('direct', agreed)).toEqual({
    pays: '960\u00a0€\u00a0TTC, par virement',
    receives: '960\u00a0€\u00a0TTC',
    when: 'Sous 30\u00a0jours après réception de la facture',
  });
  expect(modeFactsOf('funds', agreed)).toEqual({
    pays: '978\u00a0€\u00a0TTC, dont 18\u00a0€ de frais, par carte avant le début',
    receives: '960\u00a0€\u00a0TTC',
    when: 'Dans les 72\u00a0heures qui suivent la fin de la mission',
  });
});

test('a portage is estimated as the simulator does, in whole euros', () => {
  const euros = Math.floor(portageNet(80_000, 1, null).netCents / 100);
  const { pays, receives } = modeFactsOf('portage', agreed);
  expect(pays).toContain('960\u00a0€\u00a0TTC');
  expect(receives).toBe(`environ ${euros}\u00a0€ net avant impôt, en salaire (estimation)`);
});

test('without VAT a price is not said to hold any, and a fee still is', () => {
  const without = { ...agreed, tvaApplicable: false };
  expect(modeFactsOf('direct', without).pays).toBe('800\u00a0€, par virement');
  expect(modeFactsOf('funds', without).pays).toContain('818\u00a0€\u00a0TTC');
});
