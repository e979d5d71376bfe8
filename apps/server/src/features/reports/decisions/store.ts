import type { UserType } from '@basoche/domain/members/kinds';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { ReportAppealTable, ReportTable } from '../../../platform/database/schema/tables.ts';
import type { PageRequest } from '../../../platform/http/cursor.ts';
import { ofHearing } from '../../../platform/listing/of-hearing.ts';
import type { ReportRow } from '../store.ts';

export interface StaffReportRow extends ReportRow {
  /** Sort key of the list. */
  at: Date;
  reporter_name: string;
  reporter_kind: UserType;
  subject_name: string;
  subject_kind: UserType;
  of_subject: number;
  about: string;
  settled_by_name: string | null;
  mission_id: string | null;
  job_id: string | null;
  is_creator: boolean;
  is_hidden: boolean;
  is_suspended: boolean;
  is_deleted: boolean;
}

const reportsAt = (at: ReturnType<typeof sql>) => sql`
  select r.*, ${at} as at, display_name(w) as reporter_name, w.kind as reporter_kind, display_name(s) as subject_name,
    s.kind as subject_kind, coalesce(m.title, j.title) as about, display_name(b) as settled_by_name,
    (select count(*)::integer from report x where x.subject_id = r.subject_id) as of_subject,
    a.mission_id, a.job_id, a.creator_id = r.subject_id and not ${ofHearing('a.mission_id')} as is_creator, coalesce(m.hidden_at, j.hidden_at) is not null as is_hidden,
    s.suspended_at is not null as is_suspended, s.deleted_at is not null as is_deleted
  from report r
  join member w on w.id = r.reporter_id
  join member s on s.id = r.subject_id
  join application a on a.id = r.application_id
  left join mission m on m.id = a.mission_id
  left join job_offer j on j.id = a.job_id
  left join member b on b.id = r.settled_by`;

const lists = {
  waiting: {
    at: sql`r.reported_at`,
    from: sql``,
    where: sql`r.settled_at is null`,
    order: sql`asc`,
    past: sql`>`,
  },
  appealed: {
    at: sql`p.made_at`,
    from: sql`join (select report_id, min(made_at) as made_at from report_appeal where decided_at is null and report_id is not null
      group by report_id) p on p.report_id = r.id`,
    where: sql`true`,
    order: sql`asc`,
    past: sql`>`,
  },
  settled: {
    at: sql`r.settled_at`,
    from: sql``,
    where: sql`r.settled_at is not null`,
    order: sql`desc`,
    past: sql`<`,
  },
} as const;
export type ReportList = keyof typeof lists;

/** Waiting reports and appealed ones, oldest first; settled ones, newest first. */
export const listReports = async (
  db: Db,
  list: ReportList,
  { limit, after }: PageRequest,
): Promise<StaffReportRow[]> => {
  const { at, from, where, order, past } = lists[list];
  const next = after ? sql`and (${at}, r.id) ${past} (${after.at}, ${after.id}::uuid)` : sql``;
  return rowsOf<StaffReportRow>(db)`
    ${reportsAt(at)} ${from} where ${where} ${next}
    order by ${at} ${order}, r.id ${order} limit ${limit + 1}`;
};

/**
 * Locks a report, then its account and publication, until the transaction ends. The account comes before the publication, as in
 * suspensions, to avoid deadlocks.
 */
export const lockReport = async (db: Db, id: string): Promise<StaffReportRow | undefined> => {
  await sql`select from report where id = ${id}::uuid for no key update`.execute(db);
  await sql`select from member m join report r on r.subject_id = m.id where r.id = ${id}::uuid for update of m`.execute(
    db,
  );
  const publication = sql`select mission_id, job_id from application where id = (select application_id from report where id = ${id}::uuid)`;
  await sql`select from mission where id = (select mission_id from (${publication}) a) for update`.execute(
    db,
  );
  await sql`select from job_offer where id = (select job_id from (${publication}) a) for update`.execute(db);
  return findReport(db, id);
};

export const findReport = (db: Db, id: string): Promise<StaffReportRow | undefined> =>
  rowOf<StaffReportRow>(db)`
    ${reportsAt(sql`r.reported_at`)} where r.id = ${id}::uuid`;

export type StaffAppealRow = Selectable<ReportAppealTable> & { decided_by_name: string | null };

export const appealsOf = (db: Db, reportIds: readonly string[]): Promise<StaffAppealRow[]> =>
  rowsOf<StaffAppealRow>(db)`
    select a.*, display_name(b) as decided_by_name
    from report_appeal a left join member b on b.id = a.decided_by
    where a.report_id = any(${[...reportIds]}::uuid[]) order by a.made_at, a.id`;

/** Saves the decision on a locked report: the first one, or after an appeal. */
export const decide = async (db: Db, id: string, change: Updateable<ReportTable>): Promise<void> => {
  await db.updateTable('report').set(change).where('id', '=', id).execute();
};
