import { currency } from '@basoche/domain/payments/amounts';
import { type PlanName, plans } from '@basoche/domain/payments/plans';
import type Stripe from 'stripe';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';

/** Plans at the payment provider: the configured prices or, in the sandbox, two prices that are created there once. */

const product = { id: 'basoche_abonnement', name: 'Abonnement Basoche' } as const;
const lookupKeys: Readonly<Record<PlanName, string>> = {
  monthly: 'basoche_mensuel',
  yearly: 'basoche_annuel',
};
const intervals = { monthly: 'month', yearly: 'year' } as const satisfies Record<PlanName, string>;

export const planOf = ({ recurring }: Pick<Stripe.Price, 'recurring'>): PlanName =>
  recurring?.interval === intervals.yearly ? 'yearly' : 'monthly';

/** True if the price has the amount and the interval of our plan. */
const isAsSaid = (price: Stripe.Price, plan: PlanName): boolean =>
  price.active &&
  price.currency === currency &&
  price.unit_amount === plans[plan].cents &&
  price.recurring?.interval === intervals[plan] &&
  price.recurring.interval_count === 1;

const alreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 400;

const findMade = async (stripe: Stripe, plan: PlanName): Promise<Stripe.Price | undefined> => {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeys[plan]], active: true, limit: 1 });
  return data[0];
};

/** Creates the price on first use; concurrent calls create the same one. */
const makePrice = async (stripe: Stripe, plan: PlanName): Promise<Stripe.Price> => {
  try {
    await stripe.products.create(product);
  } catch (error) {
    if (!alreadyThere(error)) throw error;
  }
  return stripe.prices.create(
    {
      product: product.id,
      currency,
      unit_amount: plans[plan].cents,
      recurring: { interval: intervals[plan] },
      tax_behavior: 'inclusive',
      lookup_key: lookupKeys[plan],
      // Moves the lookup key from the former price, which keeps its subscribers, to this one.
      transfer_lookup_key: true,
    },
    { idempotencyKey: `${lookupKeys[plan]}-${plans[plan].cents}` },
  );
};

const sandboxPrice = async (stripe: Stripe, plan: PlanName): Promise<Stripe.Price> => {
  const found = await findMade(stripe, plan);
  return found !== undefined && isAsSaid(found, plan) ? found : makePrice(stripe, plan);
};

/** The provider's price of a plan. Refused if it differs from the price that is shown to members. */
export const priceOf = async ({ config, log }: Platform, stripe: Stripe, plan: PlanName): Promise<string> => {
  if (config.stripe.secretKey === null) return (await sandboxPrice(stripe, plan)).id;
  const configured = config.stripe.prices[plan];
  if (configured === null) {
    log.error({ plan }, 'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY name no price of this plan');
    return refuse('PROVIDER_UNAVAILABLE');
  }
  const price = await stripe.prices.retrieve(configured);
  if (!isAsSaid(price, plan)) {
    log.error(
      { plan, price: configured },
      'The price at the provider is not the one that the page of fees shows',
    );
    return refuse('PROVIDER_UNAVAILABLE');
  }
  return price.id;
};
