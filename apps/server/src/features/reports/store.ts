import type { UserType } from '@basoche/domain/members/kinds';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Cursor, PageRequest } from '../../platform/cursor.ts';
import { type Db, violatedConstraint } from '../../platform/database.ts';
import type { ReportTable } from '../../platform/schema/reviews-reports.ts';

/** A thread of the reporter's, and who the other party is. */
export interface SharedThread {
  application_id: string;
  other_id: string;
  /** The reporter does not know who it is: an anonymous creator before a price was accepted (rules §2). */
  is_veiled: boolean;
}

/** What hides the other party of a thread `a` about a mission `m` from this member. */
const veiled = (reporterId: string) =>
  sql`(a.candidate_id = ${reporterId}::uuid and coalesce(m.is_anonymous, false) and not a.creator_revealed)`;

const shared = (reporterId: string) => sql`
  select a.id as application_id, ${veiled(reporterId)} as is_veiled,
    case when a.creator_id = ${reporterId}::uuid then a.candidate_id else a.creator_id end as other_id
  from application a left join mission m on m.id = a.mission_id`;

/** The latest thread in which the reporter knows this member to be the other party. */
export const findShared = async (
  db: Db,
  reporterId: string,
  subjectId: string,
): Promise<SharedThread | undefined> => {
  const { rows } = await sql<SharedThread>`
    ${shared(reporterId)}
    where ((a.creator_id = ${reporterId}::uuid and a.candidate_id = ${subjectId}::uuid)
      or (a.candidate_id = ${reporterId}::uuid and a.creator_id = ${subjectId}::uuid)) and not ${veiled(reporterId)}
    order by a.created_at desc, a.id desc limit 1`.execute(db);
  return rows[0];
};

/** A thread of which the reporter is a party. */
export const findThread = async (
  db: Db,
  reporterId: string,
  applicationId: string,
): Promise<SharedThread | undefined> => {
  const { rows } = await sql<SharedThread>`
    ${shared(reporterId)}
    where a.id = ${applicationId}::uuid and ${reporterId}::uuid in (a.creator_id, a.candidate_id)`.execute(
    db,
  );
  return rows[0];
};

export type ReportRow = Selectable<ReportTable>;

/**
 * The reporter's last report of whoever this thread tells them of: where it tells no name, of this thread alone. Otherwise a
 * report made of somebody known would tell who an anonymous creator is.
 */
export const lastReport = async (
  db: Db,
  reporterId: string,
  thread: SharedThread,
): Promise<ReportRow | undefined> => {
  const of = thread.is_veiled
    ? sql`r.application_id = ${thread.application_id}::uuid`
    : sql`not ${veiled(reporterId)}`;
  const { rows } = await sql<ReportRow>`
    select r.* from report r
    join application a on a.id = r.application_id
    left join mission m on m.id = a.mission_id
    where r.reporter_id = ${reporterId}::uuid and r.subject_id = ${thread.other_id}::uuid and ${of}
    order by r.settled_at is null desc, r.reported_at desc, r.id desc limit 1`.execute(db);
  return rows[0];
};

export const insertReport = (db: Db, report: Insertable<ReportTable>): Promise<ReportRow> =>
  db.insertInto('report').values(report).returningAll().executeTakeFirstOrThrow();

/** Another report of the same came first. */
export const cameSecond = (error: unknown): boolean =>
  ['report_waiting', 'report_veiled_waiting'].includes(violatedConstraint(error) ?? '');

export interface StaffReportRow extends ReportRow {
  reporter_name: string;
  reporter_kind: UserType;
  subject_name: string;
  subject_kind: UserType;
  of_subject: number;
  about: string;
}

const staffReports = sql`
  select r.*, display_name(w) as reporter_name, w.kind as reporter_kind, display_name(s) as subject_name,
    s.kind as subject_kind, coalesce(m.title, j.title) as about,
    (select count(*)::integer from report x where x.subject_id = r.subject_id) as of_subject
  from report r
  join member w on w.id = r.reporter_id
  join member s on s.id = r.subject_id
  join application a on a.id = r.application_id
  left join mission m on m.id = a.mission_id
  left join job_offer j on j.id = a.job_id`;

const past = (column: string, after: Cursor | undefined, direction: '<' | '>') =>
  after === undefined
    ? sql``
    : sql`and (${sql.ref(column)}, r.id) ${sql.raw(direction)} (${after.at}, ${after.id}::uuid)`;

/** Those that wait, oldest first, or those that are settled, newest first. */
export const listReports = async (
  db: Db,
  isSettled: boolean,
  { limit, after }: PageRequest,
): Promise<StaffReportRow[]> => {
  const which = isSettled
    ? sql`r.settled_at is not null ${past('r.settled_at', after, '<')} order by r.settled_at desc, r.id desc`
    : sql`r.settled_at is null ${past('r.reported_at', after, '>')} order by r.reported_at, r.id`;
  const { rows } = await sql<StaffReportRow>`${staffReports} where ${which} limit ${limit + 1}`.execute(db);
  return rows;
};

export const findReport = async (db: Db, id: string): Promise<StaffReportRow | undefined> => {
  const { rows } = await sql<StaffReportRow>`${staffReports} where r.id = ${id}::uuid`.execute(db);
  return rows[0];
};

/** Settles a report that waits; false where somebody else has, or there is none. */
export const settle = async (
  db: Db,
  id: string,
  change: Pick<ReportRow, 'settled_at' | 'settled_by' | 'outcome' | 'note'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set(change)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export interface LetterRow extends ReportRow {
  /** Where the reporter's mails go; null once the account is deleted. */
  email: string | null;
  name: string;
  subject_name: string;
  about: string;
  is_hidden: boolean;
}

/** What the reporter's mails may say: nothing of who it is as long as they do not know. */
export const findLetter = async (db: Db, id: string): Promise<LetterRow | undefined> => {
  const { rows } = await sql<LetterRow>`
    select r.*, w.email, display_name(w) as name, display_name(s) as subject_name, coalesce(m.title, j.title) as about,
      (a.candidate_id = r.reporter_id and coalesce(m.is_anonymous, false) and not a.creator_revealed) as is_hidden
    from report r
    join member w on w.id = r.reporter_id
    join member s on s.id = r.subject_id
    join application a on a.id = r.application_id
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    where r.id = ${id}::uuid`.execute(db);
  return rows[0];
};

interface Moderator {
  id: string;
  email: string;
  name: string;
}

/** Staff who look after reports; one of them, where one is named. */
export const moderators = async (db: Db, id?: string): Promise<Moderator[]> => {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  const { rows } = await sql<Moderator>`
    select id, email, display_name(m) as name from member m
    where kind = 'STAFF' and staff_role in ('admin', 'moderator') and email is not null and suspended_at is null ${one}
    order by id`.execute(db);
  return rows;
};
