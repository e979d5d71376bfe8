import type { BillingDetails } from '@basoche/domain/payments/billing';
import type { DetailsRow } from './store.ts';

export const presentDetails = (row: DetailsRow): BillingDetails => ({
  legalName: row.legal_name,
  legalForm: row.legal_form,
  shareCapital: row.share_capital,
  address: row.address,
  zipCode: row.zip_code,
  city: row.city,
  country: row.country,
  businessNumber: row.business_number,
  vatNumber: row.vat_number,
});
