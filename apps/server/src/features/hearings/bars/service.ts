import type { Bar, stateBar } from '@basoche/contract/hearings/bars';
import type { BodyOf } from '@basoche/contract/route';
import { mayHaveBar } from '@basoche/domain/hearings/bars';
import type { Db } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { type CourtRow, courtOf } from '../../places/courts/service.ts';
import * as store from './store.ts';

/** Bars of avocats and of firms of avocats: stated by them, confirmed by staff. */

/** The bar of a member as they and staff read it; null if they stated none. */
export const barOf = async (db: Db, memberId: string): Promise<Bar | null> => {
  const row = await store.find(db, memberId);
  if (row === undefined) return null;
  const { court, confirmed_at, refusal } = row;
  const state = confirmed_at === null ? (refusal === null ? 'stated' : 'refused') : 'confirmed';
  return { court, town: (await courtOf(court))?.town ?? '', state, refusal };
};

/** States a bar. The same one again changes nothing; another one, or one that was refused, waits for staff. */
export const say = async (
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
    if (!isSame) await store.state(trx, viewer.memberId, court, clock.now());
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
