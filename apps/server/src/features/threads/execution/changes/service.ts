import { otherParty, personOf, type ThreadActor } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ClosingReason } from '@basoche/domain/threads/closing-reason';
import type { Decision } from '@basoche/domain/threads/effects';
import type { Db } from '../../../../platform/database/database.ts';
import { saveConflicts } from '../../conflicts/service.ts';
import { saveHearing } from '../../hearings/service.ts';
import { saveReview } from '../../reviews/store.ts';
import { saveSheet } from '../../sheets/service.ts';
import * as writes from '../store.ts';

/** Writes a decision to a thread: its actions, consents and reviews, and the facts of a conflict check or a hearing. */

type Allowed = Extract<Decision, { ok: true }>;

export interface Saved {
  readonly id: string;
  readonly by: ThreadActor;
  /** Values before the change. */
  readonly position: number;
  readonly before: Pick<
    Application,
    | 'consents'
    | 'reviews'
    | 'independence'
    | 'shownParties'
    | 'report'
    | 'hearingEnd'
    | 'sheet'
    | 'instalment'
  >;
  /** Reason given with the command, for the actions that it closes. */
  readonly words: ClosingReason;
  /** The person who consented for the creator before the thread was opened; only threads of hearings have one. */
  readonly creatorPersonId?: string | null;
}

/** Saves the parties' new or changed reviews. */
const saveReviews = async (trx: Db, { id, by, before }: Saved, application: Application) => {
  for (const party of ['creator', 'candidate'] as const) {
    const review = application.reviews[party];
    if (review === null || review === before.reviews[party]) continue;
    await saveReview(trx, {
      application_id: id,
      party,
      author_id: application[party].memberId,
      person_id: personOf(by),
      subject_id: application[otherParty(party)].memberId,
      grade: review.grade,
      text: review.text,
      written_at: review.at,
      opens_at: review.opensAt,
      is_public: review.isPublic,
      reply: review.reply?.text ?? null,
      replied_at: review.reply?.at ?? null,
    });
  }
};

/** Writes a decision; returns the thread's position after it. */
export const saveChanges = async (trx: Db, thread: Saved, { application, changes }: Allowed, now: Date) => {
  let { position } = thread;
  const personId = personOf(thread.by);
  for (const { id, result } of changes.closed) {
    position += 1;
    const { reason, suggestionCents: suggestion_cents } = thread.words;
    if (id === undefined) continue;
    await writes.closeAction(trx, id, {
      result,
      reason,
      suggestion_cents,
      position,
      closed_at: now,
      closed_by: personId,
    });
  }
  for (const { type, offerCents, pricing, result } of changes.opened) {
    position += 1;
    await writes.openAction(trx, {
      applicationId: thread.id,
      type,
      offerCents,
      result: result ?? 'ONGOING',
      position,
      sentAt: now,
      openedBy: personId,
      pricing,
    });
  }
  // A change without an action gets a position too, so that browsers notice it.
  if (position === thread.position && Object.keys(changes.fields).length > 0) position += 1;
  for (const party of ['creator', 'candidate'] as const) {
    const consent = application.consents[party];
    if (consent === null || consent === thread.before.consents[party]) continue;
    await writes.insertConsent(trx, {
      application_id: thread.id,
      party,
      member_id: application[party].memberId,
      person_id:
        party === 'creator' && thread.creatorPersonId !== undefined ? thread.creatorPersonId : personId,
      version: consent.version,
      sha256: consent.sha256,
      consented_at: consent.at,
      position,
    });
  }
  await saveConflicts(trx, { id: thread.id, by: thread.by, position }, thread.before, application);
  await saveReviews(trx, thread, application);
  await saveHearing(trx, thread, thread.before, application);
  await saveSheet(trx, thread.id, thread.before, application);
  return position;
};
