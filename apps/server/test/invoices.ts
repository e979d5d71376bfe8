import type { BillingDetails } from '@basoche/domain/payments/billing';
import { frenchVatNumber } from '@basoche/domain/payments/identifiers';
import type { TestApp } from './app.ts';
import type { TestMember } from './factories.ts';

/** Issuers and buyers of test invoices. Their SIREN are valid but belong to nobody. */

export const anIssuer = (change: Partial<BillingDetails> = {}): BillingDetails => ({
  legalName: 'Anne Lefèvre',
  legalForm: 'EI',
  shareCapital: null,
  address: '3 rue de la Paix',
  zipCode: '75002',
  city: 'Paris',
  country: 'FR',
  businessNumber: '000000018',
  vatNumber: frenchVatNumber('000000018'),
  ...change,
});

export const aBuyer = (change: Partial<BillingDetails> = {}): BillingDetails => ({
  legalName: 'Étude Martin',
  legalForm: 'SELARL',
  shareCapital: 10_000,
  address: '12 place Bellecour',
  zipCode: '69002',
  city: 'Lyon',
  country: 'FR',
  businessNumber: '00000002600005',
  vatNumber: null,
  ...change,
});

export const issue = (
  test: TestApp,
  applicationId: string,
  { token }: Pick<TestMember, 'token'>,
  body: object = { issuer: anIssuer(), buyer: aBuyer() },
) => test.call('POST', `/messagerie/invoice/${applicationId}`, { token, body });

export const anInvoice = async (
  test: TestApp,
  applicationId: string,
  candidate: Pick<TestMember, 'token'>,
): Promise<string> => {
  const answer = await issue(test, applicationId, candidate);
  if (answer.statusCode !== 201) throw new Error(`No invoice: ${answer.body}`);
  return answer.json().id;
};
