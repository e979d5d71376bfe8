import { type OptionValue, optionList } from '../options/option.ts';

/** Billing periods of a subscription. */
export const planNames = optionList([
  { value: 'monthly', label: 'Mensuel' },
  { value: 'yearly', label: 'Annuel' },
]);
export type PlanName = OptionValue<typeof planNames>;

export interface Plan {
  readonly name: PlanName;
  readonly label: string;
  /** The price of each period, in cents with all taxes. */
  readonly cents: number;
  readonly months: number;
}

/**
 * Prices of the subscriptions (rules §4), defined here only. The public page shows them and the sandbox
 * creates its prices from them. A price of the payment provider with another amount is not offered.
 */
export const plans: Readonly<Record<PlanName, Plan>> = {
  monthly: { name: 'monthly', label: 'Mensuel', cents: 990, months: 1 },
  yearly: { name: 'yearly', label: 'Annuel', cents: 9_900, months: 12 },
};

/** Saving of the yearly plan compared with twelve months, in cents. */
export const yearlySparesCents = plans.monthly.cents * plans.yearly.months - plans.yearly.cents;
