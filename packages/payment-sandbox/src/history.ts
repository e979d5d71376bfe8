import type pg from 'pg';
import { bankAccountsOf, newAccount, noRequirements, testIban } from './objects/accounts.ts';
import { newCharge, newPaymentIntent, newPaymentMethod } from './objects/payments.ts';
import { newBalanceTransaction, newRefund, newTransfer } from './objects/refunds-transfers-disputes.ts';

/**
 * Past payments of the demonstration, written straight into the sandbox (a simulated Stripe). They can be transferred and
 * refunded like any other, but no event is sent for them. Amounts are in euro cents.
 */
export interface History {
  readonly accounts: readonly { readonly id: string; readonly email: string | null }[];
  readonly payments: readonly {
    /** Id of the payment intent. */
    readonly intent: string;
    /** Id of the charge. */
    readonly charge: string;
    readonly amount: number;
    readonly at: Date;
    /** Stripe's `transfer_group`, which ties a payment to its transfers. */
    readonly group: string;
    readonly metadata: Record<string, string>;
  }[];
  readonly transfers: readonly {
    readonly id: string;
    readonly amount: number;
    /** Id of the charge that the money comes from. */
    readonly charge: string;
    /** Id of the connected account that receives it. */
    readonly account: string;
    readonly at: Date;
    readonly group: string;
    readonly metadata: Record<string, string>;
  }[];
  readonly refunds: readonly {
    readonly id: string;
    readonly amount: number;
    /** Id of the refunded charge. */
    readonly charge: string;
    readonly at: Date;
    readonly metadata: Record<string, string>;
  }[];
}

const currency = 'eur';
/** Stripe's test card, which paid all of them. */
const card = { number: '4242424242424242', month: 12, year: 2_040, last4: '4242', fingerprint: 'demo' };
/** Unix time in seconds, as Stripe writes it. */
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

interface SandboxObject {
  readonly id: string;
  readonly object: string;
}
/** A row of the table of all sandbox objects. */
interface Row {
  readonly id: string;
  readonly kind: string;
  /** The connected account that has the object; '' for the platform's own. */
  readonly account: string;
  readonly body: object;
}

const row = (body: SandboxObject, account = ''): Row => ({ id: body.id, kind: body.object, account, body });

/** The entry of a movement in a balance: positive for money that comes in, and available at once. */
const balanceTransaction = (
  amount: number,
  at: number,
  type: 'charge' | 'transfer' | 'refund' | 'payment',
  source: string,
) =>
  newBalanceTransaction(
    {
      amount,
      currency,
      availableOn: at,
      type,
      category: type === 'payment' ? 'charge' : type,
      source,
      description: null,
    },
    at,
  );

/** Connected accounts of payees, ready to receive money. */
const accountRows = ({ accounts }: History, now: number): Row[] =>
  accounts.map(({ id, email }) => {
    const account = newAccount(
      {
        type: 'express',
        controller: {
          fees: 'application',
          losses: 'application',
          collection: 'stripe',
          dashboard: 'express',
        },
        businessType: 'individual',
        capabilities: ['transfers'],
        country: 'FR',
        email,
        metadata: {},
      },
      now,
    );
    return row({
      ...account,
      id,
      external_accounts: bankAccountsOf(id, testIban),
      capabilities: { transfers: 'active' },
      details_submitted: true,
      payouts_enabled: true,
      requirements: noRequirements(),
    } as typeof account);
  });

/** Objects of each payment, with the refunds deducted from its charge. */
const paymentRows = ({ payments, refunds }: History): Row[] =>
  payments.flatMap(({ intent: id, charge: chargeId, amount, at, group, metadata }) => {
    const time = secondsOf(at);
    const payer = { email: null, name: null };
    const method = newPaymentMethod(card, payer, null, time);
    const fresh = newPaymentIntent(
      {
        amount,
        currency,
        customer: null,
        description: null,
        metadata,
        transferGroup: group,
        receiptEmail: null,
        statementDescriptor: null,
      },
      time,
    );
    const intent = {
      ...fresh,
      id,
      amount_received: amount,
      latest_charge: chargeId,
      payment_method: method.id,
      status: 'succeeded' as const,
    };
    const refunded = refunds.reduce((sum, one) => sum + (one.charge === chargeId ? one.amount : 0), 0);
    const transaction = balanceTransaction(amount, time, 'charge', chargeId);
    const charge = {
      ...newCharge({ intent, method, card, authenticated: false }, time),
      id: chargeId,
      amount_refunded: refunded,
      refunded: refunded === amount,
      balance_transaction: transaction.id,
    };
    return [row(method), row(intent), row(charge), row(transaction)];
  });

/** Objects of transfers and refunds; `rows` holds the charges that they refer to. */
const movementRows = ({ transfers, refunds }: History, rows: readonly Row[]): Row[] => [
  ...transfers.flatMap(({ id, amount, charge, account, at, group, metadata }) => {
    const time = secondsOf(at);
    const out = balanceTransaction(-amount, time, 'transfer', id);
    const transfer = newTransfer(
      {
        amount,
        currency,
        destination: account,
        description: null,
        metadata,
        sourceTransaction: charge,
        transferGroup: group,
      },
      time,
    );
    return [
      row({ ...transfer, id, balance_transaction: out.id } as typeof transfer),
      row(out),
      row(balanceTransaction(amount, time, 'payment', id), account),
    ];
  }),
  ...refunds.flatMap(({ id, amount, charge: chargeId, at, metadata }) => {
    const charge = rows.find((one) => one.id === chargeId)?.body;
    if (charge === undefined) return [];
    const time = secondsOf(at);
    const out = balanceTransaction(-amount, time, 'refund', id);
    const refund = newRefund({ charge: charge as never, amount, reason: null, metadata }, time);
    return [row({ ...refund, id, balance_transaction: out.id } as typeof refund), row(out)];
  }),
];

/** Writes the history in one statement; rows whose id exists are unchanged. */
export const writeHistory = async (pool: pg.Pool, history: History, now: Date): Promise<void> => {
  const paid = [...accountRows(history, secondsOf(now)), ...paymentRows(history)];
  const rows = [...paid, ...movementRows(history, paid)];
  await pool.query(
    `insert into payment_sandbox.object (id, kind, account, body)
     select id, kind, account, body from jsonb_to_recordset($1::jsonb) as x(id text, kind text, account text, body jsonb)
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
};
