import { expect, test } from 'vitest';
import { billingBody, billingForm, emptyBilling } from './billing-form.ts';

const details = {
  legalName: 'Étude Martin',
  legalForm: 'SELARL',
  shareCapital: 10_000,
  address: '12 place Bellecour',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
  businessNumber: '00000002600005',
  vatNumber: null,
} as const;

test('billing details go to the form and back as they were', () => {
  expect(billingBody(billingForm(details))).toEqual(details);
});

test('what was left empty is not there, and a capital is read as people write it', () => {
  const typed = billingBody({ ...emptyBilling, shareCapital: '10\u202f000 €' });
  expect(typed).toMatchObject({
    legalForm: null,
    businessNumber: null,
    vatNumber: null,
    shareCapital: 10_000,
  });
  expect(billingBody({ ...emptyBilling, shareCapital: 'mille' }).shareCapital).toBeNaN();
});

test('a form begins with the name that is known', () => {
  expect(billingForm(null, 'Étude Martin')).toMatchObject({ legalName: 'Étude Martin', country: 'FR' });
});
