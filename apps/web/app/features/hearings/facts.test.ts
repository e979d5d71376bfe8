import { describe, expect, it } from 'vitest';
import { hourOf } from '../../lib/hour-words.ts';
import { dayTitle, placeOf } from './facts.ts';

const now = new Date('2026-12-08T22:30:00Z');

describe('the words of a hearing', () => {
  it('are those of clocks in Paris, in both seasons', () => {
    expect(hourOf('2026-12-09T08:00:00Z')).toBe('9\u00a0h\u00a000');
    expect(hourOf('2026-07-09T12:05:00Z')).toBe('14\u00a0h\u00a005');
  });

  it('name today and tomorrow, and any other day by its weekday', () => {
    expect(dayTitle('2026-12-08', now)).toBe('Aujourd’hui, mardi\u00a08\u00a0décembre');
    expect(dayTitle('2026-12-09', now)).toBe('Demain, mercredi\u00a09\u00a0décembre');
    expect(dayTitle('2027-01-01', now)).toBe('Vendredi\u00a01ᵉʳ\u00a0janvier');
  });

  it('leave out what is not known', () => {
    expect(placeOf({ chamber: '3e chambre', km: 12 })).toBe('3e chambre · à 12\u00a0km');
    expect(placeOf({ chamber: null, km: null })).toBe('');
  });
});
