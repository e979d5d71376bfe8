import { flatInstalment } from '@basoche/domain/payments/instalment';
import * as ledger from '@basoche/domain/payments/ledger';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommandType } from '@basoche/domain/threads/commands';
import { lockHolding, post } from '../../src/features/payments/ledger/service.ts';
import type { TestApp } from '../app.ts';
import { carryOutPayments } from '../money.ts';
import type { Book } from './audit/event-book.ts';

/** Money movements of the model's threads, written as the payment provider would cause them, without a provider. */

/** An instalment of a thread, the first one by default, and its application in memory. */
export interface Paid {
  readonly id: string;
  readonly instalment?: number;
  readonly application: Application;
}

const keyOf = ({ id, instalment = flatInstalment }: Paid) => ({ applicationId: id, instalment });

/** Suffix of ids at the provider: each instalment has its own payment. */
const nameOf = ({ id, instalment = flatInstalment }: Paid): string =>
  instalment === flatInstalment ? id : `${id}_${instalment}`;

/** The deposit was paid: writes the same entries as the program does at the provider's event. */
const payIn = async ({ platform, clock }: TestApp, thread: Paid): Promise<void> => {
  const { deposit, feeCents } = thread.application;
  const amountCents = deposit?.amountCents ?? 0;
  const now = clock.now();
  const intent = `pi_${nameOf(thread)}`;
  await platform.database.transaction(async (trx) => {
    await trx
      .insertInto('deposit_session')
      .values({
        application_id: thread.id,
        instalment: keyOf(thread).instalment,
        subject: 'Une mission du modèle',
        amount_cents: amountCents,
        fee_cents: feeCents,
        status: 'paid',
        provider_id: `cs_${nameOf(thread)}`,
        url: null,
        payment_intent: intent,
        charge_id: `ch_${nameOf(thread)}`,
        paid_cents: amountCents,
        planned_at: now,
        expires_at: now,
        paid_at: now,
      })
      .execute();
    await post(
      trx,
      { ...keyOf(thread), source: intent, at: now },
      ledger.depositEntries(amountCents, feeCents),
    );
  });
};

/**
 * The bank takes the deposit back while it examines a dispute. It may open another one after it has returned the
 * money.
 */
export const openDispute = async (
  { platform, clock }: TestApp,
  thread: Paid,
  amountCents: number,
): Promise<void> => {
  const now = clock.now();
  await platform.database.transaction(async (trx) => {
    const session = await trx
      .selectFrom('deposit_session')
      .select('id')
      .where('application_id', '=', thread.id)
      .where('instalment', '=', keyOf(thread).instalment)
      .executeTakeFirstOrThrow();
    const before = await trx
      .selectFrom('chargeback')
      .select('provider_id')
      .where('application_id', '=', thread.id)
      .execute();
    const dispute = `dp_${thread.id}_${before.length + 1}`;
    await trx
      .insertInto('chargeback')
      .values({
        provider_id: dispute,
        session_id: session.id,
        application_id: thread.id,
        amount_cents: amountCents,
        reason: 'fraudulent',
        status: 'open',
        opened_at: now,
        closed_at: null,
      })
      .execute();
    await post(trx, { ...keyOf(thread), source: dispute, at: now }, [ledger.chargebackEntry(amountCents)]);
  });
};

/** The bank returned the deposit or kept it. */
export const closeDispute = async (
  { platform, clock }: TestApp,
  thread: Paid,
  amountCents: number,
  status: 'won' | 'lost',
): Promise<void> => {
  const now = clock.now();
  await platform.database.transaction(async (trx) => {
    const holding = await lockHolding(trx, keyOf(thread));
    const { provider_id: source } = await trx
      .updateTable('chargeback')
      .set({ status, closed_at: now })
      .where('application_id', '=', thread.id)
      .where('status', '=', 'open')
      .returning('provider_id')
      .executeTakeFirstOrThrow();
    await post(trx, { ...keyOf(thread), source, at: now }, [
      status === 'won'
        ? ledger.chargebackWonEntry(amountCents)
        : ledger.chargebackLostEntry(amountCents, holding),
    ]);
  });
};

/** The bank keeps the deposit, possibly at once, without an open dispute. */
const loseDispute = async (test: TestApp, thread: Paid, amountCents: number): Promise<void> => {
  const open = await test.platform.database.db
    .selectFrom('chargeback')
    .select('provider_id')
    .where('application_id', '=', thread.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (open === undefined) await openDispute(test, thread, amountCents);
  await closeDispute(test, thread, amountCents, 'lost');
};

/** Carries out the payments that the rules requested in a thread. */
export const carryOut = async (test: TestApp, book: Book, threadId: string): Promise<void> => {
  await carryOutPayments(test, threadId);
  for (const payment of book.payments) if (payment.threadId === threadId) payment.isDone = true;
};

/** Moves the money whose movement precedes the provider's own commands. */
export const moveMoney = async (test: TestApp, thread: Paid, command: ThreadCommandType): Promise<void> => {
  const amountCents = thread.application.deposit?.amountCents ?? 0;
  if (command === 'deposit/confirm') await payIn(test, thread);
  if (command === 'chargeback/open') await openDispute(test, thread, amountCents);
  if (command === 'chargeback/won') await closeDispute(test, thread, amountCents, 'won');
  if (command === 'chargeback/lost') await loseDispute(test, thread, amountCents);
};
