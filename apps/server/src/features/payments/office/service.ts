import type { GivenFile } from '@basoche/contract/files';
import type {
  Chargeback,
  DepositState,
  FinanceDeposit,
  FinanceMovement,
  Finances,
  UnmatchedPayment,
} from '@basoche/contract/payments/finances';
import { byteOrderMark } from '@basoche/domain/csv';
import { addDays, type Day, parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { askReturn, plan as queueRequest } from '../payouts/requests/service.ts';
import * as ledgerFile from './ledger-file/presenter.ts';
import { type LedgerRow, ledgerBetween } from './ledger-file/store.ts';
import * as present from './presenter.ts';
import * as store from './store.ts';

/** Finances for staff: figures, lists, and retries of payments that wait or came back (docs/rules.md §4). */

export const readFinances = async ({ database: { db } }: Platform): Promise<Finances> => {
  const [sums, waiting] = await Promise.all([store.sums(db), store.waiting(db)]);
  return present.presentFinances(sums, waiting);
};

export const listDeposits = async (
  { database, clock }: Platform,
  state: DepositState,
  page: PageRequest,
): Promise<Page<FinanceDeposit>> =>
  pageOf(
    await store.listDeposits(database.db, state, page, clock.now()),
    page.limit,
    present.presentDeposit,
    (row) => ({ at: row.since, id: row.application_id }),
  );

export const listMovements = async (
  { database: { db } }: Platform,
  state: 'waiting' | 'failed',
  page: PageRequest,
): Promise<Page<FinanceMovement>> =>
  pageOf(
    await (state === 'waiting' ? store.listWaiting(db, page) : store.listFailed(db, page)),
    page.limit,
    present.presentMovement,
    placeBy('at'),
  );

export const listChargebacks = async (
  { database: { db } }: Platform,
  page: PageRequest,
): Promise<Page<Chargeback>> =>
  pageOf(await store.listChargebacks(db, page), page.limit, present.presentChargeback, (row) => ({
    at: row.opened_at,
    id: row.session_id,
  }));

export const listUnmatched = async (
  { database: { db } }: Platform,
  page: PageRequest,
): Promise<Page<UnmatchedPayment>> =>
  pageOf(await store.listUnmatched(db, page), page.limit, present.presentUnmatched, (row) => ({
    at: row.paid_at,
    id: row.id,
  }));

type Staff = Pick<Viewer, 'memberId' | 'kind' | 'role'>;

const doneTitle = 'Ce paiement est déjà fait, ou déjà demandé de nouveau.';

/**
 * Runs a waiting payment request now, or requests again a refund that the bank returned. The new request is a
 * `return` with its own amount, like that of an unexpected payment. Refused if it was done or retried before.
 */
export const retryMovement = (platform: Platform, viewer: Staff, id: string): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    const request = await store.lockRequest(trx, id);
    if (request !== undefined) {
      // Closing a payment page (`expireDeposit`) moves no money, so staff do not see such requests.
      if (request.handled_at !== null || request.ask === 'expireDeposit')
        refuse('STATE_CHANGED', { title: doneTitle });
      await queueRequest(trx, id);
      const on = { kind: 'thread', id: request.application_id } as const;
      return recordAct(trx, viewer, { act: 'payments/retry', on, details: { ask: request.ask } }, now);
    }
    const failed = await store.claimFailedRefund(trx, id, now);
    if (failed === undefined || failed.session_id === null) {
      return (await store.hasMovement(trx, id))
        ? refuse('STATE_CHANGED', { title: doneTitle })
        : refuse('NOT_FOUND');
    }
    const {
      application_id: applicationId,
      instalment,
      session_id: sessionId,
      amount_cents: amountCents,
    } = failed;
    await askReturn(trx, { applicationId, instalment, sessionId, amountCents }, now);
    const on = { kind: 'thread', id: applicationId } as const;
    await recordAct(trx, viewer, { act: 'payments/retry', on, details: { ask: 'failed', amountCents } }, now);
  });

/** Entries read per query. */
const batchSize = 500;

async function* ledgerRows(platform: Platform, from: Day, to: Day): AsyncGenerator<Uint8Array> {
  const { db } = platform.database;
  const between = { from: startOfParisDay(from), until: startOfParisDay(addDays(to, 1)) };
  yield Buffer.from(byteOrderMark + ledgerFile.header);
  let after: { at: Date; id: string } | null = null;
  for (;;) {
    const rows: LedgerRow[] = await ledgerBetween(db, between, after, batchSize);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield Buffer.from(rows.map(ledgerFile.presentEntry).join(''));
    after = { at: last.at, id: last.id };
    if (rows.length < batchSize) return;
  }
}

/** Streams the ledger of these days (Europe/Paris) as a CSV file. Records the export in the staff journal. */
export const exportLedger = async (
  platform: Platform,
  viewer: Staff,
  period: { readonly from?: Day | undefined; readonly to?: Day | undefined },
): Promise<GivenFile> => {
  const to = period.to ?? parisDay(platform.clock.now());
  const from = period.from ?? `${to.slice(0, 7)}-01`;
  await platform.database.transaction((trx) =>
    recordAct(
      trx,
      viewer,
      { act: 'ledger/export', on: { kind: 'ledger', id: `${from}/${to}` } },
      platform.clock.now(),
    ),
  );
  const content = ledgerRows(platform, from, to);
  return { name: `basoche-ecritures-${from}-${to}.csv`, kind: 'csv', bytes: null, content };
};

/** Stores the ledger's sums of past days, one transaction per day. */
export const sumLedger = async ({ database, clock }: Platform): Promise<void> => {
  let hasMoreDays = true;
  while (hasMoreDays) hasMoreDays = await database.transaction((trx) => store.sumNextDay(trx, clock.now()));
};
