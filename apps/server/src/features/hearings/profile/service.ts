import type { addAbsence, HearingProfile, saveHearingProfile } from '@basoche/contract/hearings/profile';
import type { BodyOf } from '@basoche/contract/route';
import { isAvocat } from '@basoche/domain/hearings/bars';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { distancesKm } from '@basoche/domain/hearings/reach';
import { absenceDaysAtMost, absencesAtMost } from '@basoche/domain/hearings/week';
import { knownCodes } from '@basoche/domain/missions/eligibility-rules';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { valuesOf } from '@basoche/domain/options/option';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { PersonViewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { townsWithCourts } from '../../places/courts/service.ts';
import { barOf } from '../bars/service.ts';
import * as store from './store.ts';

/** Settings for hearings of a person who takes them: town, distance, week, absences. */

/** Choices of a member; undefined until they made any. */
export const findProfile = store.find;

const present = async (db: Db, memberId: string): Promise<HearingProfile> => {
  const row = await store.find(db, memberId);
  const towns = await townsWithCourts();
  return {
    profile: row
      ? {
          isOn: row.is_on,
          town: row.town,
          townName: towns.get(row.town)?.name ?? row.town,
          distanceKm: distancesKm.find((km) => km === row.distance_km) ?? null,
          goesFarther: row.goes_farther,
          kinds: knownCodes(valuesOf(courtKinds), row.kinds),
          acts: knownCodes(valuesOf(hearingActs), row.acts),
          lowest: row.lowest_cents / 100,
          week: row.week,
          pausedUntil: row.paused_until?.toISOString() ?? null,
        }
      : null,
    absences: (await store.absencesOf(db, memberId)).map(({ id, first_day, last_day }) => ({
      id,
      firstDay: first_day,
      lastDay: last_day,
    })),
    bar: await barOf(db, memberId),
  };
};

export const read = ({ database }: Platform, { memberId }: PersonViewer): Promise<HearingProfile> =>
  present(database.db, memberId);

/** Runs a change of the caller's settings with their account locked; answers the new settings. */
const changing = (
  { database }: Platform,
  { memberId }: PersonViewer,
  work: (trx: Trx) => Promise<void>,
): Promise<HearingProfile> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId);
    await work(trx);
    return present(trx, memberId);
  });

/**
 * Saves an avocat's settings. Verification is checked later: when they are notified, and when they take a
 * hearing.
 */
export const save = (
  platform: Platform,
  viewer: PersonViewer,
  { town, kinds, acts, lowest, ...chosen }: BodyOf<typeof saveHearingProfile>,
): Promise<HearingProfile> => {
  if (!isAvocat(viewer)) refuse('AVOCATS_ONLY');
  return changing(platform, viewer, async (trx) => {
    if (!(await townsWithCourts()).has(town))
      refuse('INVALID_INPUT', {
        errors: [{ path: 'town', message: 'Choisissez une ville qui a une juridiction.' }],
      });
    await store.save(trx, viewer.memberId, {
      is_on: chosen.isOn,
      town,
      distance_km: chosen.distanceKm,
      goes_farther: chosen.goesFarther,
      kinds: [...new Set(kinds)],
      acts: [...new Set(acts)],
      lowest_cents: lowest * 100,
      week: chosen.week,
      revised_at: platform.clock.now(),
    });
  });
};

/** Adds an absence. An absence with the same days is not added again, so the call can be repeated. */
export const addAbsenceOf = (
  platform: Platform,
  viewer: PersonViewer,
  { firstDay, lastDay }: BodyOf<typeof addAbsence>,
): Promise<HearingProfile> => {
  const today = parisDay(platform.clock.now());
  const message =
    lastDay < today
      ? 'Ces jours sont passés.'
      : lastDay > addDays(firstDay, absenceDaysAtMost)
        ? 'Une absence dure un an au plus.'
        : null;
  if (message !== null) refuse('INVALID_INPUT', { errors: [{ path: 'lastDay', message }] });
  return changing(platform, viewer, async (trx) => {
    if ((await store.find(trx, viewer.memberId)) === undefined) refuse('NOT_FOUND');
    await store.deletePastAbsences(trx, viewer.memberId, today);
    const absences = await store.absencesOf(trx, viewer.memberId);
    if (absences.some((one) => one.first_day === firstDay && one.last_day === lastDay)) return;
    if (absences.length >= absencesAtMost) refuse('ABSENCES_AT_MOST');
    await store.insertAbsence(trx, { member_id: viewer.memberId, first_day: firstDay, last_day: lastDay });
  });
};

export const removeAbsence = (
  platform: Platform,
  viewer: PersonViewer,
  id: string,
): Promise<HearingProfile> =>
  changing(platform, viewer, async (trx) => {
    if (!(await store.removeAbsence(trx, viewer.memberId, id))) refuse('NOT_FOUND');
  });
