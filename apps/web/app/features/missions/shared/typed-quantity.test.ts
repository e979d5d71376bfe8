import { timeKinds } from '@basoche/domain/pricing/kinds';
import { describe, expect, test } from 'vitest';
import { parseQuantity, typedQuantity } from './typed-quantity.ts';

describe('a typed quantity', () => {
  test.each([
    ['day', '1', 2],
    ['day', '0,5', 1],
    ['day', ' 2.5 j ', 5],
    ['day', '2 jours et demi', 5],
    ['day', 'une demi-journée', 1],
    ['day', '12 jours', 24],
    ['hour', '3', 12],
    ['hour', '2,25', 9],
    ['hour', '2 h 15', 9],
    ['hour', '2h30', 10],
    ['hour', '1:45', 7],
    ['hour', '45 min', 3],
    ['hour', '20 heures', 80],
    ['hour', '0,1', Number.NaN],
    ['hour', '2 h 20', Number.NaN],
    ['day', '0,3', Number.NaN],
    ['day', 'bientôt', Number.NaN],
    ['day', '', Number.NaN],
    ['hour', '-1', Number.NaN],
  ] as const)('%s « %s » is %d units', (kind, typed, units) => {
    expect(parseQuantity(kind, typed)).toBe(units);
  });

  test('is read as it was written', () => {
    for (const kind of timeKinds)
      for (let units = 1; units <= 100; units += 1)
        expect(parseQuantity(kind, typedQuantity(kind, units))).toBe(units);
  });
});
