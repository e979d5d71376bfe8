import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPayments } from './stripe.ts';

const now = new Date('2026-11-21T12:00:00Z');
const payments = openPayments(
  () => ({ apiUrl: null, secretKey: 'sk_test_nobody', webhookSecret: 'whsec_own,whsec_connected' }),
  { now: () => now },
);
const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'account.updated', data: { object: {} } });
const signed = (secret: string, secondsAgo = 0, text = body): string => {
  const at = Math.floor(now.getTime() / 1_000) - secondsAgo;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
};

describe("the provider's events", () => {
  it('are believed under the secret of either endpoint', async () => {
    for (const secret of ['whsec_own', 'whsec_connected']) {
      expect((await payments.eventOf(body, signed(secret))).id).toBe('evt_1');
    }
  });

  it.each([
    ['another secret', signed('whsec_other')],
    ['no signature', ''],
    ['a time more than five minutes ago', signed('whsec_own', 301)],
    ['other words than were signed', signed('whsec_own', 0, body.replace('evt_1', 'evt_2'))],
  ])('are refused with %s', async (_, signature) => {
    await expect(payments.eventOf(body, signature)).rejects.toThrow(/signature|timestamp|header/i);
  });

  it('are believed until five minutes have passed', async () => {
    expect((await payments.eventOf(body, signed('whsec_own', 299))).id).toBe('evt_1');
  });
});
