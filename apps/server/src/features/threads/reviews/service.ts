import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../../platform/database/database.ts';
import { type Grade, presentGrade, presentRating, type ShownRating } from './presenter.ts';
import * as store from './store.ts';

/** Reputation from reviews. Writing a review is a command of its thread. */

const none: ShownRating = { rating: null, nbMissions: 0 };

/** Grades and missions of members in these roles. Counted at each call, so no stored count can be wrong. */
export const ratingsOf = async (
  db: Db,
  asked: readonly store.InRole[],
  now: Date,
): Promise<(who: store.InRole) => ShownRating> => {
  const key = (memberId: string, as: string) => `${memberId} ${as}`;
  const rows = asked.length === 0 ? [] : await store.ratings(db, asked, now);
  const known = new Map(rows.map((row) => [key(row.member_id, row.role), presentRating(row)]));
  return ({ memberId, as }) => known.get(key(memberId, as)) ?? none;
};

/**
 * The `grades` of a member's profile, newest first. Text and author go to the profile's owner, to staff, and to the author.
 * Others read the grade, its day, and the text if its author consented.
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
