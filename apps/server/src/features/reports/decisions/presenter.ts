import type { StaffReport } from '@basoche/contract/reports/decisions';
import { queueDeadlines } from '@basoche/domain/access/office-queues';
import { mayDecideAppeal } from '@basoche/domain/reports/decision';
import { effectsOf, type ReportedState } from '@basoche/domain/reports/measure-effects';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import { presentAppeal } from '../appeals/presenter.ts';
import { presentReport } from '../presenter.ts';
import type { StaffAppealRow, StaffReportRow } from './store.ts';

export interface Reader {
  readonly memberId: string;
  /** Number of other staff who could decide. */
  readonly othersAble: number;
}

/** An appeal for staff; `first` is the author of the decision under appeal. */
export const presentStaffAppeal = (
  row: StaffAppealRow,
  first: string | null,
  { memberId, othersAble }: Reader,
  now: Date,
): StaffReport['appeals'][number] => {
  const clock = queueDeadlines.appeals(row.made_at);
  return {
    ...presentAppeal(row),
    id: row.id,
    party: row.party,
    decidedBy: row.decided_by_name,
    dueAt: clock.dueAt.toISOString(),
    urgency: urgencyOf(clock, now),
    mayDecide: row.decided_at === null && mayDecideAppeal(first === memberId, othersAble),
  };
};

/** State of the reported account and publication. */
export const reportedOf = (row: StaffReportRow): ReportedState => ({
  isCreator: row.is_creator,
  isHidden: row.is_hidden,
  isSuspended: row.is_suspended,
  isDeleted: row.is_deleted,
});

/** The mission or the offer of the thread. */
export const publicationOf = ({ mission_id, job_id }: StaffReportRow): StaffReport['publication'] =>
  mission_id === null ? { kind: 'jobs', id: job_id ?? '' } : { kind: 'missions', id: mission_id };

export const presentStaffReport = (
  row: StaffReportRow,
  appeals: readonly StaffAppealRow[],
  reader: Reader,
  now: Date,
): StaffReport => ({
  ...presentReport(row),
  category: row.category,
  reason: row.reason,
  reporter: { id: row.reporter_id, name: row.reporter_name, role: row.reporter_kind },
  subject: { id: row.subject_id, name: row.subject_name, role: row.subject_kind },
  reportsOfSubject: row.of_subject,
  postulationID: row.application_id,
  about: row.about,
  publication: publicationOf(row),
  effects: effectsOf(reportedOf(row)),
  urgency: urgencyOf(queueDeadlines.reports(row.reported_at), now),
  settledBy: row.settled_by_name,
  measures: row.measures,
  inForce: row.in_force,
  ground: row.ground,
  statement: row.statement,
  appeals: appeals
    .filter(({ report_id }) => report_id === row.id)
    .map((appeal) => presentStaffAppeal(appeal, row.settled_by, reader, now)),
});
