import type {
  DecidedVerification,
  VerificationDocument,
  VerificationRequest,
} from '@basoche/contract/members/verification';
import type { RegisterReading } from '@basoche/contract/public-registers/readings';
import {
  requiredDocuments,
  verificationAnswerDeadline,
  verificationHolds,
} from '@basoche/domain/members/verification-request';
import { urgencyOf } from '@basoche/domain/time/deadlines';
import { presentAsked } from '../verification/presenter.ts';
import type { DecidedRow, WaitingRow } from './store.ts';

interface RequestContext {
  readonly documents: readonly VerificationDocument[];
  /** Answer of the register of their profession. */
  readonly register: RegisterReading | null;
  readonly now: Date;
}

/** A waiting verification request, for staff. */
export const presentRequest = (
  row: WaitingRow,
  { documents, register, now }: RequestContext,
): VerificationRequest => ({
  id: row.id,
  user: {
    id: row.member_id,
    name: row.name,
    userType: row.kind,
    jobName: row.job_name,
    email: row.email,
  },
  isRenewal: verificationHolds(
    {
      kind: row.kind,
      verifiedAt: row.verified_at,
      verifiedUntil: row.verified_until,
      request: 'SENT',
    },
    now,
  ),
  refusedBefore: row.refused_before,
  sentAt: row.sent_at.toISOString(),
  dueAt: verificationAnswerDeadline(row.sent_at).dueAt.toISOString(),
  urgency: urgencyOf(verificationAnswerDeadline(row.sent_at), now),
  askedBefore: presentAsked(row),
  provedBy: row.proved_by,
  // In the order of the requested documents.
  documents: requiredDocuments(row.kind).flatMap((slot) =>
    documents.filter((document) => document.slot === slot),
  ),
  register,
});

const decisions = { ACCEPTED: 'accepted', REFUSED: 'refused', RETURNED: 'returned' } as const;

export const presentDecided = (row: DecidedRow): DecidedVerification => ({
  id: row.id,
  user: { id: row.member_id, name: row.name, userType: row.kind },
  decision: decisions[row.state],
  decidedAt: row.decided_at.toISOString(),
  decidedBy: row.decided_by,
  provedBy: row.proved_by,
  reason: row.reason,
  slots: row.asked_slots ?? [],
});
