import type { Context } from '../api/call.ts';
import { idOf } from '../ids.ts';
import type { Customer } from '../objects/customers.ts';
import { type Invoice, newInvoice } from '../objects/invoices.ts';
import { newPaymentIntent } from '../objects/payments.ts';
import type { Subscription } from '../objects/subscriptions.ts';
import { find, insert, lockName, update } from '../store.ts';
import { type TryResult, tryCard } from './charging.ts';
import { writeEvent } from './events.ts';

/** Invoices of subscriptions and their payments. */

const numberFor = async ({ db }: Context, customer: string): Promise<string> => {
  await lockName(db, `invoices ${customer}`);
  const row = await find<Customer>(db, customer, { lock: true });
  if (row === undefined) throw new Error(`Customer ${customer} is gone.`);
  const next = row.body.next_invoice_sequence ?? 1;
  await update(db, { ...row, body: { ...row.body, next_invoice_sequence: next + 1 } });
  return `${row.body.invoice_prefix}-${String(next).padStart(4, '0')}`;
};

interface Bill {
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly amount: number;
  readonly reason: Invoice['billing_reason'] & ('subscription_create' | 'subscription_cycle');
  readonly period: { readonly start: number; readonly end: number };
}

export const bill = async (context: Context, params: Bill): Promise<Invoice> => {
  const number = await numberFor(context, params.customer.id);
  const invoice = newInvoice({ ...params, number }, context.now);
  await insert(context.db, invoice);
  await writeEvent(context, 'invoice.created', { ...invoice, status: 'draft' });
  await writeEvent(context, 'invoice.finalized', invoice);
  return invoice;
};

export const setPaid = async (context: Context, open: Invoice): Promise<Invoice> => {
  const invoice: Invoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: context.now },
  };
  await update(context.db, { id: invoice.id, body: invoice, hidden: {} });
  await writeEvent(context, 'invoice.paid', invoice);
  await writeEvent(context, 'invoice.payment_succeeded', invoice);
  return invoice;
};

export const setUnpaid = async (context: Context, open: Invoice, next: number | null): Promise<Invoice> => {
  const invoice: Invoice = {
    ...open,
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: next,
  };
  await update(context.db, { id: invoice.id, body: invoice, hidden: {} });
  await writeEvent(context, 'invoice.payment_failed', invoice);
  return invoice;
};

type ChargeResult = Pick<TryResult, 'declined' | 'method'>;

export const chargeInvoice = async (
  context: Context,
  invoice: Invoice,
  by: Omit<Parameters<typeof tryCard>[1], 'intent'>,
): Promise<ChargeResult> => {
  const intent = newPaymentIntent(
    {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: idOf(invoice.customer),
      description: 'Subscription',
      metadata: {},
      transferGroup: null,
      receiptEmail: null,
      statementDescriptor: null,
    },
    context.now,
  );
  await insert(context.db, intent);
  await writeEvent(context, 'payment_intent.created', intent);
  return tryCard(context, { intent, ...by });
};
