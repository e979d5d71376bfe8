import type { HearingRule } from '@basoche/domain/hearings/hearing-rules';
import { pausedUntil } from '@basoche/domain/hearings/late-returns';
import {
  type HearingFacts,
  hoursBetween,
  mayTake,
  readerRefusal,
  type Taker,
} from '@basoche/domain/hearings/take';
import { isVerifiedNow } from '@basoche/domain/members/verification';
import { addHours } from '@basoche/domain/time/paris';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CourtRow, townsWithCourts } from '../../places/courts/service.ts';
import { confirmedBarOf } from '../bars/service.ts';
import { lateReturnsOf } from '../closing/store.ts';
import { findProfile } from '../profile/service.ts';
import { hearingRulesOf } from '../rules/service.ts';
import type { HearingRow } from '../store.ts';
import * as store from './store.ts';

/** Facts about people who take hearings, and the answer of the rules for them. */

/** The person who would appear: the viewer, even if they act for a firm. */
const personOf = async (db: Db, viewer: Viewer, now: Date) => {
  if (viewer.acting === null) return viewer;
  const row = (await store.findPerson(db, viewer.personId)) ?? refuse('UNAUTHENTICATED');
  const isVerified = isVerifiedNow({ kind: row.kind, verifiedAt: row.verified_at }, now);
  return { kind: row.kind, profession: row.job_name, isVerified };
};

const barFactsOf = async (db: Db, memberId: string) => {
  const bar = await confirmedBarOf(db, memberId);
  return {
    bar: bar && { code: bar.court.code, tribunal: bar.court.tribunal, appeal: bar.court.appeal },
    isBarConfirmed: bar?.isConfirmed ?? false,
  };
};

const pauseOf = async (
  db: Db,
  profile: { readonly paused_until: Date | null } | undefined,
  personId: string,
): Promise<Date | null> => profile?.paused_until ?? pausedUntil(await lateReturnsOf(db, personId));

/** Hearings that a person will attend, from the earliest that may overlap a future one. */
const attendedBy = (db: Db, personId: string, now: Date) =>
  store.attendedBy(db, personId, addHours(now, -hoursBetween));

/** Facts about the viewer that decide whether they may take hearings, read once per list. */
const takerOf = async (db: Db, viewer: Viewer, now: Date) => {
  const { memberId, personId, acting, kind, profession, isVerified } = viewer;
  const profile = await findProfile(db, personId);
  const home = profile && (await townsWithCourts()).get(profile.town)?.position;
  const account = await barFactsOf(db, memberId);
  const hasBar = account.bar !== null;
  const person = await personOf(db, viewer, now);
  const taker: Omit<Taker, 'overlaps'> = {
    memberId: personId,
    kind: person.kind,
    profession: person.profession,
    isVerified: person.isVerified,
    ...(acting === null ? account : await barFactsOf(db, personId)),
    firm: acting && { memberId, isVerified, hasBar, isBarConfirmed: account.isBarConfirmed },
    pausedUntil: await pauseOf(db, profile, personId),
  };
  return {
    taker,
    home: home ?? null,
    attended: await attendedBy(db, personId, now),
    readingRefusal: readerRefusal({
      kind,
      profession,
      isVerified,
      hasBar,
      isBarConfirmed: account.isBarConfirmed,
    }),
  };
};

export interface Reading {
  readonly viewer: Viewer;
  readonly rules: readonly HearingRule[];
  readonly about: Awaited<ReturnType<typeof takerOf>>;
  readonly now: Date;
}

export const readingOf = async ({ clock }: Platform, db: Db, viewer: Viewer): Promise<Reading> => {
  const now = clock.now();
  return { viewer, rules: await hearingRulesOf(db), about: await takerOf(db, viewer, now), now };
};

/** True if a person attends another hearing, in another court, within a few hours of this one. */
const overlaps = (row: HearingRow, attended: readonly store.AttendedRow[]): boolean =>
  attended.some(
    ({ id, held_at, court }) =>
      id !== row.id &&
      court !== row.court &&
      Math.abs(held_at.getTime() - row.held_at.getTime()) < hoursBetween * 3_600_000,
  );

const factsOf = (row: HearingRow, court: CourtRow): HearingFacts => ({
  clientId: row.client_id,
  kind: court.kind,
  court: { code: court.code, tribunal: court.tribunal, appeal: court.appeal },
  act: row.act,
  heldAt: row.held_at,
  state: row.state,
});

/** Answer of the rules to a viewer who wants to take a hearing of this court. */
export const answerFor = (row: HearingRow, court: CourtRow, { about, rules, now }: Reading) =>
  mayTake(
    factsOf(row, court),
    { ...about.taker, overlaps: overlaps(row, about.attended) },
    {
      rules,
      now,
    },
  );

/**
 * Answer of the rules to a colleague who would appear at a hearing that their firm took; null without such a
 * person.
 */
export const answerForColleague = async (
  db: Db,
  row: HearingRow,
  court: CourtRow,
  { personId, now }: { readonly personId: string; readonly now: Date },
) => {
  const person = await store.findPerson(db, personId);
  if (person === undefined) return null;
  const taker: Taker = {
    memberId: personId,
    kind: person.kind,
    profession: person.job_name,
    isVerified: isVerifiedNow({ kind: person.kind, verifiedAt: person.verified_at }, now),
    ...(await barFactsOf(db, personId)),
    overlaps: overlaps(row, await attendedBy(db, personId, now)),
    pausedUntil: await pauseOf(db, await findProfile(db, personId), personId),
  };
  const facts = { ...factsOf(row, court), state: 'open' as const };
  return mayTake(facts, taker, { rules: await hearingRulesOf(db), now });
};
