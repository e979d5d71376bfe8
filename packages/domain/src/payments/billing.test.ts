import { describe, expect, it } from 'vitest';
import {
  type BillingDetails,
  billedName,
  billingLines,
  billingMistakes,
  buyerGaps,
  issuerGaps,
} from './billing.ts';
import { billingCountries } from './countries.ts';
import { platformDetails } from './platform.ts';

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
const paths = (errors: readonly { readonly path: string }[]) => errors.map(({ path }) => path);

describe('billing details', () => {
  it('of a person say that they are an entrepreneur, of a company its form and capital', () => {
    expect(billedName(details)).toBe('Anne Lefèvre EI');
    expect(billedName({ ...details, legalForm: 'Entrepreneur individuel' })).toBe('Anne Lefèvre EI');
    expect(billedName({ ...details, legalName: 'Anne Lefèvre EI' })).toBe('Anne Lefèvre EI');
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
  });

  it('with a mistake name the field and how to mend it', () => {
    expect(billingMistakes(details)).toEqual([]);
    expect(billingMistakes(platformDetails)).toEqual([]);
    expect(paths(billingMistakes({ ...details, zipCode: '7500' }))).toEqual(['zipCode']);
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

  it('of who issues an invoice have all that the law asks of them', () => {
    expect(issuerGaps(details, true)).toEqual([]);
    const bare = { ...details, businessNumber: null, vatNumber: null, legalForm: null };
    expect(paths(issuerGaps(bare, false))).toEqual(['businessNumber', 'legalForm']);
    expect(paths(issuerGaps(bare, true))).toEqual(['businessNumber', 'legalForm', 'vatNumber']);
    expect(paths(issuerGaps({ ...details, country: 'BE' }, false))).toEqual(['country']);
  });

  it('of a legal entity that is invoiced have its SIREN; a person may have none', () => {
    expect(buyerGaps({ ...details, businessNumber: null }, false)).toEqual([]);
    expect(paths(buyerGaps({ ...details, businessNumber: null }, true))).toEqual(['businessNumber']);
    expect(paths(buyerGaps({ ...details, country: 'DE', businessNumber: null }, true))).toEqual(['country']);
  });

  it('know their countries by name, France first', () => {
    expect(billingCountries[0]).toEqual({ value: 'FR', label: 'France' });
    expect(new Set(billingCountries.map(({ label }) => label)).size).toBe(billingCountries.length);
  });
});
