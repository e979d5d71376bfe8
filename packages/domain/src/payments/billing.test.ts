import { describe, expect, it } from 'vitest';
import {
  type BillingDetails,
  type BillingError,
  billedName,
  billingLines,
  billingMistakes,
  buyerGaps,
  issuerGaps,
  legalFormLine,
} from './billing.ts';
import { billingCountries } from './countries.ts';
import { platformDetails } from './platform-billing-details.ts';

const details: BillingDetails = {
  legalName: 'Anne Lefèvre',
  legalForm: 'EI',
  shareCapital: null,
  address: '3 rue de la Paix',
  zipCode: '75002',
  city: 'Paris',
  country: 'FR',
  businessNumber: '73282932000074',
  vatNumber: 'FR44732829320',
};
/** Paths of the wrong fields; each has a sentence for the person who filled it in. */
const paths = (errors: readonly BillingError[]) =>
  errors.map(({ path, message }) => {
    expect(message).toMatch(/^[A-Z].*\.$/);
    return path;
  });

describe('billing details', () => {
  it('of a person say that they are an entrepreneur, of a company its form and capital', () => {
    expect(billedName(details)).toBe('Anne Lefèvre EI');
    expect(billedName({ ...details, legalForm: 'Entrepreneur individuel' })).toBe('Anne Lefèvre EI');
    expect(billedName({ ...details, legalName: 'Anne Lefèvre EI' })).toBe('Anne Lefèvre EI');
    expect(billedName({ ...details, legalName: 'EIFFEL Anne' })).toBe('EIFFEL Anne EI');
    expect(billedName({ ...details, legalForm: null })).toBe('Anne Lefèvre');
    expect(legalFormLine(details)).toBeNull();
    expect(legalFormLine({ ...details, legalForm: null, shareCapital: 10_000 })).toBeNull();
    expect(legalFormLine({ ...details, legalForm: 'Association' })).toBe('Association');
    expect(
      billingLines({ ...details, legalName: 'Étude Martin', legalForm: 'SELARL', shareCapital: 10_000 }),
    ).toEqual([
      'Étude Martin',
      'SELARL au capital de 10\u202f000\u00a0€',
      '3 rue de la Paix',
      '75002 Paris',
      'SIRET 732\u00a0829\u00a0320\u00a000074',
      'TVA FR44732829320',
    ]);
    expect(
      billingLines({ ...details, country: 'MC', zipCode: '98000', city: 'Monaco', businessNumber: null }),
    ).toContain('Monaco');
    expect(billingLines({ ...details, businessNumber: '732829320', vatNumber: null })).toEqual([
      'Anne Lefèvre EI',
      '3 rue de la Paix',
      '75002 Paris',
      'SIREN 732\u00a0829\u00a0320',
    ]);
  });

  it('with a mistake name the field and how to mend it', () => {
    expect(billingMistakes(details)).toEqual([]);
    expect(billingMistakes(platformDetails)).toEqual([]);
    for (const zipCode of ['7500', '750020', 'F-75002', '75002 Cedex']) {
      expect(paths(billingMistakes({ ...details, zipCode })), zipCode).toEqual(['zipCode']);
    }
    expect(paths(billingMistakes({ ...details, businessNumber: '732829321', vatNumber: null }))).toEqual([
      'businessNumber',
    ]);
    expect(paths(billingMistakes({ ...details, vatNumber: 'FR45732829320' }))).toEqual(['vatNumber']);
    const other = billingMistakes({ ...details, vatNumber: 'FR12000000000' });
    expect(other).toMatchObject([{ path: 'vatNumber' }]);
    expect(other[0]?.message).toContain('FR44732829320');
    expect(paths(billingMistakes({ ...details, country: 'BE', zipCode: '1000', vatNumber: null }))).toEqual([
      'businessNumber',
    ]);
  });

  it('may lack the numbers, and bear a number of VAT of another country', () => {
    const none = { ...details, businessNumber: null, vatNumber: null };
    expect(billingMistakes(none)).toEqual([]);
    expect(billingMistakes({ ...none, country: 'BE', zipCode: '1000' })).toEqual([]);
    expect(billingMistakes({ ...none, vatNumber: 'FR44732829320' })).toEqual([]);
    expect(billingMistakes({ ...details, vatNumber: 'BE0123456789' })).toEqual([]);
  });

  it('of who issues an invoice have all that the law asks of them', () => {
    expect(issuerGaps(details, true)).toEqual([]);
    const bare = { ...details, businessNumber: null, vatNumber: null, legalForm: null };
    expect(paths(issuerGaps(bare, false))).toEqual(['businessNumber', 'legalForm']);
    expect(paths(issuerGaps(bare, true))).toEqual(['businessNumber', 'legalForm', 'vatNumber']);
    expect(paths(issuerGaps({ ...details, country: 'BE' }, false))).toEqual(['country']);
  });

  it('of a legal entity that is invoiced have its SIREN; a person may have none', () => {
    expect(buyerGaps({ ...details, businessNumber: null }, false)).toEqual([]);
    expect(buyerGaps(details, true)).toEqual([]);
    expect(buyerGaps({ ...details, country: 'MC', businessNumber: null }, true)).toEqual([]);
    expect(paths(buyerGaps({ ...details, businessNumber: null }, true))).toEqual(['businessNumber']);
    expect(paths(buyerGaps({ ...details, country: 'DE', businessNumber: null }, true))).toEqual(['country']);
  });

  it('know their countries by name, France first', () => {
    expect(billingCountries[0]).toEqual({ value: 'FR', label: 'France' });
    expect(new Set(billingCountries.map(({ label }) => label)).size).toBe(billingCountries.length);
  });
});
