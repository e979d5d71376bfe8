import type { Context } from '../api/call.ts';
import { behaviourOf, cardOf } from '../cards.ts';
import { idOf, newId } from '../ids.ts';
import { type Customer, newCustomer } from '../objects/customers.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/payments.ts';
import type { Session, SessionInternals, SessionRow } from '../objects/sessions.ts';
import { find, insert, update } from '../store.ts';
import { type Payment, tryCard } from './charging.ts';
import { writeEvent } from './events.ts';
import { startSubscription } from './subscriptions.ts';

export type Outcome =
  | { readonly kind: 'paid'; readonly session: Session }
  | { readonly kind: 'declined'; readonly declineCode: string; readonly session: Session }
  | { readonly kind: 'authenticate'; readonly token: string; readonly session: Session }
  | { readonly kind: 'closed'; readonly session: Session };

export const expireSession = async (context: Context, row: SessionRow): Promise<Session> => {
  const session: Session = { ...row.body, status: 'expired', url: null };
  await update(context.db, { ...row, body: session });
  await writeEvent(context, 'checkout.session.expired', session);
  return session;
};

/** The session in its current state; expires it first if its time is over. */
export const currentSession = async (context: Context, id: string): Promise<SessionRow | undefined> => {
  const row = await find<Session, SessionInternals>(context.db, id, { lock: true });
  if (row?.kind !== 'checkout.session') return undefined;
  if (row.body.status === 'open' && row.body.expires_at <= context.now)
    row.body = await expireSession(context, row);
  return row;
};

const customerOf = async (
  context: Context,
  session: Session,
  { email, name }: Payment,
): Promise<Customer | null> => {
  const customerId = idOf(session.customer);
  if (customerId !== null) return (await find<Customer>(context.db, customerId))?.body ?? null;
  if (session.customer_creation !== 'always') return null;
  const customer = newCustomer(
    { description: null, email, metadata: {}, name, phone: null, locales: ['fr'] },
    context.now,
  );
  await insert(context.db, customer);
  await writeEvent(context, 'customer.created', customer);
  return customer;
};

export const intentOf = async (
  context: Context,
  { body: session, hidden }: SessionRow,
  customer: Customer | null,
): Promise<PaymentIntent> => {
  const intentId = idOf(session.payment_intent);
  if (intentId !== null) {
    const row = await find<PaymentIntent>(context.db, intentId, { lock: true });
    if (row !== undefined) return row.body;
  }
  const intent = newPaymentIntent(
    {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer: customer?.id ?? null,
      description: hidden.intent.description,
      metadata: hidden.intent.metadata,
      transferGroup: hidden.intent.transferGroup,
      receiptEmail: hidden.intent.receiptEmail,
      statementDescriptor: hidden.intent.statementDescriptor,
    },
    context.now,
  );
  await insert(context.db, intent);
  await writeEvent(context, 'payment_intent.created', intent);
  return intent;
};

export const complete = async (
  context: Context,
  row: SessionRow,
  payment: Payment,
  fields: Partial<Session>,
): Promise<Session> => {
  const { waiting: _, ...hidden } = row.hidden;
  const session: Session = {
    ...row.body,
    ...fields,
    customer_details: {
      address: null,
      business_name: null,
      email: payment.email,
      individual_name: null,
      name: payment.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    status: 'complete',
    url: null,
  };
  await update(context.db, { ...row, body: session, hidden });
  await writeEvent(context, 'checkout.session.completed', session);
  return session;
};

const waitForBank = async (context: Context, row: SessionRow, payment: Payment): Promise<Outcome> => {
  const token = newId('link');
  const { card, email, name } = payment;
  const { number, month, year } = card;
  row.hidden = { ...row.hidden, waiting: { number, month, year, token, email, name } };
  if (row.body.mode === 'payment') {
    const intent: PaymentIntent = {
      ...(await intentOf(context, row, await customerOf(context, row.body, payment))),
      status: 'requires_action',
    };
    await update(context.db, { id: intent.id, body: intent, hidden: {} });
    await writeEvent(context, 'payment_intent.requires_action', intent);
    row.body = { ...row.body, payment_intent: intent.id, customer: intent.customer };
  }
  await update(context.db, row);
  return { kind: 'authenticate', token, session: row.body };
};

const refusedByHolder = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  type: 'invalid_request_error',
} as unknown as PaymentIntent['last_payment_error'];

const failAuthentication = async (context: Context, row: SessionRow): Promise<Outcome> => {
  const { waiting: _, ...hidden } = row.hidden;
  await update(context.db, { ...row, hidden });
  const intent = await find<PaymentIntent>(context.db, idOf(row.body.payment_intent) ?? '', { lock: true });
  if (intent !== undefined) {
    const body: PaymentIntent = {
      ...intent.body,
      last_payment_error: refusedByHolder,
      status: 'requires_payment_method',
    };
    await update(context.db, { ...intent, body });
    await writeEvent(context, 'payment_intent.payment_failed', body);
  }
  return { kind: 'declined', declineCode: 'authentication_failed', session: row.body };
};

/** The holder's answer to the bank. */
export const authenticate = async (
  context: Context,
  id: string,
  { token, confirmed }: { readonly token: string; readonly confirmed: boolean },
): Promise<Outcome | undefined> => {
  const row = await currentSession(context, id);
  if (row === undefined) return undefined;
  const { waiting } = row.hidden;
  if (row.body.status !== 'open') return { kind: 'closed', session: row.body };
  if (waiting?.token !== token)
    return { kind: 'declined', declineCode: 'authentication_failed', session: row.body };
  if (!confirmed) return failAuthentication(context, row);
  const { number, month, year, email, name } = waiting;
  return paySession(context, id, { card: cardOf(number, month, year), email, name, authenticated: true });
};

/** Pays a session when the button of the payment page is pressed; a second press does not pay again. */
export const paySession = async (
  context: Context,
  id: string,
  payment: Payment,
): Promise<Outcome | undefined> => {
  const row = await currentSession(context, id);
  if (row === undefined) return undefined;
  if (row.body.status !== 'open') return { kind: 'closed', session: row.body };
  if (behaviourOf(payment.card.number)?.authentication === true && !payment.authenticated)
    return waitForBank(context, row, payment);
  const customer = await customerOf(context, row.body, payment);
  if (row.body.mode === 'subscription' && customer !== null) {
    const started = await startSubscription(context, row, customer, payment);
    if ('declined' in started) return { kind: 'declined', declineCode: started.declined, session: row.body };
    const session = await complete(context, row, payment, {
      customer: customer.id,
      invoice: started.invoice,
      payment_status: 'paid',
      subscription: started.subscription,
    });
    return { kind: 'paid', session };
  }
  const tried = await tryCard(context, {
    intent: await intentOf(context, row, customer),
    card: payment.card,
    payer: payment,
    authenticated: payment.authenticated,
  });
  if (tried.declined !== undefined) {
    const session: Session = { ...row.body, payment_intent: tried.intent.id };
    await update(context.db, { ...row, body: session });
    return { kind: 'declined', declineCode: tried.declined.declineCode, session };
  }
  const session = await complete(context, row, payment, {
    customer: customer?.id ?? null,
    payment_intent: tried.intent.id,
    payment_status: 'paid',
  });
  return { kind: 'paid', session };
};
