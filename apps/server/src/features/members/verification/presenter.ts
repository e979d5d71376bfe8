import type { Verification, VerificationDocument } from '@basoche/contract/members/verification';
import {
  type DocumentSlot,
  documentsRefusal,
  mayRenew,
  renewableFrom,
  type VerificationFacts,
  verificationAnswerDeadline,
  verificationHolds,
  verificationState,
} from '@basoche/domain/members/verification-request';
import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { DocumentRow, VerificationRow } from './store.ts';

export const verificationFactsOf = (row: VerificationRow): VerificationFacts => ({
  kind: row.kind,
  verifiedAt: row.verified_at,
  verifiedUntil: row.verified_until,
  request: row.state,
});

export const presentVerificationDocument = (row: Omit<DocumentRow, 'request_id'>): VerificationDocument => ({
  id: row.id,
  slot: row.slot,
  name: row.name,
  kind: row.kind,
  bytes: row.bytes,
  addedAt: row.created_at.toISOString(),
});

/** Last valid day of a verification that lapses at this instant (Europe/Paris). */
const lastDay = (until: Date): Day => parisDay(new Date(until.getTime() - 1));

interface DecidedRow {
  readonly decided_at: Date | null;
  readonly reason: string | null;
}

const presentReason = ({ decided_at, reason }: DecidedRow) =>
  decided_at === null || reason === null ? null : { reason, at: decided_at.toISOString() };

/** Documents asked for again, with the reason; null if none were, or once the reason is deleted. */
export const presentAsked = (row: DecidedRow & { readonly asked_slots: DocumentSlot[] | null }) => {
  const reasonText = presentReason(row);
  return reasonText === null || row.asked_slots === null ? null : { ...reasonText, slots: row.asked_slots };
};

export const presentVerification = (
  row: VerificationRow,
  documents: readonly DocumentRow[],
  now: Date,
): Verification => {
  const facts = verificationFactsOf(row);
  const holds = verificationHolds(facts, now);
  const waits = row.state === 'SENT' ? row.sent_at : null;
  return {
    state: verificationState(facts, now),
    isVerified: holds,
    until: row.verified_until === null ? null : lastDay(row.verified_until),
    renewableFrom: holds && !mayRenew(facts, now) ? renewableFrom(facts) : null,
    canPrepare: documentsRefusal(facts, now) === null,
    documents: documents.map(presentVerificationDocument),
    sentAt: waits?.toISOString() ?? null,
    dueAt: waits && verificationAnswerDeadline(waits).dueAt.toISOString(),
    acceptedAt: row.verified_at?.toISOString() ?? null,
    refusal: row.decided === 'REFUSED' ? presentReason(row) : null,
    askedAgain: row.decided === 'RETURNED' && waits === null ? presentAsked(row) : null,
  };
};
