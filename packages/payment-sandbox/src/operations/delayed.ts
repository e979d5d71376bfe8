import type { Context } from '../api/call.ts';
import { cardOf } from '../cards.ts';
import { invalid, noSuch } from '../errors.ts';
import { idOf } from '../ids.ts';
import type { PaymentIntent } from '../objects/payments.ts';
import type { Session } from '../objects/sessions.ts';
import { find, update } from '../store.ts';
import { type Payment, tryCard } from './charging.ts';
import { writeEvent } from './events.ts';
import { complete, currentSession, intentOf } from './paying.ts';

/** A payment that takes days, such as a bank debit: the session is complete before the money arrives. */
export const promisePayment = async (context: Context, id: string, payment: Payment): Promise<Session> => {
  const row = await currentSession(context, id);
  if (row === undefined) throw noSuch('checkout.session', id);
  if (row.body.status !== 'open' || row.body.mode !== 'payment') throw invalid(`${id} cannot be paid so.`);
  const intent: PaymentIntent = { ...(await intentOf(context, row, null)), status: 'processing' };
  await update(context.db, { id: intent.id, body: intent, hidden: {} });
  await writeEvent(context, 'payment_intent.processing', intent);
  return complete(context, row, payment, { payment_intent: intent.id, payment_status: 'unpaid' });
};

/** Result of a delayed payment, given by the bank days later. */
export const settlePromise = async (context: Context, id: string, paid: boolean): Promise<Session> => {
  const row = await currentSession(context, id);
  const intent = row && (await find<PaymentIntent>(context.db, idOf(row.body.payment_intent) ?? ''));
  if (row === undefined || intent?.body.status !== 'processing') throw invalid(`${id} waits for no bank.`);
  const { email = null, name = null } = row.body.customer_details ?? {};
  await tryCard(context, {
    intent: intent.body,
    card: cardOf(paid ? '4242424242424242' : '4000000000009995', 12, 2_040),
    payer: { email, name },
    authenticated: false,
  });
  const session: Session = paid ? { ...row.body, payment_status: 'paid' } : row.body;
  await update(context.db, { ...row, body: session });
  await writeEvent(
    context,
    paid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
    session,
  );
  return session;
};
