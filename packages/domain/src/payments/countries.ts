import type { Option } from '../options/option.ts';

/**
 * Countries of a billing address (ISO 3166-1): the European Union, its neighbours, and the main trade
 * partners of French companies.
 */
const codes = [
  'FR',
  'AT',
  'BE',
  'BG',
  'CA',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MA',
  'MC',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'TN',
  'US',
] as const;
export type BillingCountry = (typeof codes)[number];

const names = new Intl.DisplayNames('fr', { type: 'region' });
export const countryName = (code: BillingCountry): string => names.of(code) ?? code;

const [home, ...abroad] = codes;
const countryOption = (value: BillingCountry): Option<BillingCountry> => ({
  value,
  label: countryName(value),
});

/** France first, then the others sorted by their French names. */
export const billingCountries: readonly Option<BillingCountry>[] = [
  countryOption(home),
  ...abroad.map(countryOption).sort((a, b) => a.label.localeCompare(b.label, 'fr')),
];

/**
 * True if French VAT is due as in France: Monaco belongs to its territory (CGI, art. 297 A, convention of 18
 * May 1963).
 */
export const isFrenchTerritory = (country: BillingCountry): boolean => country === 'FR' || country === 'MC';
