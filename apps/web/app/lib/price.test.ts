import { describe, expect, it } from 'vitest';
import { parsePrice } from './price.ts';

const cents = (typed: string) => {
  const price = parsePrice(typed);
  return price.ok ? price.cents : price.message;
};

describe('a price as it is typed', () => {
  it.each([
    ['300', 30_000],
    ['300,5', 30_050],
    ['300.50', 30_050],
    ['1 250,50', 125_050],
    ['1\u202f250,50 €', 125_050],
    ['1\u00a0250', 125_000],
    [' 42 euros', 4_200],
    ['12,', 1_200],
    ['0,01', 1],
    ['999999,99', 99_999_999],
  ])('reads «\u00a0%s\u00a0»', (typed, expected) => {
    expect(cents(typed)).toBe(expected);
  });

  it('asks for a price where none is given', () => {
    expect(cents('')).toBe('Indiquez un prix en euros.');
    expect(cents('  €')).toBe('Indiquez un prix en euros.');
  });

  it('refuses zero, and less', () => {
    expect(cents('0')).toMatch(/supérieur à zéro/);
    expect(cents('0,00')).toMatch(/supérieur à zéro/);
    expect(cents('-5')).toMatch(/négatif/);
  });

  it('does not guess what a point before three digits means', () => {
    expect(cents('1.250')).toMatch(/Deux décimales/);
  });

  it.each(['douze', '1e3', '12,5,5', '1.250,50', '0x10', '<b>1</b>'])('refuses «\u00a0%s\u00a0»', (typed) => {
    expect(cents(typed)).toMatch(/en chiffres/);
  });

  it('refuses more than what may be offered, however long', () => {
    expect(cents('1000000')).toMatch(/ne peut pas dépasser/);
    expect(cents('9'.repeat(400))).toMatch(/ne peut pas dépasser/);
  });
});
