import type { Bar, stateBar, WaitingBar } from '@basoche/contract/hearings/bars';
import type { BodyOf } from '@basoche/contract/route';
import { barByRegister } from '@basoche/domain/hearings/bar-by-register';
import { mayHaveBar } from '@basoche/domain/hearings/bars';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { type PageRequest, pageOf, placeBy } from '../../../platform/http/cursor.ts';
import type { Page } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { recordAct } from '../../back-office/journal/service.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { notify } from '../../notifications/service.ts';
import { type CourtRow, courtOf } from '../../places/courts/service.ts';
import * as store from './store.ts';

/** Bars of avocats and of firms of avocats: stated by them, confirmed by staff or by the national list of avocats. */

/** The bar of a member as they and staff read it; null if they stated none. */
export const barOf = async (db: Db, memberId: string): Promise<Bar | null> => {
  const row = await store.find(db, memberId);
  if (row === undefined) return null;
  const { court, confirmed_at, refusal, register_day } = row;
  const state = confirmed_at === null ? (refusal === null ? 'stated' : 'refused') : 'confirmed';
  const registerDay = confirmed_at === null ? null : register_day;
  return { court, town: (await courtOf(court))?.town ?? '', state, refusal, registerDay };
};

/**
 * States a bar. Stating the same bar again changes nothing, unless it was refused; any other bar then waits
 * for staff.
 */
export const saveStatedBar = async (
  { database, clock }: Platform,
  viewer: Viewer,
  { court }: BodyOf<typeof stateBar>,
): Promise<Bar> => {
  if (!mayHaveBar(viewer)) refuse('AVOCATS_ONLY');
  if ((await courtOf(court))?.kind !== 'tj')
    refuse('INVALID_INPUT', { errors: [{ path: 'court', message: 'Choisissez un barreau de la liste.' }] });
  return database.transaction(async (trx) => {
    await lockSeatFor(trx, viewer.acting, 'represent');
    await lockMember(trx, viewer.memberId);
    const before = await store.lock(trx, viewer.memberId);
    const isSame = before?.court === court && before.refusal === null;
    if (!isSame) {
      await store.state(trx, viewer.memberId, court, clock.now());
      // A company is identified by its number, not by its bar.
      if (viewer.kind === 'EMPLOYEE')
        await addJob(trx, 'public-registers.lookUp', { memberId: viewer.memberId });
    }
    return (await barOf(trx, viewer.memberId)) ?? refuse('NOT_FOUND');
  });
};

/** Court of a member's bar and whether staff confirmed it; null if they stated none. */
export const confirmedBarOf = async (
  db: Db,
  memberId: string,
): Promise<{ readonly court: CourtRow; readonly isConfirmed: boolean } | null> => {
  const row = await store.find(db, memberId);
  const court = row && (await courtOf(row.court));
  return court === undefined ? null : { court, isConfirmed: row?.confirmed_at !== null };
};

const presentWaiting = async (row: store.WaitingRow): Promise<WaitingBar> => ({
  memberId: row.id,
  name: row.name,
  isMoral: row.is_moral,
  isVerified: row.is_verified,
  court: row.court,
  town: (await courtOf(row.court))?.town ?? '',
  statedAt: row.stated_at.toISOString(),
});

/** Bars that wait for a decision of staff. */
export const listWaiting = async ({ database }: Platform, page: PageRequest): Promise<Page<WaitingBar>> => {
  const rows = await store.listWaiting(database.db, page);
  const shown = new Map<string, WaitingBar>();
  for (const row of rows) shown.set(row.id, await presentWaiting(row));
  return pageOf(rows, page.limit, ({ id }) => shown.get(id) ?? refuse('NOT_FOUND'), placeBy('stated_at'));
};

interface BarDecision {
  readonly memberId: string;
  /** Court that staff have read. */
  readonly court: string;
  /** Reason of a refusal; null to confirm. */
  readonly refusal: string | null;
}

/**
 * Confirms or refuses a bar, and notifies its member. Refuses a second decision, and one about another bar
 * than staff saw.
 */
export const decide = (
  { database, clock }: Platform,
  by: StaffViewer,
  { memberId, court, refusal }: BarDecision,
): Promise<void> =>
  database.transaction(async (trx) => {
    if ((await store.find(trx, memberId)) === undefined) refuse('NOT_FOUND');
    await lockMember(trx, memberId);
    const row = (await store.lock(trx, memberId)) ?? refuse('NOT_FOUND');
    if (row.court !== court || row.confirmed_at !== null || row.refusal !== null) refuse('BAR_CHANGED');
    const now = clock.now();
    await store.decide(trx, memberId, {
      confirmed_at: refusal === null ? now : null,
      decided_by: by.memberId,
      refusal,
      register_day: null,
    });
    const isConfirmed = refusal === null;
    await notify(
      trx,
      { memberId, about: 'HEARINGS', key: isConfirmed ? 'BAR_CONFIRMED' : 'BAR_REFUSED' },
      now,
    );
    await addJob(trx, 'hearings.bar', { memberId, court });
    const on = { kind: 'member', id: memberId } as const;
    await recordAct(trx, by, { act: isConfirmed ? 'bar/confirm' : 'bar/refuse', on }, now);
  });

/**
 * Confirms bars that match lines of the national list of avocats, for these members or for all (null), and
 * ends confirmations whose line is gone. Notifies the members.
 */
export const followRegister = async (
  trx: Trx,
  memberIds: readonly string[] | null,
  now: Date,
): Promise<void> => {
  const renewed: store.RenewedBar[] = [];
  for (const { member_id, court, confirmed_at, refusal, register_day, line } of await store.lockRegistered(
    trx,
    memberIds,
  )) {
    const bar = {
      court,
      isConfirmed: confirmed_at !== null,
      isRefused: refusal !== null,
      registerDay: confirmed_at === null ? null : register_day,
    };
    const outcome = barByRegister(bar, line && { court: line.court, seenOn: line.seen_on });
    if (outcome === null) continue;
    const isConfirmed = outcome.type === 'confirm';
    if (isConfirmed && bar.isConfirmed) {
      renewed.push({ member_id, day: outcome.day });
      continue;
    }
    await store.decide(trx, member_id, {
      confirmed_at: isConfirmed ? now : null,
      decided_by: null,
      refusal: null,
      register_day: isConfirmed ? outcome.day : null,
    });
    // A member without a line loses the whole verification, and is notified of that instead.
    if (isConfirmed || line !== null)
      await notify(
        trx,
        { memberId: member_id, about: 'HEARINGS', key: isConfirmed ? 'BAR_CONFIRMED' : 'BAR_LEFT' },
        now,
      );
    if (isConfirmed) await addJob(trx, 'hearings.bar', { memberId: member_id, court });
  }
  await store.renew(trx, renewed);
};
