import type { Dispute, PortageRequest } from '@basoche/contract/back-office/back-office';
import { queueDeadlines } from '@basoche/domain/access/office-queues';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { instalmentName } from '@basoche/domain/pricing/content';
import { portageDeadline } from '@basoche/domain/threads/timer-schedule';
import { type Deadline, urgencyOf } from '@basoche/domain/time/deadlines';
import type { DisputeRow, PortageRow, ThreadSummaryRow } from './store.ts';

/** A thread in a queue of staff or of the partner: mission, parties, and the price in euros without tax. */
const presentThreadSummary = (row: ThreadSummaryRow) => ({
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

/** Time by which staff or the partner must answer, and how urgent that is. */
const presentDeadline = (deadline: Deadline, now: Date) => ({
  dueAt: deadline.dueAt.toISOString(),
  urgency: urgencyOf(deadline, now),
});

/** A portage that waits for staff (BASOCHE) or for the partner (ITG, the portage company). */
export const presentPortage = (
  row: PortageRow,
  type: 'WAITING_BASOCHE' | 'WAITING_ITG',
  now: Date,
): PortageRequest => ({
  ...presentThreadSummary(row),
  askedAt: row.sent_at.toISOString(),
  ...presentDeadline(portageDeadline(type, row.sent_at), now),
});

/** Sums that staff decide on, without the platform's fee, which a settlement never divides. */
const presentHeld = ({ deposit_cents, fee_cents, told_cents, place }: DisputeRow) => {
  const held = deposit_cents === null ? null : deposit_cents - fee_cents;
  return {
    deposit: held === null ? null : centsToEuros(held),
    release: held === null ? null : centsToEuros(Math.min(held, told_cents ?? held)),
    awaitsSheet: place !== null && place.count === null && told_cents === null,
  };
};

/** A contested mission. */
export const presentDispute = (row: DisputeRow, now: Date): Dispute => ({
  ...presentThreadSummary(row),
  contest: { by: row.contest_by, reason: row.contest_reason, at: row.contest_at.toISOString() },
  ...presentDeadline(queueDeadlines.disputes(row.contest_at), now),
  ...presentHeld(row),
  instalment: row.place && instalmentName(row.place),
  readingID: row.reading_id,
});
