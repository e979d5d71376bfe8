import { randomBytes } from 'node:crypto';
import { flatInstalment } from '@basoche/domain/payments/instalment';
import * as ledger from '@basoche/domain/payments/ledger';
import type { Selectable } from 'kysely';
import { lockHolding, post } from '../src/features/payments/ledger/service.ts';
import { payeeOf } from '../src/features/payments/payouts/store.ts';
import { runCommand } from '../src/features/threads/service.ts';
import type { Db } from '../src/platform/database/database.ts';
import type { PaymentRequestTable } from '../src/platform/database/schema/tables.ts';
import type { TestApp } from './app.ts';
import { aWorld, type World } from './world.ts';

/** Writes money movements to the database without calling the provider, for tests that only read them. */

const newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

/** Records a paid deposit: 500 € with its VAT, and the fee with its own VAT. */
export const depositFunds = async (
  { platform, clock }: TestApp,
  applicationId: string,
): Promise<{ sessionId: string; paymentIntent: string }> => {
  const { db } = platform.database;
  const now = clock.now();
  const paymentIntent = newId('pi');
  const { id } = await db
    .insertInto('deposit_session')
    .values({
      application_id: applicationId,
      instalment: 0,
      subject: 'Rechercher la jurisprudence sur la rupture brutale',
      amount_cents: 61_800,
      fee_cents: 1_800,
      status: 'paid',
      provider_id: newId('cs'),
      url: null,
      payment_intent: paymentIntent,
      charge_id: newId('ch'),
      paid_cents: 61_800,
      planned_at: now,
      expires_at: now,
      paid_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const deposited = { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' } as const;
  await runCommand(platform, { role: 'provider' }, applicationId, deposited);
  await platform.database.transaction((trx) =>
    post(
      trx,
      { applicationId, instalment: flatInstalment, source: paymentIntent, at: now },
      ledger.depositEntries(61_800, 1_800),
    ),
  );
  return { sessionId: id, paymentIntent };
};

/** A running mission with its funds held. */
export const aHeldMission = async (
  test: TestApp,
  wishes: Parameters<typeof aWorld>[2] = {},
): Promise<World & { readonly sessionId: string; readonly paymentIntent: string }> => {
  const world = await aWorld(test, 'deposit', wishes);
  return { ...world, ...(await depositFunds(test, world.applicationId)) };
};

type Request = Selectable<PaymentRequestTable>;

const move = async (
  trx: Db,
  request: Request,
  kind: 'transfer' | 'refund',
  amountCents: number,
  now: Date,
): Promise<void> => {
  const { application_id: applicationId, instalment, ask } = request;
  const providerId = newId(kind === 'transfer' ? 'tr' : 're');
  const payee = await payeeOf(trx, applicationId);
  const session = await trx
    .selectFrom('deposit_session')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('instalment', '=', instalment)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  await trx
    .insertInto('money_movement')
    .values({
      request_id: request.id,
      application_id: applicationId,
      kind,
      amount_cents: amountCents,
      payee_id: kind === 'transfer' ? payee : null,
      session_id: kind === 'refund' ? (request.session_id ?? session?.id ?? null) : null,
      provider_id: providerId,
      planned_at: now,
      tried_at: now,
      done_at: now,
      failed_at: null,
      last_error: null,
    })
    .execute();
  const holding = await lockHolding(trx, { applicationId, instalment });
  const posting = { applicationId, instalment, source: providerId, at: now };
  if (kind === 'transfer') {
    await post(trx, posting, [ledger.feeEntry(holding), ledger.releaseEntry(amountCents, holding)]);
  } else if (ask === 'return') await post(trx, posting, [ledger.returnEntry(amountCents)]);
  else await post(trx, posting, [ledger.refundEntry(amountCents, holding)]);
};

/** Marks as done every payment that the rules requested for this thread. */
export const carryOutPayments = async (
  { platform, clock }: TestApp,
  applicationId: string,
): Promise<void> => {
  const now = clock.now();
  await platform.database.transaction(async (trx) => {
    const requests = await trx
      .selectFrom('payment_request')
      .selectAll()
      .where('application_id', '=', applicationId)
      .where('handled_at', 'is', null)
      .orderBy('asked_at')
      .execute();
    for (const request of requests) {
      await trx.deleteFrom('money_movement').where('request_id', '=', request.id).execute();
      const { ask, amount_cents, candidate_cents, creator_cents, id } = request;
      if (ask === 'release') await move(trx, request, 'transfer', amount_cents ?? 0, now);
      if (ask === 'refund' || ask === 'return') await move(trx, request, 'refund', amount_cents ?? 0, now);
      if (ask === 'split') {
        await move(trx, request, 'transfer', candidate_cents ?? 0, now);
        await move(trx, request, 'refund', creator_cents ?? 0, now);
      }
      await trx.updateTable('payment_request').set({ handled_at: now }).where('id', '=', id).execute();
    }
  });
};
