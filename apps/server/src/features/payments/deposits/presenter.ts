import { currency } from '@basoche/domain/payments/amounts';
import type { DepositLines } from '@basoche/domain/payments/deposit';
import type Stripe from 'stripe';
import type { SessionRow } from './pages/store.ts';

type Item = Stripe.Checkout.SessionCreateParams.LineItem;

const item = (name: string, amountCents: number): Item[] =>
  amountCents === 0
    ? []
    : [{ quantity: 1, price_data: { currency, unit_amount: amountCents, product_data: { name } } }];

/** Parameters of a payment page. They must not change between retries, which share an idempotency key. */
export const presentPage = (
  session: SessionRow,
  lines: DepositLines,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams => {
  const thread = `${publicUrl}/messages/${session.application_id}`;
  const metadata = { session: session.id, application: session.application_id };
  return {
    mode: 'payment',
    locale: 'fr',
    // Cards pay at once; a bank debit would make the mission wait for days (rules §4).
    allowed_payment_method_types: ['card'],
    client_reference_id: session.application_id,
    line_items: [
      ...item(`Mission\u202f: ${session.subject}`, lines.priceCents),
      ...item('TVA sur la mission (20 %)', lines.vatCents),
      ...item('Frais Basoche', lines.feeCents),
      ...item('TVA sur les frais (20 %)', lines.feeVatCents),
    ],
    payment_intent_data: { transfer_group: session.application_id, metadata },
    metadata,
    expires_at: Math.floor(session.expires_at.getTime() / 1_000),
    success_url: `${thread}?depot=retour`,
    cancel_url: `${thread}?depot=abandon`,
  };
};
