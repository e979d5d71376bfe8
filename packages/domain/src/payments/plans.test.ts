import { expect, it } from 'vitest';
import { planNames, plans, yearlySparesCents } from './plans.ts';

it('the yearly plan costs less than twelve months of the monthly one, by what the page says', () => {
  expect(yearlySparesCents).toBe(1_980);
  expect(plans.yearly.cents + yearlySparesCents).toBe(12 * plans.monthly.cents);
});

it('each plan is known by its name', () => {
  for (const { value, label } of planNames) expect(plans[value]).toMatchObject({ name: value, label });
});
