import { expect, it } from 'vitest';
import { monthPaidTitle } from './month-paid.ts';

it('the client of a month that came to less reads what goes back, and of no decision', () => {
  const title = monthPaidTitle({ position: 1, count: null }, 180_050);
  expect(title).toBe(
    'Mois\u00a02\u202f: le prestataire est payé. Le reste du dépôt, 1\u202f800,50\u00a0€, revient sur votre carte.',
  );
  expect(title).not.toMatch(/équipe|décid|partag/i);
});
