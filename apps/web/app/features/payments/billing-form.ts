import type { BillingDetails } from '@basoche/domain/payments/billing';
import type { BillingCountry } from '@basoche/domain/payments/countries';

/** Billing details as typed: every field is a text. */
export type BillingForm = Readonly<Record<Exclude<keyof BillingDetails, 'country'>, string>> & {
  readonly country: BillingCountry;
};

export const emptyBilling: BillingForm = {
  legalName: '',
  legalForm: '',
  shareCapital: '',
  address: '',
  zipCode: '',
  city: '',
  country: 'FR',
  businessNumber: '',
  vatNumber: '',
};

export const billingForm = (details: BillingDetails | null, name = ''): BillingForm =>
  details === null
    ? { ...emptyBilling, legalName: name }
    : {
        ...details,
        legalForm: details.legalForm ?? '',
        shareCapital: details.shareCapital === null ? '' : String(details.shareCapital),
        businessNumber: details.businessNumber ?? '',
        vatNumber: details.vatNumber ?? '',
      };

/** Reads a share capital as people type it: « 10 000 € ». */
const capital = (text: string): number | null => {
  const digits = text.replace(/[\s\u00a0\u202f€]/g, '');
  return digits === '' ? null : Number(digits.replace(',', '.'));
};

/** Billing details for the call, without the empty fields. */
export const billingBody = (form: BillingForm): BillingDetails => ({
  ...form,
  legalForm: form.legalForm.trim() || null,
  shareCapital: capital(form.shareCapital),
  businessNumber: form.businessNumber.trim() || null,
  vatNumber: form.vatNumber.trim() || null,
});
