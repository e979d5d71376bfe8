import {
  chargebackEntry,
  chargebackLostEntry,
  chargebackWonEntry,
  type Holding,
} from '@basoche/domain/payments/ledger';
import type { ThreadCommandType } from '@basoche/domain/threads/commands';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { execute, snapshotOf } from '../../threads/execution/service.ts';
import { refreshNamed } from '../confirmations/service.ts';
import { lockHolding, post } from '../ledger/service.ts';
import { findByIntent } from '../sessions/service.ts';
import * as store from './store.ts';

/** Disputes at the bank of a card's holder (rules §3 and §4): what the bank took back, gave again, or kept. */

/** Tells the thread, where it still listens: a mission that is over stays as it is, and its ledger alone remembers. */
const tell = async (
  platform: Platform,
  trx: Db,
  applicationId: string,
  type: Extract<ThreadCommandType, `chargeback/${string}`>,
): Promise<void> => {
  try {
    await execute(platform, trx, applicationId, { by: { role: 'provider' }, command: { type } });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

type Outcome = 'open' | 'won' | 'lost';

/** `prevented` and the inquiries (`warning_…`) move no money. */
const outcomeOf = ({ status }: Stripe.Dispute): Outcome | null => {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : null;
};

const intentOf = ({ payment_intent }: Stripe.Dispute): string | null =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);

/** The deposit that is disputed: it may be news to us too, where events come in another order. */
const sessionOf = async (platform: Platform, stripe: Stripe, intent: string) => {
  const { db } = platform.database;
  const known = await findByIntent(db, intent);
  if (known !== undefined) return known;
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  if (metadata.session === undefined) return undefined;
  await refreshNamed(platform, metadata.session);
  return findByIntent(db, intent);
};

/** What is held of a payment: nothing of one that nothing waited for, whatever another one brought to the same thread. */
const holdingOf = async (
  trx: Db,
  { application_id, status }: { readonly application_id: string; readonly status: string },
): Promise<Holding> => {
  const holding = await lockHolding(trx, application_id);
  return status === 'paid' ? holding : { heldCents: 0, feeHeldCents: 0 };
};

/** Reads a dispute at the provider and applies its present state, the steps that were missed included. */
export const applyChargeback = async (platform: Platform, disputeId: string): Promise<void> => {
  const stripe = await platform.payments.client();
  const dispute = await stripe.disputes.retrieve(disputeId);
  const outcome = outcomeOf(dispute);
  const intent = intentOf(dispute);
  if (outcome === null || intent === null) return;
  const session = await sessionOf(platform, stripe, intent);
  if (session === undefined) return;
  const { application_id: applicationId } = session;
  const now = platform.clock.now();
  const source = dispute.id;
  await platform.database.transaction(async (trx) => {
    await snapshotOf(trx, applicationId, { lock: true });
    const isNew = await store.insertChargeback(trx, {
      provider_id: dispute.id,
      session_id: session.id,
      application_id: applicationId,
      amount_cents: dispute.amount,
      reason: dispute.reason,
      status: 'open',
      opened_at: now,
      closed_at: null,
    });
    if (isNew) {
      await post(trx, { applicationId, source, at: now }, [chargebackEntry(dispute.amount)]);
      if (session.status === 'paid') await tell(platform, trx, applicationId, 'chargeback/open');
    }
    const chargeback = await store.lockChargeback(trx, dispute.id);
    if (outcome === 'open' || chargeback?.status !== 'open') return;
    await store.close(trx, dispute.id, outcome, now);
    const holding = await holdingOf(trx, session);
    const entry =
      outcome === 'won'
        ? chargebackWonEntry(dispute.amount)
        : chargebackLostEntry(dispute.amount, holding, await store.unattributed(trx, session.id));
    await post(trx, { applicationId, source, at: now }, [entry]);
    if (session.status === 'paid') await tell(platform, trx, applicationId, `chargeback/${outcome}`);
    if (outcome === 'lost' && holding.feeHeldCents > 0) {
      await addJob(trx, 'payments.creditFee', { applicationId });
    }
  });
};
