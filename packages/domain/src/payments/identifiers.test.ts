import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frenchVatNumber,
  isBusinessNumber,
  isSiren,
  isSiret,
  isVatNumber,
  spacedBusinessNumber,
} from './identifiers.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
const luhn = (body: readonly number[]): string => {
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const weighed = at % 2 === 0 ? digit * 2 : digit;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return `${body.join('')}${(10 - (sum % 10)) % 10}`;
};
const siren = digits(8).map(luhn);

describe('a SIREN and a SIRET', () => {
  it('are known by their last digit', () => {
    expect(isSiren('732829320')).toBe(true);
    expect(isSiret('73282932000074')).toBe(true);
    expect(isSiren('732829321')).toBe(false);
    expect(isSiret('73282932000075')).toBe(false);
    for (const text of ['', '73282932', '0732829320', '7328293209', 'abcdefghi', '732 829 320']) {
      expect(isBusinessNumber(text), text).toBe(false);
    }
    // The last digit is right, but the SIREN or the length is wrong.
    for (const text of ['73282932100007', '732829320000000']) expect(isSiret(text), text).toBe(false);
  });

  it('of La Poste follow a rule of their own', () => {
    expect(isSiret('35600000000048')).toBe(true);
    expect(isSiret('35600000009075')).toBe(true);
    expect(isSiret('35600000009076')).toBe(false);
  });

  it('are no longer one when any single digit of them is mistyped', () => {
    fc.assert(
      fc.property(siren, fc.nat(8), fc.integer({ min: 1, max: 9 }), (right, at, by) => {
        expect(isSiren(right)).toBe(true);
        const digit = (Number(right[at]) + by) % 10;
        expect(isSiren(`${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBe(false);
      }),
    );
  });

  it('are read in groups', () => {
    expect(spacedBusinessNumber('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
    expect(spacedBusinessNumber('732829320')).toBe('732\u00a0829\u00a0320');
    for (const other of ['RCS 732829320', '732829320 RCS']) expect(spacedBusinessNumber(other)).toBe(other);
  });
});

describe('a number of VAT', () => {
  it('of France carries a key that follows from the SIREN', () => {
    expect(frenchVatNumber('732829320')).toBe('FR44732829320');
    expect(isVatNumber('FR44732829320')).toBe(true);
    expect(isVatNumber('FR45732829320')).toBe(false);
    expect(isVatNumber('FR44732829321')).toBe(false);
    for (const key of ['AB', '1A', 'A1']) expect(isVatNumber(`FR${key}732829320`), key).toBe(true);
    for (const key of ['O1', '1I', 'a1', '', 'ABC', 'FRAB']) {
      expect(isVatNumber(`FR${key}732829320`), key).toBe(false);
    }
    fc.assert(
      fc.property(siren, fc.integer({ min: 0, max: 99 }), (one, key) => {
        const right = frenchVatNumber(one);
        expect(isVatNumber(right)).toBe(true);
        const other = `FR${String(key).padStart(2, '0')}${one}`;
        expect(isVatNumber(other)).toBe(other === right);
      }),
    );
  });

  it('of another country of the Union has the form that this one gives, and of none other any', () => {
    for (const right of ['BE0123456789', 'DE123456789', 'LU12345678', 'ESA1234567Z', 'NL123456789B01']) {
      expect(isVatNumber(right), right).toBe(true);
    }
    for (const wrong of ['BE123', 'US123456789', 'CHE123456789', 'de123456789', '', 'FR']) {
      expect(isVatNumber(wrong), wrong).toBe(false);
    }
  });
});
