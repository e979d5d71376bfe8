import type { Dispute, PortageRequest } from '@basoche/contract/back-office';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { portageDueAt, reviewUrgency } from '@basoche/domain/threads/schedule';
import type { DisputeRow, PortageRow, SubjectRow } from './store.ts';

const presentSubject = (row: SubjectRow) => ({
  id: row.id,
  mission: {
    title: row.title,
    nature: row.nature,
    startDate: row.start_date,
    timeLimit: row.time_limit,
  },
  creator: {
    name: row.creator_name,
    userType: row.creator_kind,
    isMoral: row.creator_is_moral,
    jobName: row.creator_job_name,
  },
  candidate: {
    name: row.candidate_name,
    userType: row.candidate_kind,
    isMoral: row.candidate_is_moral,
    jobName: row.candidate_job_name,
  },
  offer: centsToEuros(row.offer_cents),
  tvaApplicable: row.tva_applicable,
});

export const presentPortage = (
  row: PortageRow,
  type: 'WAITING_BASOCHE' | 'WAITING_ITG',
  now: Date,
): PortageRequest => {
  const action = { type, sentAt: row.sent_at };
  const dueAt = portageDueAt(action);
  if (dueAt === null) throw new Error('A portage is always due at some time.');
  return {
    ...presentSubject(row),
    askedAt: row.sent_at.toISOString(),
    dueAt: dueAt.toISOString(),
    urgency: reviewUrgency(action, now),
  };
};

export const presentDispute = (row: DisputeRow): Dispute => ({
  ...presentSubject(row),
  contest: { by: row.contest_by, reason: row.contest_reason, at: row.contest_at.toISOString() },
  deposit: row.deposit_cents === null ? null : centsToEuros(row.deposit_cents),
});
