import { expect, it } from 'vitest';
import { frenchDay, frenchInstant } from './french-dates.ts';

it.each([
  ['2026-12-01T08:05:09Z', '1ᵉʳ décembre 2026', '09:05:09'],
  ['2026-11-21T12:00:00Z', '21 novembre 2026', '13:00:00'],
  ['2026-07-11T12:00:00Z', '11 juillet 2026', '14:00:00'],
  // Half an hour later it is the next day in Paris.
  ['2026-07-31T21:59:00Z', '31 juillet 2026', '23:59:00'],
  ['2026-07-31T22:29:00Z', '1ᵉʳ août 2026', '00:29:00'],
])('%s is the %s at %s in Paris, with no word left alone', (at, day, hour) => {
  const when = new Date(at);
  expect(frenchDay(when)).toBe(day.replaceAll(' ', '\u00a0'));
  expect(frenchInstant(when)).toBe(`${day.replaceAll(' ', '\u00a0')} à ${hour}`);
});
