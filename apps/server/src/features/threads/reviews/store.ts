import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowsOf } from '../../../platform/database/rows.ts';
import type { ReviewTable } from '../../../platform/database/schema/tables.ts';

/** Saves a review as the rules have it: inserted once, later updates change its opening and its reply. */
export const saveReview = async (db: Db, review: Insertable<ReviewTable>): Promise<void> => {
  await db
    .insertInto('review')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'party']).doUpdateSet({
        opens_at: review.opens_at,
        reply: review.reply,
        replied_at: review.replied_at,
      }),
    )
    .execute();
};

/** Withdraws a member's consent to public display of their reviews and replies. */
export const eraseOf = async (db: Db, memberId: string): Promise<void> => {
  await db
    .updateTable('review')
    .set({ is_public: false })
    .where('author_id', '=', memberId)
    .where('is_public', '=', true)
    .execute();
  await sql`select set_config('basoche.term_is_over', 'on', true)`.execute(db);
  await sql`update review set reply = null, replied_at = null
    where subject_id = ${memberId}::uuid and reply is not null`.execute(db);
  await sql`select set_config('basoche.term_is_over', 'off', true)`.execute(db);
};

/** A member in the role of a party. */
export interface InRole {
  readonly memberId: string;
  readonly as: ThreadParty;
}

export interface RatingRow {
  member_id: string;
  role: ThreadParty;
  /** Null before the first grade. */
  average: number | null;
  grades: number;
  missions: number;
}

/** Reputation of each member in a role: average of open grades, and missions done as candidate. */
export const ratings = (db: Db, asked: readonly InRole[], now: Date): Promise<RatingRow[]> =>
  rowsOf<RatingRow>(db)`
    select c.member_id, c.role, r.average, r.grades,
      case when c.role = 'candidate' then (
        select count(*)::integer from application a where a.candidate_id = c.member_id and a.state = 'DONE'
      ) else 0 end as missions
    from unnest(${asked.map(({ memberId }) => memberId)}::uuid[], ${asked.map(({ as }) => as)}::text[]) c (member_id, role)
    cross join lateral (
      select round(avg(grade), 1)::float8 as average, count(*)::integer as grades from review
      where subject_id = c.member_id and party = case c.role when 'candidate' then 'creator' else 'candidate' end
        and opens_at <= ${now}) r`;

export interface GradeRow {
  application_id: string;
  author_id: string;
  author_name: string;
  grade: number;
  text: string;
  is_public: boolean;
  written_at: Date;
  reply: string | null;
}

/** Open reviews of a member as candidate, newest first. */
export const gradesOf = (db: Db, subjectId: string, now: Date): Promise<GradeRow[]> =>
  rowsOf<GradeRow>(db)`
    select r.application_id, r.author_id, display_name(m) as author_name, r.grade, r.text, r.is_public, r.written_at, r.reply
    from review r join member m on m.id = r.author_id
    where r.subject_id = ${subjectId}::uuid and r.party = 'creator' and r.opens_at <= ${now}
    order by r.written_at desc, r.application_id`;
