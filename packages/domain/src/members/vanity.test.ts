import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vanityOf, vanityRefused } from './vanity.ts';

it('reads a name as it stands in an address', () => {
  expect(vanityOf(' Cabinet Arnoult & Nkomo ')).toBe('cabinet-arnoult-nkomo');
  expect(vanityOf('Élodie-Vasseur')).toBe('elodie-vasseur');
  expect(vanityOf('Œuvre n° 2')).toBe('oeuvre-n-2');
});

it('refuses what is too short, too long or the platform’s own', () => {
  expect(vanityRefused('ab')).toContain('3');
  expect(vanityRefused('a'.repeat(41))).toContain('40');
  expect(vanityRefused(vanityOf('Basoché'))).toContain('réservée');
  expect(vanityRefused('ines-fournier')).toBeNull();
});

it('makes of any text an address or nothing, and the same of what it made', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const vanity = vanityOf(typed);
      expect(vanity).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(vanityOf(vanity)).toBe(vanity);
    }),
  );
});

it('keeps whole what is as short or as long as it may be, and no hyphen around', () => {
  expect(vanityRefused('ida')).toBeNull();
  expect(vanityRefused('a'.repeat(40))).toBeNull();
  expect(vanityRefused('ab')).toBe('Choisissez au moins 3 lettres ou chiffres.');
  expect(vanityRefused('a'.repeat(41))).toBe('Choisissez 40 caractères au plus.');
  expect(vanityOf('Lætitia')).toBe('laetitia');
  expect(vanityOf('-- Ida --')).toBe('ida');
});
