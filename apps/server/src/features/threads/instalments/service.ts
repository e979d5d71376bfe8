import type { Instalments } from '@basoche/contract/threads/instalments';
import {
  type Advanced,
  advance,
  advanceToFirst,
  beginsWork,
  withCoveredTime,
} from '@basoche/domain/pricing/advance';
import type { Instalment, Progress } from '@basoche/domain/pricing/instalments';
import { isTimePrice, type PriceKind, type StagedPrice, stagedKinds } from '@basoche/domain/pricing/kinds';
import { unitsOf } from '@basoche/domain/pricing/sheets';
import { executionOf, type KeptInstalment, snapshotAt } from '@basoche/domain/pricing/snapshots';
import { type Application, initialFields, isOver, lastAction } from '@basoche/domain/threads/application';
import { stagedPriceOf } from '@basoche/domain/threads/deposits-and-refunds';
import type { Decision } from '@basoche/domain/threads/effects';
import { workedPeriod } from '@basoche/domain/threads/sheet-conditions';
import { parisDay } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { moveFirstDay } from '../plans/store.ts';
import { keepPeriod, sheetsOf } from '../sheets/store.ts';
import { applicationOf, findThread, partyOf, type ThreadRow } from '../store.ts';
import { presentInstalments } from './presenter.ts';
import * as store from './store.ts';

/**
 * Instalments of a mission (decision 0110). The thread stands at one of them, the current instalment: its
 * fields are the columns of the application. Each other one keeps its fields in its own row. A flat price has
 * no row.
 */

type Allowed = Extract<Decision, { ok: true }>;

/**
 * Refuses a kind of price that the setting `PRICING` keeps closed, because older programs that know flat
 * prices only may still run.
 */
export const requireOpen = (
  { config }: Pick<Platform, 'config'>,
  pricing: StagedPrice | null | undefined,
): void => {
  const open: readonly PriceKind[] = stagedKinds[config.pricing];
  if (pricing && !open.includes(pricing.kind)) refuse('PRICING_CLOSED');
};

/** Fields that an instalment keeps in its own row; null for the current instalment. */
const keptOf = (row: store.InstalmentRow): KeptInstalment | null => {
  const { state, fee_cents, net_cents, left_cents, is_payout_asked } = row;
  if (state === null || fee_cents === null) return null;
  return {
    ...store.executionFieldsOf({ ...row, state, fee_cents }),
    offerCents: net_cents,
    leftCents: left_cents,
    isPayoutAsked: is_payout_asked,
  };
};

/** An instalment as it is now. Once the current month is delivered, its units come from the sheet. */
const instalmentOf = (row: store.InstalmentRow, application: Application): Instalment => {
  const kept = keptOf(row);
  const { deposit, deliveredAt, endedAt } = kept ?? application;
  const { sheet } = application;
  const isTold = kept === null && row.close === null && row.units !== null && deliveredAt !== null;
  return {
    position: row.position,
    netCents: row.net_cents,
    units: isTold && sheet !== null ? unitsOf(sheet.entries) : row.units,
    isFunded: deposit !== null,
    isDelivered: deliveredAt !== null,
    isEnded: endedAt !== null,
    close: row.close,
    dueCents: row.due_cents,
  };
};

/**
 * The snapshot of an instalment: `current` itself for the current instalment. Undefined if the mission has no
 * such instalment.
 */
export const snapshotOfInstalment = async (
  db: Db,
  row: ThreadRow,
  current: Application,
  instalment: number,
): Promise<Application | undefined> => {
  if (instalment === row.instalment) return current;
  const rows = await store.instalmentsOf(db, row.id);
  const found = rows.find(({ position }) => position === instalment);
  const kept = found && keptOf(found);
  return kept ? snapshotAt(current, kept, instalment) : undefined;
};

/**
 * The thread with the columns that it would have if this instalment were the current one; unchanged without
 * `instalment`. Undefined if there is no such thread or instalment.
 */
export const threadAt = async (
  db: Db,
  applicationId: string,
  instalment?: number,
): Promise<ThreadRow | undefined> => {
  const row = await findThread(db, applicationId);
  if (row === undefined || instalment === undefined || instalment === row.instalment) return row;
  const found = (await store.instalmentsOf(db, applicationId)).find(
    ({ position }) => position === instalment,
  );
  const kept = found && keptOf(found);
  if (!kept) return undefined;
  const { offerCents, leftCents, isPayoutAsked } = kept;
  return {
    ...row,
    ...store.executionColumnsOf(kept),
    instalment,
    instalment_cents: offerCents,
    left_cents: leftCents,
    is_payout_asked: isPayoutAsked,
    month: null,
    due_cents: found.due_cents,
  };
};

/** Columns for the row of the current instalment, whose fields stand in the application. */
export const emptyColumns = { ...store.executionColumnsOf(initialFields), state: null, fee_cents: null };

/** The opened instalments; the current one has its fields from the application. */
const progressOf = (
  pricing: StagedPrice,
  application: Application,
  rows: readonly store.InstalmentRow[],
  isEnding: boolean,
): Progress & { readonly pricing: StagedPrice } => ({
  pricing,
  mode: application.mode ?? 'funds',
  instalments: rows.map((one) => instalmentOf(one, application)),
  isEnding,
});

/** The instalments of a thread's price, for one of its parties. NOT_FOUND for a flat price. */
export const readInstalments = async (
  { database: { db }, clock }: Platform,
  viewer: Viewer,
  applicationId: string,
): Promise<Instalments> => {
  const row = (await findThread(db, applicationId)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  const application = applicationOf(row, null);
  const pricing = stagedPriceOf(application) ?? refuse('NOT_FOUND');
  const rows = await store.instalmentsOf(db, row.id);
  const isEnding =
    isOver(application) || (application.deliveredAt !== null && application.sheet?.isLast === true);
  return presentInstalments(
    {
      thread: application,
      progress: progressOf(pricing, application, rows, isEnding),
      openedAt: rows.map(({ opened_at }) => opened_at),
      sheets: await sheetsOf(db, row.id),
      today: parisDay(clock.now()),
    },
    party,
  );
};

export { executionColumnsOf } from './store.ts';

export interface After {
  /** The decision, with the instalment that is the current one after it. */
  readonly decision: Allowed;
  /** Columns of the application that a snapshot of an instalment does not have. */
  readonly columns: { readonly offer_cents: number | null; readonly instalment: number };
  /** Effects for the newly opened instalment. */
  readonly opening: Advanced['opening'];
}

/** Closes the current instalment, and opens the next one or goes back to the last one that was earned. */
const close = async (trx: Db, row: ThreadRow, decision: Allowed, now: Date): Promise<After> => {
  const { application } = decision;
  const pricing = stagedPriceOf(application);
  if (pricing === null) throw new Error('A mission with instalments has no plan of them.');
  const rows = await store.instalmentsOf(trx, row.id);
  const standing = {
    position: row.instalment,
    progress: progressOf(pricing, application, rows, false),
    kept: new Map(
      rows.flatMap((one) => {
        const kept = keptOf(one);
        return kept === null ? [] : [[one.position, kept] as const];
      }),
    ),
  };
  const { decision: after, position, progress, opening } = advance(decision, standing, now);
  const keyOf = (instalment: number) => ({ applicationId: row.id, instalment });
  const closed = progress.instalments[row.instalment];
  await store.updateInstalment(trx, keyOf(row.instalment), {
    close: closed?.close ?? null,
    due_cents: closed?.dueCents ?? null,
    ...(isTimePrice(pricing) ? { units: closed?.units ?? null } : {}),
    ...(position === row.instalment ? {} : store.executionColumnsOf(executionOf(application))),
  });
  const next = progress.instalments[position];
  if (position > row.instalment && next !== undefined) {
    await store.insertInstalment(trx, row.id, next, now);
    // Staff may release a month without a sheet. Saving its days keeps the next month from claiming them
    // again.
    const period = workedPeriod(application);
    if (period !== null) await keepPeriod(trx, keyOf(row.instalment), period);
  }
  if (position < row.instalment) await store.updateInstalment(trx, keyOf(position), emptyColumns);
  return { decision: after, columns: { offer_cents: row.offer_cents, instalment: position }, opening };
};

/** Writes the sum and the units of a month whose deposit covers less time than was planned. */
const limitInstalment = async (trx: Db, row: ThreadRow, application: Application): Promise<void> => {
  const { instalment, offerCents } = application;
  if (offerCents === null) return;
  const change = { net_cents: offerCents, units: instalment?.month?.units ?? null };
  await store.updateInstalment(trx, { applicationId: row.id, instalment: row.instalment }, change);
};

/**
 * Applies a decision about the current instalment to the thread's instalments: opens the first, or closes one
 * and opens the next. The caller has locked the thread.
 */
export const withInstalments = async (
  trx: Db,
  row: ThreadRow,
  before: Application,
  decision: Allowed,
  now: Date,
): Promise<After> => {
  const { application } = decision;
  if (row.instalment_cents !== null) {
    if (isOver(application) && !isOver(before)) return close(trx, row, decision, now);
    const columns = { offer_cents: row.offer_cents, instalment: row.instalment };
    const covered = withCoveredTime(before, decision);
    if (covered !== decision) await limitInstalment(trx, row, covered.application);
    return { decision: covered, columns, opening: [] };
  }
  const columns = { offer_cents: application.offerCents, instalment: row.instalment };
  const pricing = beginsWork(before, application) ? stagedPriceOf(application) : null;
  if (pricing === null) return { decision, columns, opening: [] };
  const { decision: after, position, progress, opening } = advanceToFirst(decision, pricing, now);
  const first = progress.instalments[position];
  if (first !== undefined) await store.insertInstalment(trx, row.id, first, now);
  const { startsOn } = after.changes;
  const actionId = lastAction(application, 'PRICE')?.id;
  if (startsOn !== undefined && actionId !== undefined) await moveFirstDay(trx, actionId, startsOn);
  return { decision: after, columns, opening };
};

/**
 * Writes a late decision, about a closed instalment, to that instalment's row. Returns the decision with the
 * thread as it is, since the thread does not change.
 */
export const withLate = async (
  trx: Db,
  row: ThreadRow,
  { instalment, current, decision }: { instalment: number; current: Application; decision: Allowed },
): Promise<After> => {
  const { application, changes } = decision;
  if (changes.closed.length + changes.opened.length > 0)
    throw new Error('An event of a closed instalment changes no action of its thread.');
  const fields = store.executionColumnsOf(executionOf(application));
  await store.updateInstalment(trx, { applicationId: row.id, instalment }, fields);
  return {
    decision: { ...decision, application: current },
    columns: { offer_cents: row.offer_cents, instalment: row.instalment },
    opening: [],
  };
};
