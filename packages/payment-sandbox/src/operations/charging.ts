import type { Context } from '../api/call.ts';
import { behaviourOf, type Card } from '../cards.ts';
import {
  type Charge,
  newCharge,
  newPaymentMethod,
  type Payer,
  type PaymentIntent,
  type PaymentMethod,
} from '../objects/payments.ts';
import { insert, update } from '../store.ts';
import { availableAfterSeconds, recordMovement } from './balance.ts';
import { openDispute } from './disputes.ts';
import { writeEvent } from './events.ts';

export interface Payment {
  readonly card: Card;
  readonly email: string;
  readonly name: string;
  /** True if the bank asked the holder, and the holder confirmed. */
  readonly authenticated: boolean;
}

export interface CardTry {
  readonly intent: PaymentIntent;
  readonly card: Card;
  readonly payer: Payer;
  readonly authenticated: boolean;
  /** True for a saved card charged without its holder, by the renewal of a subscription. */
  readonly later?: boolean;
  readonly method?: PaymentMethod;
}

export interface TryResult {
  readonly intent: PaymentIntent;
  readonly charge: Charge;
  readonly method: PaymentMethod;
  readonly declined?: { readonly code: string; readonly declineCode: string; readonly message: string };
}

const laterDecline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const errorOf = (
  charge: Charge,
  method: PaymentMethod,
  { code, declineCode, message }: typeof laterDecline,
) =>
  ({
    charge: charge.id,
    code,
    decline_code: declineCode,
    doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
    message,
    payment_method: method,
    type: 'card_error',
  }) as unknown as PaymentIntent['last_payment_error'];

/** Charges a card for an intent already in the store: the payment succeeds, or asks for another card. */
export const tryCard = async (context: Context, cardTry: CardTry): Promise<TryResult> => {
  const { db, now } = context;
  const { card, payer, authenticated, later = false } = cardTry;
  const behaviour = behaviourOf(card.number);
  const declined = behaviour?.decline ?? (later && behaviour?.laterDeclined ? laterDecline : undefined);
  const method =
    cardTry.method ??
    (await insert(db, newPaymentMethod(card, payer, cardTry.intent.customer as string | null, now), {
      hidden: { card },
    }));
  const attempt = { intent: cardTry.intent, method, card, authenticated };
  const charge = newCharge(declined === undefined ? attempt : { ...attempt, declined }, now);
  if (declined !== undefined) {
    const intent: PaymentIntent = {
      ...cardTry.intent,
      latest_charge: charge.id,
      last_payment_error: errorOf(charge, method, declined),
      status: 'requires_payment_method',
    };
    await insert(db, charge);
    await update(db, { id: intent.id, body: intent, hidden: {} });
    await writeEvent(context, 'charge.failed', charge);
    await writeEvent(context, 'payment_intent.payment_failed', intent);
    return { intent, charge, method, declined };
  }
  const transaction = await recordMovement(context, '', {
    amount: charge.amount,
    currency: charge.currency,
    availableOn: behaviour?.availableAtOnce === true ? now : now + availableAfterSeconds,
    type: 'charge',
    category: 'charge',
    source: charge.id,
    description: charge.description,
  });
  charge.balance_transaction = transaction.id;
  const intent: PaymentIntent = {
    ...cardTry.intent,
    amount_received: cardTry.intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  };
  await insert(db, charge);
  await update(db, { id: intent.id, body: intent, hidden: {} });
  await writeEvent(context, 'charge.succeeded', charge);
  await writeEvent(context, 'payment_intent.succeeded', intent);
  if (behaviour?.dispute === true) await openDispute(context, charge.id, 'fraudulent');
  return { intent, charge, method };
};
