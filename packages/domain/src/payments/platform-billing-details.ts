import { company } from '../site-publisher.ts';
import type { BillingDetails } from './billing.ts';
import { frenchVatNumber } from './identifiers.ts';

/** The company behind the platform, as its invoices name it. */
export const platformDetails: BillingDetails = {
  legalName: company.name,
  legalForm: company.legalForm,
  shareCapital: company.shareCapital,
  address: company.address,
  zipCode: company.zipCode,
  city: company.city,
  country: 'FR',
  businessNumber: company.businessNumber,
  vatNumber: frenchVatNumber(company.businessNumber),
};
