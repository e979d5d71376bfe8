import type Stripe from 'stripe';
import type { Platform } from '../../../../platform/platform.ts';
import * as store from './store.ts';

/** Lists the provider's payments, transfers, refunds and disputes, and compares them with ours (rules §4). */

export interface Compared {
  readonly records: number;
  /** Number of operations done by the provider and not recorded here yet, which the next minutes should record. */
  readonly underWay: number;
}

interface Difference {
  readonly rule: string;
  readonly on: string;
  readonly found: string;
}

const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** The payment of a deposit. Payments of subscriptions have no session in their metadata and are left out. */
const ofPayment = (intent: Stripe.PaymentIntent): store.ProviderRecord[] => {
  const ours = intent.metadata.session;
  if (ours === undefined || intent.amount_received === 0) return [];
  return [
    { kind: 'payment', id: intent.id, ours, amount: intent.amount_received, about: null, state: 'done' },
  ];
};

const ofTransfer = (transfer: Stripe.Transfer): store.ProviderRecord[] => [
  {
    kind: 'transfer',
    id: transfer.id,
    ours: transfer.metadata.movement ?? null,
    amount: transfer.amount - transfer.amount_reversed,
    about: idOf(transfer.destination),
    state: 'done',
  },
];

const ofRefund = (refund: Stripe.Refund): store.ProviderRecord[] => [
  {
    kind: 'refund',
    id: refund.id,
    ours: refund.metadata?.movement ?? null,
    amount: refund.amount,
    about: idOf(refund.payment_intent),
    state: refund.status === 'failed' || refund.status === 'canceled' ? 'failed' : 'done',
  },
];

const stateOf = (status: Stripe.Dispute['status']): string | null => {
  if (status === 'won' || status === 'lost') return status;
  return status === 'needs_response' || status === 'under_review' ? 'open' : null;
};

const ofDispute = (dispute: Stripe.Dispute): store.ProviderRecord[] => {
  const state = stateOf(dispute.status);
  const about = idOf(dispute.payment_intent);
  return state === null
    ? []
    : [{ kind: 'dispute', id: dispute.id, ours: null, amount: dispute.amount, about, state }];
};

const atOnce = 100;

export const compare = async (
  { database, payments }: Platform,
  differencesAtMost: number,
): Promise<{ compared: Compared; differences: readonly Difference[] }> => {
  const stripe = await payments.client();
  return store.beside(database.sessions.db, async (own) => {
    let records = 0;
    const list = async <One>(
      pages: AsyncIterable<One>,
      recordsOf: (one: One) => readonly store.ProviderRecord[],
    ): Promise<void> => {
      let waiting: store.ProviderRecord[] = [];
      for await (const one of pages) {
        waiting.push(...recordsOf(one));
        if (waiting.length < atOnce) continue;
        await store.keep(own, waiting);
        records += waiting.length;
        waiting = [];
      }
      await store.keep(own, waiting);
      records += waiting.length;
    };
    await list(stripe.paymentIntents.list({ limit: atOnce }), ofPayment);
    await list(stripe.transfers.list({ limit: atOnce }), ofTransfer);
    await list(stripe.refunds.list({ limit: atOnce }), ofRefund);
    await list(stripe.disputes.list({ limit: atOnce }), ofDispute);
    const differences: Difference[] = [];
    for (const comparison of store.comparisons) {
      const found = await store.firstMismatches(own, comparison, differencesAtMost);
      differences.push(...found.map((mismatch) => ({ rule: comparison.says, ...mismatch })));
    }
    return { compared: { records, underWay: await store.countUnderWay(own) }, differences };
  });
};
