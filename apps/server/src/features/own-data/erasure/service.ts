import type * as contract from '@basoche/contract/own-data/own-data';
import type { AnswerOf } from '@basoche/contract/route';
import type { Db, Trx } from '../../../platform/database/database.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { markOf } from '../../../platform/files/files.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { accountEraser, lockAccount } from '../../auth/service.ts';
import { conflictEraser } from '../../conflicts/erasure/service.ts';
import { firmEraser, firmsLastOwnedBy, lockFirmsOf } from '../../firms/erasure/service.ts';
import { hearingEraser, takenHearingEraser } from '../../hearings/erasure/service.ts';
import { jobEraser } from '../../jobs/erasure/service.ts';
import { memberEraser } from '../../members/erasure/service.ts';
import { missionEraser } from '../../missions/erasure/service.ts';
import { moderationEraser } from '../../moderation/service.ts';
import { signatureEraser } from '../../news/signatures/service.ts';
import { notificationEraser } from '../../notifications/service.ts';
import { hasUnsettledMoney, paymentEraser } from '../../payments/erasure/service.ts';
import { publicRegisterEraser } from '../../public-registers/erasure/service.ts';
import { searchEraser } from '../../saved-searches/service.ts';
import { blocksDeletion, threadEraser } from '../../threads/erasure/service.ts';
import { vigilanceEraser } from '../../vigilance/erasure/service.ts';
import { exportEraser } from '../exports/service.ts';
import * as store from './store.ts';

/** Erasure of an account, requested by its owner or by staff, or due after a retention period (docs/decisions/0062). */

/**
 * Erasers of all features: a new feature with personal data adds its own here.
 *
 * Seats come first, since calls lock them first. Then taken hearings and threads, which are closed while both
 * parties are still unchanged, and whose other party is notified.
 *
 * The account comes last, since the others use its name.
 */
export const erasers: readonly Eraser[] = [
  firmEraser,
  takenHearingEraser,
  threadEraser,
  conflictEraser,
  hearingEraser,
  publicRegisterEraser,
  vigilanceEraser,
  missionEraser,
  jobEraser,
  moderationEraser,
  memberEraser,
  searchEraser,
  paymentEraser,
  exportEraser,
  notificationEraser,
  signatureEraser,
  { empties: store.accountUsageTables, eraseOf: store.eraseOf },
  accountEraser,
];

/** True if held money or a portage under way prevents the erasure (rules §1). */
const isHeldBack = async (db: Db, memberId: string): Promise<boolean> =>
  (await blocksDeletion(db, memberId)) || (await hasUnsettledMoney(db, memberId));

/** Tells a member whether their account can be deleted now. */
export const readErasure = async (
  { database }: Platform,
  { memberId }: Viewer,
): Promise<AnswerOf<typeof contract.readErasure>> => {
  const lastOwnerOf = await firmsLastOwnedBy(database.db, memberId);
  return {
    isHeldBack: await isHeldBack(database.db, memberId),
    ...(lastOwnerOf.length > 0 ? { lastOwnerOf } : {}),
  };
};

/**
 * Erases a member's data except those that the law requires to keep, and ends their sessions, in the caller's
 * transaction. False if erased before.
 *
 * Refused with `ACCOUNT_IN_USE` while money is held or a portage is under way (rules §1), and with
 * `LAST_OWNER` to the last owner of a firm (rules §8).
 */
export const eraseMember = async (platform: Platform, trx: Trx, memberId: string): Promise<boolean> => {
  await lockFirmsOf(trx, memberId);
  if (!(await lockAccount(trx, memberId))) return false;
  if (await isHeldBack(trx, memberId)) throw new Refusal('ACCOUNT_IN_USE');
  for (const { eraseOf } of erasers) await eraseOf(trx, memberId, platform);
  await addJob(trx, 'ownData.markErased', { memberId, at: platform.clock.now().toISOString() });
  return true;
};

const keepsAccount: ReadonlySet<string> = new Set(['ACCOUNT_IN_USE', 'LAST_OWNER']);

/** Erases in its own transaction; false if money, a portage or a firm prevents it. */
export const tryErasing = async (platform: Platform, memberId: string): Promise<boolean> => {
  try {
    await platform.database.transaction((trx) => eraseMember(platform, trx, memberId));
    return true;
  } catch (error) {
    if (error instanceof Refusal && keepsAccount.has(error.code)) return false;
    throw error;
  }
};

const batchSize = 200;

/** Repeats the erasures that are missing in a restored copy of the database. */
export const eraseDue = async (
  platform: Platform,
): Promise<{ readonly done: number; readonly leftOver: number }> => {
  const counted = { done: 0, leftOver: 0 };
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await store.listDue(platform.database.db, after, batchSize);
    for (const id of ids) {
      if (await tryErasing(platform, id)) {
        await store.deleteDue(platform.database.db, id);
        counted.done += 1;
      } else counted.leftOver += 1;
    }
    after = ids.at(-1) ?? null;
    if (ids.length < batchSize) return counted;
  }
};

/**
 * Marks the erasure with a file named after the member id. File storage is kept when a copy of the database
 * is restored, which can then repeat the erasure. The id identifies nobody.
 */
export const markErased = async ({ files }: Platform, memberId: string, at: string): Promise<void> =>
  files.put(markOf(memberId), new Blob([at]));
