import { type OptionValue, optionList } from '../options/option.ts';

/** How often a subscription is paid. */
export const planNames = optionList([
  { value: 'monthly', label: 'Mensuel' },
  { value: 'yearly', label: 'Annuel' },
]);
export type PlanName = OptionValue<typeof planNames>;

export interface Plan {
  readonly name: PlanName;
  readonly label: string;
  /** What is paid each time, all taxes included, in cents. */
  readonly cents: number;
  readonly months: number;
}

/**
 * What a subscription costs (rules §4): the one place where it stands. The public page shows it, the sandbox makes its prices of it,
 * and a price of the payment provider that asks anything else is not offered.
 */
export const plans: Readonly<Record<PlanName, Plan>> = {
  monthly: { name: 'monthly', label: 'Mensuel', cents: 990, months: 1 },
  yearly: { name: 'yearly', label: 'Annuel', cents: 9_900, months: 12 },
};

/** What the yearly plan spares whoever would have paid twelve months, in cents. */
export const yearlySparesCents = plans.monthly.cents * plans.yearly.months - plans.yearly.cents;
