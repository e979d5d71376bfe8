import { expect, it } from 'vitest';
import { instalmentSentence, monthTitle } from './content.ts';

/** Texts of months, where they differ from those of instalments (rules §13). */

it('name a month of the calendar, or its days where it is none', () => {
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(monthTitle({ from: '2037-01-10', until: '2037-01-31' })).toBe('janvier\u00a02037');
  expect(spaced(monthTitle({ from: '2037-01-15', until: '2037-02-14' }))).toBe(
    'du 15 janvier 2037 au 14 février 2037',
  );
});

it('speak of a sheet where those of an instalment speak of a delivery', () => {
  expect(instalmentSentence('delivered', 'candidate', 'funds', 'day')).toBe(
    'Compte rendu envoyé. Le client accepte, rend ou conteste.',
  );
  expect(instalmentSentence('delivered', 'creator', 'direct', 'retainer')).toContain('14\u00a0jours');
  expect(instalmentSentence('accepted', 'creator', 'funds', 'hour')).toBe('Compte rendu accepté.');
  expect(instalmentSentence('refunded', 'creator', 'funds', 'hour')).toBe('Dépôt remboursé.');
  expect(instalmentSentence('accepted', 'creator', 'funds')).toBe('Livraison acceptée.');
});
