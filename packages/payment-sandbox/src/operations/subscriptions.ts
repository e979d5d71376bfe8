import type { Context } from '../api/call.ts';
import { behaviourOf, cardOf } from '../cards.ts';
import { idOf } from '../ids.ts';
import type { Customer } from '../objects/customers.ts';
import type { Invoice } from '../objects/invoices.ts';
import type { PaymentMethod } from '../objects/payments.ts';
import type { SessionRow } from '../objects/sessions.ts';
import {
  newSubscription,
  periodEnd,
  type Subscription,
  type SubscriptionInternals,
} from '../objects/subscriptions.ts';
import { find, insert, type Row, update } from '../store.ts';
import type { Payment } from './charging.ts';
import { writeEvent } from './events.ts';
import { bill, chargeInvoice, setPaid, setUnpaid } from './invoicing.ts';

export type SubscriptionRow = Row<Subscription, SubscriptionInternals>;

/** Subscriptions of the payment sandbox: start, change, renewal and end. Times are Unix seconds, amounts cents. */

const daySeconds = 24 * 60 * 60;
/** Number of retries of a failed renewal, 2, 4 and 6 days after the try before; then the subscription ends. */
const retries = 3;

/** Stripe's test card whose later payments are declined. */
const renewalDeclinedCard = '4000000000000341';

type StartResult =
  | { readonly subscription: string; readonly invoice: string }
  | { readonly declined: string };

/**
 * Starts the subscription that a payment page (session) sold, if its first payment succeeds. Returns the ids of the
 * subscription and its invoice, or the code of the decline.
 */
export const startSubscription = async (
  context: Context,
  { hidden }: SessionRow,
  customer: Customer,
  payment: Payment,
): Promise<StartResult> => {
  const { db, now } = context;
  const [line] = hidden.lineItems;
  if (!line?.price) throw new Error('A subscription has a price.');
  const decline = behaviourOf(payment.card.number)?.decline;
  if (decline !== undefined) return { declined: decline.declineCode };
  const draft = newSubscription(
    {
      ...hidden.subscription,
      customer: customer.id,
      // Set below, once the card is charged.
      paymentMethod: '',
      price: line.price,
      quantity: line.quantity ?? 1,
    },
    now,
  );
  const end = draft.items.data[0]?.current_period_end ?? now;
  const open = await bill(context, {
    subscription: draft,
    customer,
    amount: line.amount_total,
    reason: 'subscription_create',
    period: { start: now, end },
  });
  const { method } = await chargeInvoice(context, open, {
    card: payment.card,
    payer: payment,
    authenticated: payment.authenticated,
  });
  const invoice = await setPaid(context, open);
  const subscription: Subscription = {
    ...draft,
    default_payment_method: method.id,
    latest_invoice: invoice.id,
  };
  const { number, month, year } = payment.card;
  const storedHidden: SubscriptionInternals = { due: end, card: { number, month, year } };
  await insert(db, subscription, { hidden: storedHidden });
  await writeEvent(context, 'customer.subscription.created', subscription);
  return { subscription: subscription.id, invoice: invoice.id };
};

/** Ends a subscription at once. */
export const endSubscription = async (
  context: Context,
  row: SubscriptionRow,
  reason: 'cancellation_requested' | 'payment_failed',
): Promise<Subscription> => {
  const { due: _, ...hidden } = row.hidden;
  const subscription: Subscription = {
    ...row.body,
    cancel_at_period_end: false,
    canceled_at: row.body.canceled_at ?? context.now,
    cancellation_details: {
      ...row.body.cancellation_details,
      reason,
    } as Subscription['cancellation_details'],
    ended_at: context.now,
    status: 'canceled',
  };
  await update(context.db, { ...row, body: subscription, hidden });
  await writeEvent(context, 'customer.subscription.deleted', subscription);
  return subscription;
};

/** Cancels a subscription at the end of its paid period (`ends`), or undoes that cancellation. */
export const setEndsWithPeriod = async (
  context: Context,
  row: SubscriptionRow,
  ends: boolean,
): Promise<Subscription> => {
  const end = row.body.items.data[0]?.current_period_end ?? null;
  return changeSubscription(context, row, {
    cancel_at: ends ? end : null,
    cancel_at_period_end: ends,
    canceled_at: ends ? (row.body.canceled_at ?? context.now) : null,
    cancellation_details: {
      ...row.body.cancellation_details,
      reason: ends ? 'cancellation_requested' : null,
    } as Subscription['cancellation_details'],
  });
};

/** Changes fields and sends the event, with the previous values. */
export const changeSubscription = async (
  context: Context,
  row: SubscriptionRow,
  fields: Partial<Subscription>,
): Promise<Subscription> => {
  const previous = Object.fromEntries(Object.keys(fields).map((name) => [name, Reflect.get(row.body, name)]));
  row.body = { ...row.body, ...fields };
  await update(context.db, row);
  await writeEvent(context, 'customer.subscription.updated', row.body, { previous });
  return row.body;
};

/** The items with the dates of another period. */
const withPeriod = (items: Subscription['items'], start: number, end: number): Subscription['items'] => ({
  ...items,
  data: items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end })),
});

/** The invoice whose payment failed, locked; undefined if nothing is owed. */
const unpaidInvoice = async ({ db }: Context, { body }: SubscriptionRow): Promise<Invoice | undefined> => {
  if (body.status !== 'past_due') return undefined;
  const row = await find<Invoice>(db, idOf(body.latest_invoice) ?? '', { lock: true });
  return row?.body.status === 'open' ? row.body : undefined;
};

/**
 * Does the next due step: ends the subscription as requested, renews it, or retries an unpaid invoice. The
 * caller has locked the row. `failing`: declines the payment, for tests.
 */
export const advance = async (
  context: Context,
  row: SubscriptionRow,
  { failing = false } = {},
): Promise<Subscription> => {
  const { db, now } = context;
  if (row.body.cancel_at_period_end) return endSubscription(context, row, 'cancellation_requested');
  const customer = (await find<Customer>(db, idOf(row.body.customer) ?? ''))?.body;
  const [item] = row.body.items.data;
  if (customer === undefined || item === undefined) throw new Error(`${row.id} has lost its customer.`);
  const owed = await unpaidInvoice(context, row);
  const start = owed === undefined ? item.current_period_end : item.current_period_start;
  const end = owed === undefined ? periodEnd(start, item.price) : item.current_period_end;
  const open =
    owed ??
    (await bill(context, {
      subscription: row.body,
      customer,
      amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
      reason: 'subscription_cycle',
      period: { start, end },
    }));
  const { number, month, year } = row.hidden.card;
  const method = await find<PaymentMethod>(db, idOf(row.body.default_payment_method) ?? '');
  const { declined } = await chargeInvoice(context, open, {
    card: cardOf(failing ? renewalDeclinedCard : number, month, year),
    payer: { email: customer.email, name: customer.name ?? null },
    authenticated: false,
    later: true,
    ...(method === undefined ? {} : { method: method.body }),
  });
  const items = withPeriod(row.body.items, start, end);
  if (declined === undefined) {
    const invoice = await setPaid(context, open);
    row.hidden = { card: row.hidden.card, due: end };
    return changeSubscription(context, row, { items, latest_invoice: invoice.id, status: 'active' });
  }
  const failures = (row.hidden.failures ?? 0) + 1;
  const next = failures > retries ? null : now + 2 * failures * daySeconds;
  const invoice = await setUnpaid(context, open, next);
  row.hidden = { card: row.hidden.card, failures, ...(next === null ? {} : { due: next }) };
  row.body = { ...row.body, latest_invoice: invoice.id };
  if (next === null) return endSubscription(context, row, 'payment_failed');
  return changeSubscription(context, row, { items, status: 'past_due' });
};

/** Pays the unpaid invoice at once, with a new card. */
export const retryInvoice = async (context: Context, row: SubscriptionRow): Promise<void> => {
  if ((await unpaidInvoice(context, row)) !== undefined) await advance(context, row);
};
