import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import { readableWords } from '@basoche/domain/threads/party-texts';
import type { ThreadPermission } from '@basoche/domain/threads/states';
import { presentApplicant } from '../candidates/presenter.ts';
import type { ShownRating } from '../reviews/presenter.ts';
import { applicationOf, type ThreadRow } from '../store.ts';
import type { KnownRow } from './store.ts';

const toCreator = { author: 'candidate', reader: 'creator' } as const;

interface Told {
  readonly known: KnownRow;
  readonly distanceKm: number | null;
  readonly standing: ShownRating;
  readonly permitted: readonly ThreadPermission[];
  readonly isInvited: boolean;
  readonly now: Date;
}

/** A candidate, for the mission's creator only: shortlist and note are private to the creator. */
export const presentCandidate = (
  row: ThreadRow,
  { known, distanceKm, standing, permitted, isInvited, now }: Told,
): Candidate => ({
  id: row.id,
  state: row.state,
  offer: centsToEuros(row.offer_cents ?? 0),
  tvaApplicable: row.tva_applicable,
  presentation: readableWords(applicationOf(row), row.presentation, toCreator),
  delayDays: row.delay_days,
  offerToConfirm: row.offer_to_confirm,
  createdAt: row.created_at.toISOString(),
  isInvited,
  user: presentApplicant(row, now),
  ...standing,
  responseTimeMn: known.response_time_mn,
  availability:
    known.availability === null ? null : { status: known.availability, from: known.available_from },
  distanceKm,
  isShortlisted: known.is_shortlisted,
  note: known.note,
  creatorNDAConsent: row.consents.some(({ party }) => party === 'creator'),
  permitted: [...permitted],
});
