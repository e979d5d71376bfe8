import { notifications, titleOf } from '@basoche/domain/notifications/keys';
import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import {
  chargebackEntry,
  chargebackLostEntry,
  chargebackReversedEntry,
  chargebackWonEntry,
  type Holding,
  lossOf,
} from '@basoche/domain/payments/ledger';
import { titleAt } from '@basoche/domain/pricing/notices';
import { type Application, isOver } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import type Stripe from 'stripe';
import type { Db } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { addJob } from '../../../../platform/queue/queue.ts';
import { notify } from '../../../notifications/service.ts';
import { execute, snapshotOf } from '../../../threads/execution/service.ts';
import { refreshNamed } from '../../deposits/confirmations/service.ts';
import { findByIntent } from '../../deposits/pages/service.ts';
import { lockHolding, post } from '../../ledger/service.ts';
import { askReturn } from '../requests/service.ts';
import * as store from './store.ts';

/** Chargebacks (rules §3 and §4): money that a card holder's bank took back, gave back, or kept. */

type ChargebackCommand = Extract<ThreadCommand, { readonly type: `chargeback/${string}` }>;

/**
 * Runs the command on the instalment. False if the rules refuse it because the instalment is over; nothing
 * has changed then.
 */
const tell = async (
  platform: Platform,
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  command: ChargebackCommand,
): Promise<boolean> => {
  try {
    await execute(platform, trx, applicationId, { by: { role: 'provider' }, command, instalment });
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
};

const keys = {
  'chargeback/open': 'CHARGEBACK_OPENED',
  'chargeback/won': 'CHARGEBACK_WON',
  'chargeback/lost': 'CHARGEBACK_LOST',
  'chargeback/reversed': 'CHARGEBACK_REVERSED',
} as const satisfies Record<ChargebackCommand['type'], string>;

/** True if a bank took only a part of the money. After the end of the mission the ledger already has the loss. */
const isPartlyLost = (command: ChargebackCommand, { deposit, leftCents, ...rest }: Application): boolean =>
  command.type === 'chargeback/lost' &&
  (isOver(rest) ? leftCents > 0 : command.lostCents < (deposit?.amountCents ?? 0));

/**
 * Applies a chargeback to its instalment and sends the mails (rules §3, "A chargeback"): always to staff; to
 * both parties while the mission runs; after its end, to a candidate with an open payout.
 */
const announce = async (
  platform: Platform,
  trx: Db,
  { applicationId, instalment }: InstalmentKey,
  command: ChargebackCommand,
): Promise<void> => {
  const now = platform.clock.now();
  const { application, position } = await snapshotOf(trx, applicationId, { instalment });
  const isTold = await tell(platform, trx, { applicationId, instalment }, command);
  const key = isPartlyLost(command, application) ? 'CHARGEBACK_PARTLY_LOST' : keys[command.type];
  const mail = {
    applicationId,
    mail: notifications[key].mail,
    position,
    ...(application.instalment === null ? {} : { instalment }),
  } as const;
  await addJob(trx, 'threads.mail', { ...mail, to: 'staff' });
  if (isTold || !application.isPayoutAsked) return;
  const { memberId } = application.candidate;
  const title = titleAt(application, { to: 'candidate', key, title: titleOf(key) });
  await notify(trx, { memberId, applicationId, key, title }, now);
  await addJob(trx, 'threads.mail', { ...mail, to: 'candidate' });
};

type Outcome = 'open' | 'won' | 'lost';

/** Outcome of a dispute; null for `prevented` and the inquiries (`warning_…`), which move no money. */
const outcomeOf = ({ status }: Stripe.Dispute): Outcome | null => {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : null;
};

const intentOf = ({ payment_intent }: Stripe.Dispute): string | null =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);

/** The disputed deposit. If it is unknown here, its page is refreshed first, since events come in any order. */
const sessionOf = async (platform: Platform, stripe: Stripe, intent: string) => {
  const { db } = platform.database;
  const known = await findByIntent(db, intent);
  if (known !== undefined) return known;
  const { metadata } = await stripe.paymentIntents.retrieve(intent);
  if (metadata.session === undefined) return undefined;
  await refreshNamed(platform, metadata.session);
  return findByIntent(db, intent);
};

/** Amounts held from this payment. Zero for an unexpected payment, whose instalment may hold another payment. */
const holdingOf = async (
  trx: Db,
  { application_id, instalment, status }: Closing['session'],
): Promise<Holding> => {
  const holding = await lockHolding(trx, { applicationId: application_id, instalment });
  return status === 'paid' ? holding : { heldCents: 0, feeHeldCents: 0 };
};

interface Closing {
  readonly dispute: Stripe.Dispute;
  readonly session: {
    readonly id: string;
    readonly application_id: string;
    readonly instalment: number;
    readonly status: string;
  };
  readonly posting: Parameters<typeof post>[1];
}

type Close = (platform: Platform, trx: Db, closing: Closing) => Promise<void>;

const win: Close = async (platform, trx, { dispute, session, posting }) => {
  await store.close(trx, dispute.id, 'won', posting.at);
  await post(trx, posting, [chargebackWonEntry(dispute.amount)]);
  if (session.status !== 'paid') return;
  await announce(platform, trx, posting, { type: 'chargeback/won' });
};

/**
 * Enters a lost dispute, up to its amount: first out of the held funds, the fee in proportion; then out of
 * the platform's own money.
 */
const lose: Close = async (platform, trx, { dispute, session, posting }) => {
  await store.close(trx, dispute.id, 'lost', posting.at);
  const holding = await holdingOf(trx, session);
  const unattributed = await store.unattributed(trx, session.id);
  await post(trx, posting, [chargebackLostEntry(dispute.amount, holding, unattributed)]);
  if (session.status !== 'paid') return;
  const { heldCents, feeHeldCents: lostFeeCents } = lossOf(dispute.amount, holding);
  const lostCents = heldCents + lostFeeCents;
  await announce(platform, trx, posting, { type: 'chargeback/lost', lostCents, lostFeeCents });
  if (lostFeeCents === 0) return;
  const { applicationId } = posting;
  const feeCents = holding.feeHeldCents - lostFeeCents;
  if (feeCents === 0) await addJob(trx, 'payments.creditFee', { applicationId });
  else await addJob(trx, 'payments.reduceFee', { applicationId, feeCents });
};

/**
 * Enters a dispute that was lost and then won: the money is held for the mission again, or an unexpected
 * payment goes back to its payer.
 */
const reverse: Close = async (platform, trx, { dispute, session, posting }) => {
  const { applicationId, instalment, at } = posting;
  await store.close(trx, dispute.id, 'reversed', at);
  const lost = await store.lostTo(trx, dispute.id);
  await post(trx, posting, [chargebackReversedEntry(lost)]);
  const { heldCents, depositedCents } = lost;
  if (depositedCents > 0) {
    await askReturn(
      trx,
      { applicationId, instalment, sessionId: session.id, amountCents: depositedCents },
      at,
    );
  }
  if (session.status === 'paid')
    await announce(platform, trx, posting, { type: 'chargeback/reversed', heldCents });
};

const steps: Readonly<Record<string, Close | undefined>> = {
  'open to won': win,
  'open to lost': lose,
  'lost to won': reverse,
};

/** Reads a dispute at the provider and applies its current state, including steps whose events were missed. */
export const applyChargeback = async (platform: Platform, disputeId: string): Promise<void> => {
  const stripe = await platform.payments.client();
  const dispute = await stripe.disputes.retrieve(disputeId);
  const outcome = outcomeOf(dispute);
  const intent = intentOf(dispute);
  if (outcome === null || intent === null) return;
  const session = await sessionOf(platform, stripe, intent);
  if (session === undefined) return;
  const { application_id: applicationId, instalment } = session;
  const now = platform.clock.now();
  const posting = { applicationId, instalment, source: dispute.id, at: now };
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
      await post(trx, posting, [chargebackEntry(dispute.amount)]);
      if (session.status === 'paid') await announce(platform, trx, posting, { type: 'chargeback/open' });
    }
    const chargeback = await store.lockChargeback(trx, dispute.id);
    const apply = steps[`${chargeback?.status ?? 'none'} to ${outcome}`];
    await apply?.(platform, trx, { dispute, session, posting });
  });
};
