import type { FileKind } from '@basoche/contract/files';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';
import type { CameWith } from '../../../platform/database/schema/json-columns.ts';
import type { ThreadReadingTable } from '../../../platform/database/schema/tables.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';

/**
 * A reading: a member of staff reads one thread for half an hour, for a report or a contest. Both parties are
 * notified.
 */
export interface ReadingRow {
  id: string;
  application_id: string;
  staff_id: string;
  report_id: string | null;
  opened_at: Date;
  ends_at: Date;
  title: string;
  creator_id: string;
  candidate_id: string;
  creator: string;
  candidate: string;
  /** The current instalment of the thread, zero-based; 0 for a flat price. */
  instalment: number;
  /** True while its report or an appeal of it awaits a decision, or its thread is contested. */
  is_case_open: boolean;
}

/** SQL conditions: a report, or an appeal of it, awaits a decision; a thread (`a`) is contested. */
const openReport = (id: ReturnType<typeof sql.ref>) => sql`exists (
  select from report r where r.id = ${id} and (r.settled_at is null or exists (
    select from report_appeal p where p.report_id = r.id and p.decided_at is null)))`;
const isContested = sql`(a.contest_at is not null and a.contest_end is null and a.state in ('ONGOING', 'WAITING_RULES'))`;

const readings = sql`
  select g.id, g.application_id, g.staff_id, g.report_id, g.opened_at, g.ends_at, coalesce(m.title, j.title) as title,
    a.creator_id, a.candidate_id, a.instalment, display_name(cr) as creator, display_name(ca) as candidate,
    case when g.report_id is null then ${isContested} else ${openReport(sql.ref('g.report_id'))} end as is_case_open
  from thread_reading g
  join application a on a.id = g.application_id
  join member cr on cr.id = a.creator_id
  join member ca on ca.id = a.candidate_id
  left join mission m on m.id = a.mission_id
  left join job_offer j on j.id = a.job_id`;

export const findReading = (db: Db, id: string): Promise<ReadingRow | undefined> =>
  rowOf<ReadingRow>(db)`${readings} where g.id = ${id}::uuid`;

/** The open reading of this thread, for this case, by this member of staff. */
export const findLive = (
  db: Db,
  staffId: string,
  { applicationId, reportId }: Case,
  now: Date,
): Promise<ReadingRow | undefined> =>
  rowOf<ReadingRow>(db)`${readings}
    where g.staff_id = ${staffId}::uuid and g.application_id = ${applicationId}::uuid and g.ends_at > ${now}
      and g.report_id is not distinct from ${reportId}::uuid`;

/** The reason of a reading: a report, or the contest of the thread. */
interface Case {
  readonly applicationId: string;
  /** Null if the reason is the contest of the thread. */
  readonly reportId: string | null;
}

interface CaseRow {
  application_id: string;
  is_open: boolean;
}

/** The thread of a report, or a contested thread; undefined if there is none. */
export const findCase = async (
  db: Db,
  because: 'report' | 'dispute',
  id: string,
): Promise<CaseRow | undefined> => {
  const { rows } = await (because === 'report'
    ? sql<CaseRow>`
        select x.application_id, ${openReport(sql.ref('x.id'))} as is_open
        from report x where x.id = ${id}::uuid`
    : sql<CaseRow>`
        select a.id as application_id, ${isContested} as is_open
        from application a where a.id = ${id}::uuid and a.contest_at is not null`
  ).execute(db);
  return rows[0];
};

export const insertReading = async (db: Db, row: Insertable<ThreadReadingTable>): Promise<string> => {
  const { id } = await db.insertInto('thread_reading').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** Ends a reading now, unless it has ended before. The end is after the opening, as the table requires. */
export const endReading = async (db: Db, id: string, now: Date): Promise<void> => {
  await sql`
    update thread_reading set ends_at = greatest(least(ends_at, ${now}), opened_at + interval '1 millisecond')
    where id = ${id}::uuid`.execute(db);
};

/** A message as staff read it. */
export interface ReadMessageRow {
  position: number;
  by: ThreadParty;
  author: string | null;
  content: string;
  sent_at: Date;
  attachments: CameWith[] | null;
}

/** Messages after a position, oldest first. The parties' read positions do not change. */
export const messagesAfter = (
  db: Db,
  applicationId: string,
  after: number,
  limit: number,
): Promise<ReadMessageRow[]> =>
  rowsOf<ReadMessageRow>(db)`
    select x.position, case when x.sender_id = a.creator_id then 'creator' else 'candidate' end as by,
      (select display_name(p) from member p where p.id = x.person_id) as author, x.content, x.sent_at, x.attachments
    from message x join application a on a.id = x.application_id
    where x.application_id = ${applicationId}::uuid and x.position > ${after}
    order by x.position limit ${limit}`;

interface SentFile {
  file_id: string;
  name: string;
  kind: FileKind;
  bytes: number;
}

/** A file sent in this thread. */
export const findSentFile = (db: Db, applicationId: string, id: string): Promise<SentFile | undefined> =>
  rowOf<SentFile>(db)`
    select t.file_id, t.name, f.kind, f.bytes from attachment t join stored_file f on f.id = t.file_id
    where t.id = ${id}::uuid and t.application_id = ${applicationId}::uuid and t.message_id is not null`;

/** Readings of a thread by staff, newest first. */
export const readingsOfThread = (
  db: Db,
  applicationId: string,
): Promise<{ opened_at: Date; report_id: string | null }[]> =>
  db
    .selectFrom('thread_reading')
    .select(['opened_at', 'report_id'])
    .where('application_id', '=', applicationId)
    .orderBy('opened_at', 'desc')
    .limit(20)
    .execute();

/** Facts for the mail that notifies a party of a reading. */
export interface MailFactsRow extends MailReader {
  report_id: string | null;
  application_id: string;
  opened_at: Date;
  title: string;
}

export const findMailFacts = (
  db: Db,
  readingId: string,
  to: ThreadParty,
): Promise<MailFactsRow | undefined> =>
  rowOf<MailFactsRow>(db)`
    select r.email, r.name, r.firm_id, g.report_id, g.application_id, g.opened_at,
      coalesce(m.title, j.title) as title
    from thread_reading g
    join application a on a.id = g.application_id
    join member p on p.id = ${to === 'creator' ? sql.ref('a.creator_id') : sql.ref('a.candidate_id')}
    join ${readerOf('p', { application: sql`a.id` })} r on true
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    where g.id = ${readingId}::uuid`;
