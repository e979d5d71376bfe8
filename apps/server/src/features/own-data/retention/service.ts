import type { RetentionNight } from '@basoche/contract/own-data/retention';
import { retentionClasses, type TimedClassId, termOf } from '@basoche/domain/retention/classes';
import { type NightStep, nightState, nightSteps } from '@basoche/domain/retention/nights';
import { parisDay } from '@basoche/domain/time/paris';
import { withdrawnDays } from '@basoche/domain/vigilance/documents';
import type { Trx } from '../../../platform/database/database.ts';
import { deleteFiles } from '../../../platform/files/stored-files.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eraseDue } from '../erasure/service.ts';
import { deleteOldArchives } from '../exports/service.ts';
import { eraseInactive, eraseUnconfirmed, type Outcome } from '../inactivity/service.ts';
import * as hearings from './hearings/store.ts';
import * as nightStore from './nights/store.ts';
import * as registers from './registers/store.ts';
import * as store from './store.ts';
import * as vigilance from './vigilance/store.ts';

/** Deletes data past its retention period each night, and records the results (trust, "Operation"). */

const order: readonly string[] = nightSteps.map(({ value }) => value);

const presentNight = (
  { id, began_at, is_over, took_ms, runs }: nightStore.NightRow,
  now: Date,
): RetentionNight => {
  const hasFailed = runs.some((run) => run.hasFailed);
  return {
    id,
    beganAt: began_at.toISOString(),
    state: nightState({ beganAt: began_at, isOver: is_over, hasFailed }, now),
    tookMs: took_ms,
    steps: runs.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step)),
  };
};

type Batch = (trx: Trx, before: Date, limit: number) => Promise<number>;

const threadsAtOnce = 50;
const rowsAtOnce = 1_000;
/** Maximum of batches per step and night; the next night continues. */
const batchesAtMost = 500;

const inBatches = async (
  { database, clock }: Platform,
  id: TimedClassId,
  batch: Batch,
  size = rowsAtOnce,
): Promise<Outcome> => {
  const before = termOf(id, clock.now());
  let done = 0;
  for (let turn = 0; turn < batchesAtMost; turn += 1) {
    const erased = await database.transaction((trx) => batch(trx, before, size));
    done += erased;
    if (erased === 0) break;
  }
  return { done, leftOver: 0 };
};

/** Strips threads of their private texts, and deletes the files of the removed rows. */
const strip = async (trx: Trx, ids: readonly string[]): Promise<number> => {
  if (ids.length > 0) await deleteFiles(trx, await store.stripThreads(trx, ids));
  return ids.length;
};

const remove = async (trx: Trx, ids: readonly string[]): Promise<number> => {
  if ((await strip(trx, ids)) > 0) await store.deleteThreads(trx, ids);
  return ids.length;
};

type BatchOf = (trx: Trx, before: Date, ids: readonly string[]) => Promise<number>;

/** Reads all rows page by page, and erases the old ones that need not be kept. */
const walking = async (
  { database, clock }: Platform,
  id: TimedClassId,
  next: typeof store.nextEndedThreads,
  batch: BatchOf,
): Promise<Outcome> => {
  const before = termOf(id, clock.now());
  let [done, erasing] = [0, 0];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof next>> = await next(database.db, before, after, rowsAtOnce);
    after = page.at(-1)?.id ?? null;
    const old = page.filter((row) => row.is_old).map((row) => row.id);
    for (let at = 0; at < old.length && erasing < batchesAtMost; at += threadsAtOnce) {
      const ids = old.slice(at, at + threadsAtOnce);
      const erased = await database.transaction((trx) => batch(trx, before, ids));
      done += erased;
      if (erased > 0) erasing += 1;
    }
  } while (after !== null && erasing < batchesAtMost);
  return { done, leftOver: 0 };
};

const removeRefused: BatchOf = async (trx, before, ids) =>
  (await remove(trx, await store.plainRefusals(trx, before, ids))) +
  (await strip(trx, await store.keptRefusals(trx, before, ids)));

const removeEnded: BatchOf = async (trx, before, ids) =>
  remove(trx, await store.endedThreads(trx, before, ids));

const listings = async (platform: Platform): Promise<Outcome> => {
  const missions = await walking(platform, 'listings', store.nextArchivedMissions, store.deleteMissions);
  const offers = await walking(platform, 'listings', store.nextArchivedOffers, store.deleteOffers);
  return { done: missions.done + offers.done, leftOver: 0 };
};

const withdrawnBefore = ({ clock }: Platform): Date =>
  new Date(clock.now().getTime() - withdrawnDays * 86_400_000);

type Take = (platform: Platform) => Promise<Outcome>;

/** Steps, except those about inactive accounts, which also send warnings. */
const stepWork: Readonly<Record<Exclude<NightStep, 'inactiveAccounts' | 'inactivityWarnings'>, Take>> = {
  erasures: eraseDue,
  unconfirmedAccounts: eraseUnconfirmed,
  refusedApplications: (platform) =>
    walking(platform, 'refusedApplications', store.nextEndedThreads, removeRefused),
  threads: (platform) => walking(platform, 'threads', store.nextEndedThreads, removeEnded),
  listings,
  drafts: (platform) => inBatches(platform, 'drafts', store.deleteDrafts),
  notifications: (platform) => inBatches(platform, 'notifications', store.deleteNotifications),
  firmInvitations: (platform) => inBatches(platform, 'firmInvitations', store.deleteFirmInvitations),
  seats: (platform) => inBatches(platform, 'seats', store.deleteSeats),
  conflictParties: (platform) =>
    walking(platform, 'conflictParties', store.nextWithParties, store.deleteParties),
  conflictActs: (platform) => inBatches(platform, 'conflictActs', store.deleteConflictActs),
  hearingsUnfilled: async (platform) => {
    await inBatches(platform, 'hearingsUnfilled', hearings.deleteHearingNotices);
    return inBatches(platform, 'hearingsUnfilled', hearings.deleteUnfilledHearings);
  },
  hearingAbsences: (platform) => inBatches(platform, 'hearingAbsences', store.deleteAbsences),
  vigilanceFiles: (platform) =>
    inBatches(platform, 'vigilanceFiles', async (trx, before, limit) => {
      const files = await vigilance.deleteFiles(trx, parisDay(before), withdrawnBefore(platform), limit);
      await deleteFiles(trx, files);
      return files.length;
    }),
  vigilanceActs: async (platform) => {
    await inBatches(platform, 'vigilanceActs', vigilance.deleteReminders);
    const proofs = await inBatches(platform, 'vigilanceActs', vigilance.deleteCollections);
    const checks = await inBatches(platform, 'vigilanceActs', vigilance.deleteCodeChecks);
    const documents = await inBatches(platform, 'vigilanceActs', (trx, before, limit) =>
      vigilance.deleteDocuments(trx, parisDay(before), limit),
    );
    return { done: proofs.done + checks.done + documents.done, leftOver: 0 };
  },
  registerMatches: (platform) => inBatches(platform, 'registerMatches', registers.deleteLostMatches),
  registerLines: (platform) => inBatches(platform, 'registerLines', registers.endHeldEditions),
  providerEvents: (platform) => inBatches(platform, 'providerEvents', store.deleteProviderEvents),
  exports: async (platform) => ({ done: await deleteOldArchives(platform), leftOver: 0 }),
  exportRequests: (platform) => inBatches(platform, 'exportRequests', store.deleteExportRequests),
  budgets: (platform) => inBatches(platform, 'budgets', store.deleteBudgets),
  idempotencyKeys: (platform) => inBatches(platform, 'idempotencyKeys', store.deleteIdempotencyKeys),
  failedJobs: (platform) => inBatches(platform, 'failedJobs', store.deleteFailedJobs),
  runs: (platform) => inBatches(platform, 'threads', store.deleteNights),
};

const steps = (Object.keys(stepWork) as (keyof typeof stepWork)[]).map((step) => ({
  step,
  take: stepWork[step],
}));

/** Records the result of a step that changed something. */
const writeDown = async (
  { database }: Platform,
  nightId: string,
  step: NightStep,
  { done, leftOver }: Outcome,
): Promise<void> => {
  if (done + leftOver > 0) await nightStore.insertRun(database.db, nightId, { step, done, leftOver });
};

/**
 * Runs all steps; the failure of one does not stop the others. After a failure the job is retried, which
 * counts as another night.
 */
export const retain = async (platform: Platform): Promise<void> => {
  const { clock, database, log } = platform;
  const began = clock.now();
  const nightId = await nightStore.beginNight(database.db, began);
  const failures: unknown[] = [];
  const attempt = async (step: NightStep, work: () => Promise<void>) => {
    await work().catch(async (error) => {
      log.error({ err: error, part: 'retention', class: step }, 'A class of data was not retained');
      failures.push(error);
      await nightStore.insertFailure(database.db, nightId, step);
    });
  };
  await attempt('inactiveAccounts', async () => {
    const { warned, ...erased } = await eraseInactive(platform);
    await writeDown(platform, nightId, 'inactiveAccounts', erased);
    await writeDown(platform, nightId, 'inactivityWarnings', { done: warned, leftOver: 0 });
  });
  for (const { step, take } of steps) {
    await attempt(step, async () => writeDown(platform, nightId, step, await take(platform)));
  }
  await nightStore.endNight(database.db, nightId, clock.now().getTime() - began.getTime());
  if (failures.length > 0) throw new AggregateError(failures, 'Some classes of data were not retained');
};

export const nights = async (
  { database, clock }: Platform,
  page: PageRequest,
): Promise<Page<RetentionNight>> => {
  const rows = await nightStore.listNights(database.db, page);
  const now = clock.now();
  return pageOf(rows, page.limit, (row) => presentNight(row, now), placeBy('began_at'));
};

export interface RetentionReport {
  readonly classes: typeof retentionClasses;
  /** Latest runs first. */
  readonly runs: readonly nightStore.RunRow[];
}

export const reportOf = async ({ database }: Platform, limit = 200): Promise<RetentionReport> => ({
  classes: retentionClasses,
  runs: await nightStore.listRuns(database.db, limit),
});
