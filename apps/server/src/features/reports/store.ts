import type { HidingGround, PublicationKind } from '@basoche/domain/moderation/grounds';
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Db, violatedConstraint } from '../../platform/database/database.ts';
import { rowOf } from '../../platform/database/rows.ts';
import type { ReportTable } from '../../platform/database/schema/tables.ts';
import { clientIsHidden } from '../../platform/listing/hidden-client.ts';
import { type MailReader, readerOf } from '../../platform/mail/readers.ts';

/** A thread of the reporter, with the other party. */
export interface SharedThread {
  application_id: string;
  other_id: string;
  /** True if the reporter does not know the other party: an anonymous creator before a price was accepted (rules §2). */
  is_veiled: boolean;
}

/** True if the other party of thread `a` about mission `m` is hidden from this member. */
const veiled = (reporterId: string) => sql`(a.candidate_id = ${reporterId}::uuid and ${clientIsHidden()})`;

const shared = (reporterId: string) => sql`
  select a.id as application_id, ${veiled(reporterId)} as is_veiled,
    case when a.creator_id = ${reporterId}::uuid then a.candidate_id else a.creator_id end as other_id
  from application a left join mission m on m.id = a.mission_id`;

/** The latest thread in which the reporter knows this member as the other party. */
export const findShared = (
  db: Db,
  reporterId: string,
  subjectId: string,
): Promise<SharedThread | undefined> =>
  rowOf<SharedThread>(db)`
    ${shared(reporterId)}
    where ((a.creator_id = ${reporterId}::uuid and a.candidate_id = ${subjectId}::uuid)
      or (a.candidate_id = ${reporterId}::uuid and a.creator_id = ${subjectId}::uuid)) and not ${veiled(reporterId)}
    order by a.created_at desc, a.id desc limit 1`;

/** A thread with the reporter as one of its parties. */
export const findThread = (
  db: Db,
  reporterId: string,
  applicationId: string,
): Promise<SharedThread | undefined> =>
  rowOf<SharedThread>(db)`
    ${shared(reporterId)}
    where a.id = ${applicationId}::uuid and ${reporterId}::uuid in (a.creator_id, a.candidate_id)`;

export type ReportRow = Selectable<ReportTable>;

/**
 * The reporter's last report of this thread's other party. If that party is hidden, only reports of this thread count: an
 * earlier report of a known member would reveal an anonymous creator.
 */
export const lastReport = async (
  db: Db,
  reporterId: string,
  thread: SharedThread,
): Promise<ReportRow | undefined> => {
  const sameParty = thread.is_veiled
    ? sql`r.application_id = ${thread.application_id}::uuid`
    : sql`not ${veiled(reporterId)}`;
  return rowOf<ReportRow>(db)`
    select r.* from report r
    join application a on a.id = r.application_id
    left join mission m on m.id = a.mission_id
    where r.reporter_id = ${reporterId}::uuid and r.subject_id = ${thread.other_id}::uuid and ${sameParty}
    order by r.settled_at is null desc, r.reported_at desc, r.id desc limit 1`;
};

export const insertReport = (db: Db, report: Insertable<ReportTable>): Promise<ReportRow> =>
  db.insertInto('report').values(report).returningAll().executeTakeFirstOrThrow();

/** True if the error means that a concurrent call has inserted the same report. */
export const isDuplicate = (error: unknown): boolean =>
  ['report_waiting', 'report_veiled_waiting'].includes(violatedConstraint(error) ?? '');

/** The publication hidden by the decision of report `r`. */
export interface HiddenRow {
  hidden_kind: PublicationKind | null;
  hidden_ground: HidingGround | null;
  hidden_basis: string | null;
}

export const hiddenWith = sql`
  left join lateral (
    select case when p.mission_id is null then 'jobs' else 'missions' end as hidden_kind, p.ground as hidden_ground,
      p.basis as hidden_basis
    from publication_measure p where p.report_id = r.id order by p.hidden_at desc limit 1
  ) h on true`;

export interface MailFactsRow extends ReportRow, HiddenRow {
  /** Name of the reporter. */
  name: string;
  /** Reader of mails to the reporter. */
  reporter_reader: MailReader;
  subject_name: string;
  /** Reader of mails to the reported member. */
  subject_reader: MailReader;
  /** True if the reported member cannot log in. */
  is_suspended: boolean;
  about: string;
  is_hidden: boolean;
}

/** Facts for the reporter's mails; the reported member is hidden as long as the reporter does not know them. */
export const findMailFacts = (db: Db, id: string): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select r.*, h.*, display_name(w) as name, row_to_json(wr) as reporter_reader, s.suspended_at is not null as is_suspended,
      display_name(s) as subject_name, row_to_json(sr) as subject_reader, coalesce(m.title, j.title) as about,
      (a.candidate_id = r.reporter_id and ${clientIsHidden()}) as is_hidden
    from report r
    join member w on w.id = r.reporter_id
    join member s on s.id = r.subject_id
    join application a on a.id = r.application_id
    join ${readerOf('w', { application: sql`a.id` })} wr on true
    join ${readerOf('s', { application: sql`a.id` })} sr on true
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    ${hiddenWith}
    where r.id = ${id}::uuid`;

/** Saves the hash of a new appeal link; voids the former link. */
export const saveAppealLink = async (db: Db, id: string, hash: Buffer): Promise<void> => {
  await db.updateTable('report').set({ appeal_hash: hash }).where('id', '=', id).execute();
};
