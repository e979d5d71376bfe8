import { plans } from '@basoche/domain/payments/plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/app.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { priceOf } from './service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true });
});
afterAll(() => test.close());

/** The program configured by an operator with prices of their own. */
const configured = (monthly: string | null): Platform => {
  const { platform } = test;
  const stripe = {
    ...platform.config.stripe,
    secretKey: 'sk_test_operator',
    prices: { monthly, yearly: null },
  };
  return { ...platform, config: { ...platform.config, stripe } };
};

const aPrice = async (changes: object = {}): Promise<string> => {
  const stripe = await test.platform.payments.client();
  const { id } = await stripe.prices.create({
    currency: 'eur',
    unit_amount: plans.monthly.cents,
    recurring: { interval: 'month' },
    product_data: { name: 'Abonnement' },
    ...changes,
  });
  return id;
};

describe("a plan's price at the provider", () => {
  it('is created once at the sandbox, whoever asks for it', async () => {
    const stripe = await test.platform.payments.client();
    const asked = () => priceOf(test.platform, stripe, 'monthly');
    const ids = await Promise.all([asked(), asked(), asked()]);
    expect(new Set([...ids, await asked()]).size).toBe(1);
    const price = await stripe.prices.retrieve(ids[0] ?? '');
    expect([price.unit_amount, price.recurring?.interval]).toEqual([plans.monthly.cents, 'month']);
    expect(await priceOf(test.platform, stripe, 'yearly')).not.toBe(ids[0]);
  });

  it('is the configured one, if its amount is that of the fees page', async () => {
    const stripe = await test.platform.payments.client();
    const id = await aPrice();
    expect(await priceOf(configured(id), stripe, 'monthly')).toBe(id);
  });

  it('is refused if its amount differs, or if none is configured', async () => {
    const stripe = await test.platform.payments.client();
    for (const changes of [
      { unit_amount: plans.monthly.cents + 1 },
      { currency: 'usd' },
      { recurring: { interval: 'week' } },
      { recurring: { interval: 'month', interval_count: 2 } },
    ]) {
      const platform = configured(await aPrice(changes));
      await expect(priceOf(platform, stripe, 'monthly')).rejects.toMatchObject({
        code: 'PROVIDER_UNAVAILABLE',
      });
    }
    await expect(priceOf(configured(null), stripe, 'monthly')).rejects.toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
  });
});
