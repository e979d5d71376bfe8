import type { Sent } from '@basoche/contract/threads/job-applications';
import type { JobCandidate } from '@basoche/contract/threads/job-candidates';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { presentApplicant } from '../candidates/presenter.ts';
import type { ThreadRow } from '../store.ts';

interface Told {
  readonly note: string;
  readonly sent: Sent;
  readonly permitted: readonly ThreadPermission[];
  readonly now: Date;
}

/** A candidate, for the offer's creator only: stage and note are private to the creator. */
export const presentCandidate = (row: ThreadRow, { note, sent, permitted, now }: Told): JobCandidate => ({
  id: row.id,
  isRefused: row.state === 'REFUSED',
  isWithdrawn: row.closed_reason === 'withdrawn',
  stage: row.stage ?? 'new',
  note,
  createdAt: row.created_at.toISOString(),
  user: presentApplicant(row, now),
  sent,
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  permitted: [...permitted],
});
