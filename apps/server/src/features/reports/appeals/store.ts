import type { AppealOutcome, AppealParty } from '@basoche/domain/reports/decision';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { rowOf } from '../../../platform/database/rows.ts';
import type { ReportAppealTable } from '../../../platform/database/schema/tables.ts';
import { type MailReader, readerOf } from '../../../platform/mail/readers.ts';
import { type HiddenRow, hiddenWith, type ReportRow } from '../store.ts';

export type AppealRow = Selectable<ReportAppealTable>;

/** Subject of an appeal: a report's decision, by one of its parties, or a suspension without a report. */
export type AppealSubject =
  | { readonly reportId: string; readonly party: AppealParty }
  | { readonly decisionId: string; readonly party: 'subject' };

const columnsOf = (about: AppealSubject) => ({
  report_id: 'reportId' in about ? about.reportId : null,
  decision_id: 'decisionId' in about ? about.decisionId : null,
  party: about.party,
});

export type DecisionRow = ReportRow & HiddenRow & { about: string };

/** A report that the member made, or one for which they were measured and told why. */
export const findDecision = (db: Db, id: string, memberId: string): Promise<DecisionRow | undefined> =>
  rowOf<DecisionRow>(db)`
    select r.*, h.*, coalesce(m.title, j.title) as about
    from report r
    join application a on a.id = r.application_id
    left join mission m on m.id = a.mission_id
    left join job_offer j on j.id = a.job_id
    ${hiddenWith}
    where r.id = ${id}::uuid
      and (r.reporter_id = ${memberId}::uuid or (r.subject_id = ${memberId}::uuid and r.measured_at is not null))`;

export const findAppeal = (db: Db, about: AppealSubject): Promise<AppealRow | undefined> => {
  const { report_id, decision_id, party } = columnsOf(about);
  return db
    .selectFrom('report_appeal')
    .selectAll()
    .where('report_id', 'is not distinct from', report_id)
    .where('decision_id', 'is not distinct from', decision_id)
    .where('party', '=', party)
    .executeTakeFirst();
};

/** Inserts an appeal; undefined if there was one before. */
export const insertAppeal = async (
  db: Db,
  about: AppealSubject,
  appeal: Pick<Insertable<ReportAppealTable>, 'text' | 'made_at'>,
): Promise<AppealRow | undefined> =>
  db
    .insertInto('report_appeal')
    .values({ ...columnsOf(about), ...appeal })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

interface Answer {
  readonly outcome: AppealOutcome;
  readonly reason: string;
  readonly decided_by: string;
  readonly decided_at: Date;
}

/** Decides a waiting appeal; false if it is decided already. */
export const decideAppeal = async (db: Db, id: string, answer: Answer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('report_appeal')
    .set(answer)
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Number of other staff who could decide on reports now. */
export const othersAble = async (db: Db, memberId: string): Promise<number> => {
  const row = await rowOf<{ number: number }>(db)`
    select count(*)::integer as number from member
    where kind = 'STAFF' and staff_role in ('admin', 'moderator') and id <> ${memberId}::uuid
      and confirmed_at is not null and suspended_at is null and deleted_at is null`;
  return row?.number ?? 0;
};

/** An appeal, with the reader of mails to the appellant. */
export interface AppealLetterRow extends AppealRow, MailReader {
  is_suspended: boolean;
}

export const findAppealLetter = (db: Db, id: string): Promise<AppealLetterRow | undefined> =>
  rowOf<AppealLetterRow>(db)`
    select p.*, l.email, l.name, l.firm_id, w.suspended_at is not null as is_suspended
    from report_appeal p
    left join report r on r.id = p.report_id
    left join member_decision d on d.id = p.decision_id
    join member w on w.id = coalesce(d.member_id, case p.party when 'reporter' then r.reporter_id else r.subject_id end)
    join ${readerOf('w', { application: sql`r.application_id` })} l on true
    where p.id = ${id}::uuid`;
