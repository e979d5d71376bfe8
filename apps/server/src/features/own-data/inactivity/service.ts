import { termOf } from '@basoche/domain/retention/classes';
import { absentSince, inactivityStep } from '@basoche/domain/retention/inactivity';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { tryErasing } from '../erasure/service.ts';
import * as store from './store.ts';

/** Unused accounts: warned twice, then erased. Accounts whose address was never confirmed are erased too. */

export interface Outcome {
  readonly done: number;
  /** Accounts that could not be erased, because money is held for them; tried again the next night. */
  readonly leftOver: number;
}

const batchSize = 200;

const warn = (platform: Platform, memberId: string, warning: 'first' | 'last'): Promise<boolean> =>
  platform.database.transaction(async (trx) => {
    if (!(await store.claimWarning(trx, memberId, warning, platform.clock.now()))) return false;
    await addJob(trx, 'ownData.inactivityMail', { memberId, warning });
    return true;
  });

export const eraseInactive = async (platform: Platform): Promise<Outcome & { readonly warned: number }> => {
  const { database, clock } = platform;
  const now = clock.now();
  await store.recordUsedSessions(database.db);
  const counted = { done: 0, leftOver: 0, warned: 0 };
  let after: store.AbsentRow | null = null;
  for (;;) {
    const rows: store.AbsentRow[] = await store.absentSince(database.db, absentSince(now), after, batchSize);
    for (const row of rows) {
      const absence = {
        seenOn: new Date(`${row.seen_on}T00:00:00Z`),
        firstWarnedAt: row.first_at,
        lastWarnedAt: row.last_at,
      };
      const step = inactivityStep(absence, now);
      if (step === 'erase') {
        if (await tryErasing(platform, row.member_id)) counted.done += 1;
        else counted.leftOver += 1;
      } else if (step !== null && (await warn(platform, row.member_id, step))) counted.warned += 1;
    }
    after = rows.at(-1) ?? null;
    if (rows.length < batchSize) return counted;
  }
};

export const eraseUnconfirmed = async (platform: Platform): Promise<Outcome> => {
  const before = termOf('unconfirmedAccounts', platform.clock.now());
  const counted = { done: 0, leftOver: 0 };
  let after: string | null = null;
  for (;;) {
    const ids: string[] = await store.unconfirmedSince(platform.database.db, before, after, batchSize);
    for (const id of ids) {
      if (await tryErasing(platform, id)) counted.done += 1;
      else counted.leftOver += 1;
    }
    after = ids.at(-1) ?? null;
    if (ids.length < batchSize) return counted;
  }
};
