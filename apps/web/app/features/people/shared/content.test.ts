import { expect, test } from 'vitest';
import { availabilityLabel } from './content.ts';

test('an availability says its day: from when, since when, or when it was confirmed', () => {
  const today = '2026-11-25';
  const label = (status: 'AVAILABLE' | 'SOON' | 'BUSY', from: string | null) =>
    availabilityLabel({ status, from, confirmedOn: '2026-11-23' }, today).replaceAll('\u00a0', ' ');
  expect(label('AVAILABLE', null)).toBe('Disponible dès maintenant (confirmé le 23 novembre 2026)');
  expect(label('BUSY', null)).toBe('Indisponible (confirmé le 23 novembre 2026)');
  expect(label('SOON', '2026-12-01')).toBe('Disponible à partir du 1ᵉʳ décembre 2026');
  expect(label('SOON', '2026-11-25')).toBe('Disponible depuis le 25 novembre 2026');
  expect(availabilityLabel({ status: 'AVAILABLE', from: null }, today)).toBe('Disponible');
});
