import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { type Grade, presentGrade, presentStanding, type Standing } from './presenter.ts';
import * as store from './store.ts';

/** What reviews come to for others. Writing one is a command of its thread. */

const none: Standing = { rating: null, nbMissions: 0 };

/** Grades and missions of members in these roles, counted as they are now: nothing is kept that could be wrong. */
export const standingsOf = async (
  db: Db,
  asked: readonly store.InRole[],
  now: Date,
): Promise<(who: store.InRole) => Standing> => {
  const key = (memberId: string, as: string) => `${memberId} ${as}`;
  const rows = asked.length === 0 ? [] : await store.standings(db, asked, now);
  const known = new Map(rows.map((row) => [key(row.member_id, row.role), presentStanding(row)]));
  return ({ memberId, as }) => known.get(key(memberId, as)) ?? none;
};

/**
 * The `grades` of a member's profile, newest first. What was written and by whom goes to the profile's owner and to staff; an
 * author reads their own; to others a grade, its day, and the words where their author consented.
 */
export const gradesFor = async (
  db: Db,
  memberId: string,
  viewer: { readonly memberId: string; readonly kind: UserType } | null,
  now: Date,
): Promise<Grade[]> => {
  const rows = await store.gradesOf(db, memberId, now);
  return rows.map((row) => {
    const isNamed =
      viewer !== null &&
      (viewer.kind === 'STAFF' || viewer.memberId === memberId || viewer.memberId === row.author_id);
    return presentGrade(row, isNamed);
  });
};
