import type { InstalmentKey } from '@basoche/domain/payments/instalment';
import * as ledger from '@basoche/domain/payments/ledger';
import type { Application } from '@basoche/domain/threads/application';
import { payeeCents } from '@basoche/domain/threads/deposits-and-refunds';
import type { PaymentRequest } from '@basoche/domain/threads/effects';
import { testIban } from '@basoche/payment-sandbox/objects/accounts';
import { type Random, uuidAt } from './random.ts';
import type { DemoThread } from './rows.ts';
import type { Played } from './threads.ts';

/**
 * The money of the demonstration's threads, in the rows that the payments would have written: pages,
 * transfers, refunds, and the ledger.
 */

const minute = 60_000;
const after = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minute);
/** Id at the provider, whose beginning marks it as one of the demonstration. */
const demoId = (random: Random, kind: string): string =>
  `${kind}_demo${Array.from({ length: 4 }, () => random.between(0, 0xffff).toString(16).padStart(4, '0')).join('')}`;

/** Last characters of the test IBAN, with which the payment sandbox completes an account. */
export const demoBankLast4 = testIban.replaceAll(' ', '').slice(-4);

interface Rows {
  readonly accounts: object[];
  readonly sessions: object[];
  readonly requests: object[];
  readonly movements: object[];
  readonly entries: object[];
  readonly lines: object[];
}

/** Stands for the portage company, whose account exists once its member does. */
export const partnerPayee = 'partner';

interface Posting extends InstalmentKey {
  readonly source: string;
  readonly at: Date;
}

const post = (
  random: Random,
  { entries, lines }: Rows,
  { applicationId, instalment, source, at }: Posting,
  written: readonly (ledger.LedgerEntry | null)[],
): void => {
  for (const [place, entry] of written.entries()) {
    if (entry === null) continue;
    // Each entry one millisecond later, so that they sort in order: a payment, then the holding of its money.
    const writtenAt = new Date(at.getTime() + place);
    const id = uuidAt(random, writtenAt);
    entries.push({
      id,
      application_id: applicationId,
      instalment,
      kind: entry.kind,
      source: `${entry.kind}:${source}`,
      at: writtenAt,
    });
    for (const { account, amountCents } of entry.lines) {
      lines.push({ entry_id: id, account, amount_cents: amountCents });
    }
  }
};

const sharesOf = (payment: PaymentRequest): { transfer: number; refund: number } => {
  if (payment.ask === 'release') return { transfer: payment.amountCents, refund: 0 };
  if (payment.ask === 'refund') return { transfer: 0, refund: payment.amountCents };
  return payment.ask === 'split'
    ? { transfer: payment.candidateCents, refund: payment.creatorCents }
    : { transfer: 0, refund: 0 };
};

type Funded = Pick<Application, 'deposit' | 'feeCents'>;

/** Deposit of each instalment of a thread; for a flat price, that of the thread. */
const fundedOf = ({ application, instalment: current, instalments }: Played): [number, Funded][] =>
  instalments.length === 0
    ? [[current, application]]
    : instalments.map(({ instalment: { position }, kept }) => [position, kept ?? application]);

const ofInstalment = (
  random: Random,
  rows: Rows,
  { played, rows: { application: row } }: DemoThread,
  instalment: number,
  { deposit, feeCents }: Funded,
): void => {
  const { application, payments, casting } = played;
  const { id: applicationId } = row;
  const key = { applicationId, instalment };
  const isPortage = application.mode === 'portage';
  if (deposit === null) return;
  const { amountCents: total, confirmedAt } = deposit;
  const sessionId = uuidAt(random, after(confirmedAt, -6));
  const intent = demoId(random, 'pi');
  rows.sessions.push({
    id: sessionId,
    application_id: applicationId,
    instalment,
    subject: casting.mission.row.title,
    amount_cents: total,
    fee_cents: feeCents,
    status: 'paid',
    provider_id: demoId(random, 'cs'),
    payment_intent: intent,
    charge_id: demoId(random, 'ch'),
    paid_cents: total,
    planned_at: after(confirmedAt, -6),
    expires_at: after(confirmedAt, 114),
    paid_at: confirmedAt,
  });
  post(random, rows, { ...key, source: intent, at: confirmedAt }, ledger.depositEntries(total, feeCents));
  const full = { heldCents: payeeCents({ deposit, feeCents }), feeHeldCents: feeCents };
  for (const { payment, at } of payments.filter((one) => one.instalment === instalment)) {
    const { transfer, refund } = sharesOf(payment);
    if (transfer + refund === 0) continue;
    const doneAt = after(at, 1);
    const request = { id: uuidAt(random, at), application_id: applicationId, instalment };
    const isSplit = transfer > 0 && refund > 0;
    rows.requests.push({
      ...request,
      ask: payment.ask,
      amount_cents: isSplit ? null : transfer + refund,
      candidate_cents: isSplit ? transfer : null,
      creator_cents: isSplit ? refund : null,
      asked_at: at,
      handled_at: doneAt,
    });
    const move = (kind: 'transfer' | 'refund', amountCents: number): string => {
      const providerId = demoId(random, kind === 'transfer' ? 'tr' : 're');
      rows.movements.push({
        id: uuidAt(random, at),
        request_id: request.id,
        application_id: applicationId,
        kind,
        amount_cents: amountCents,
        payee_id: kind === 'refund' ? null : isPortage ? partnerPayee : row.candidate_id,
        session_id: kind === 'refund' ? sessionId : null,
        provider_id: providerId,
        planned_at: at,
        tried_at: at,
        done_at: doneAt,
      });
      return providerId;
    };
    if (transfer > 0) {
      const posting = { ...key, source: move('transfer', transfer), at: doneAt };
      post(random, rows, posting, [ledger.feeEntry(full), ledger.releaseEntry(transfer, full)]);
    }
    if (refund > 0) {
      const left = { heldCents: full.heldCents - transfer, feeHeldCents: isSplit ? 0 : full.feeHeldCents };
      const posting = { ...key, source: move('refund', refund), at: after(doneAt, 1) };
      post(random, rows, posting, [ledger.refundEntry(refund, left)]);
    }
  }
};

const ofThread = (random: Random, rows: Rows, thread: DemoThread): void => {
  for (const [instalment, funded] of fundedOf(thread.played))
    ofInstalment(random, rows, thread, instalment, funded);
};

/** Accounts at the provider of the members who may be paid from held funds. */
const accountsOf = (random: Random, threads: readonly DemoThread[]): object[] => {
  const opened = new Map<string, Date>();
  for (const { played, rows } of threads) {
    if (played.application.mode !== 'funds') continue;
    const { candidate_id: memberId } = rows.application;
    const before = opened.get(memberId);
    if (before === undefined || played.createdAt < before) opened.set(memberId, played.createdAt);
  }
  return [...opened].map(([member_id, at]) => ({
    member_id,
    provider_id: demoId(random, 'acct'),
    is_submitted: true,
    is_ready: true,
    missing: [],
    bank_last4: demoBankLast4,
    created_at: at,
    updated_at: at,
  }));
};

export const demoMoney = (random: Random, threads: readonly DemoThread[]): Rows => {
  const rows: Rows = {
    accounts: accountsOf(random, threads),
    sessions: [],
    requests: [],
    movements: [],
    entries: [],
    lines: [],
  };
  for (const thread of threads) ofThread(random, rows, thread);
  return rows;
};
