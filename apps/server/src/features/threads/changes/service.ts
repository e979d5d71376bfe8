import { newsCents } from '@basoche/domain/notifications/notification-amounts';
import { otherParty, type ThreadActor } from '@basoche/domain/threads/actors';
import { type Application, type Contest, wasAccepted } from '@basoche/domain/threads/application';
import type { ClosingReason } from '@basoche/domain/threads/closing-reason';
import type { Decision } from '@basoche/domain/threads/effects';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { notify } from '../../notifications/service.ts';
import { askPayments } from '../../payments/payouts/requests/service.ts';
import * as attachmentStore from '../attachments/store.ts';
import * as messageStore from '../messages/store.ts';
import { hashOfMessage } from '../record/service.ts';
import { saveReview } from '../reviews/store.ts';
import type { ThreadRow } from '../store.ts';
import { planUnreadDigest } from '../unread-digests/service.ts';
import * as store from './store.ts';

/** Writes a decision on a thread, and queues its effects in the same transaction. */

export type Allowed = Extract<Decision, { ok: true }>;

const contestEndOf = (contest: Contest | null) => {
  const end = contest?.end ?? null;
  const settled = end?.kind === 'settled' ? end : null;
  return {
    contest_end: end?.kind ?? null,
    contest_ended_at: end?.at ?? null,
    contest_decision: settled?.decision ?? null,
    contest_decision_reason: settled?.reason ?? null,
  };
};

/** The columns of `application` that the rules decide. */
export const columnsOf = (application: Application) => ({
  state: application.state,
  closed_reason: application.closedReason,
  closed_note: application.closedNote,
  refusal_text: application.refusalText,
  offer_cents: application.offerCents,
  tva_applicable: application.tvaApplicable,
  mode: application.mode,
  fee_cents: application.feeCents,
  offer_to_confirm: [...application.offerToConfirm],
  creator_revealed: wasAccepted(application, 'PRICE'),
  delivered_at: application.deliveredAt,
  ended_at: application.endedAt,
  release_at: application.releaseAt,
  contest_by: application.contest?.by ?? null,
  contest_reason: application.contest?.reason ?? null,
  contest_at: application.contest?.at ?? null,
  ...contestEndOf(application.contest),
  deposit_cents: application.deposit?.amountCents ?? null,
  deposit_confirmed_at: application.deposit?.confirmedAt ?? null,
  chargeback_at: application.chargebackAt,
  creator_cancel_asked_at: application.cancelAsked.creator,
  candidate_cancel_asked_at: application.cancelAsked.candidate,
  done_at: application.doneAt,
  reviews_opened_at: application.reviewsOpenedAt,
});

export interface Saved {
  readonly id: string;
  /** Values before the change. */
  readonly position: number;
  readonly before: Pick<Application, 'consents' | 'reviews'>;
  /** Words given with the command, for the actions that it closes. */
  readonly words: ClosingReason;
}

/** Saves the parties' new or changed reviews. */
const saveReviews = async (trx: Db, { id, before }: Saved, application: Application) => {
  for (const party of ['creator', 'candidate'] as const) {
    const review = application.reviews[party];
    if (review === null || review === before.reviews[party]) continue;
    await saveReview(trx, {
      application_id: id,
      party,
      author_id: application[party].memberId,
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
  for (const { id, result } of changes.closed) {
    position += 1;
    const { reason, suggestionCents: suggestion_cents } = thread.words;
    if (id !== undefined) await store.closeAction(trx, id, { result, reason, suggestion_cents, position });
  }
  for (const { type, offerCents } of changes.opened) {
    position += 1;
    await store.openAction(trx, { applicationId: thread.id, type, offerCents, position, sentAt: now });
  }
  // A change without an action gets a position too, so that browsers notice it.
  if (position === thread.position && Object.keys(changes.fields).length > 0) position += 1;
  for (const party of ['creator', 'candidate'] as const) {
    const consent = application.consents[party];
    if (consent === null || consent === thread.before.consents[party]) continue;
    await store.insertConsent(trx, {
      application_id: thread.id,
      party,
      member_id: application[party].memberId,
      version: consent.version,
      sha256: consent.sha256,
      consented_at: consent.at,
      position,
    });
  }
  await saveReviews(trx, thread, application);
  return position;
};

/** Queues the effects of a decision. They exist if, and only if, the change is committed. */
export const followUp = async (
  trx: Db,
  thread: { id: string; after: number; until: number },
  { application, effects }: Allowed,
  now: Date,
) => {
  const applicationId = thread.id;
  for (const effect of effects) {
    if (effect.kind === 'notify') {
      const { memberId } = application[effect.to];
      const { key, title } = effect;
      const amountCents = newsCents(key, application);
      await notify(trx, { memberId, applicationId, key, title, amountCents }, now);
    } else if (effect.kind === 'mail') {
      await addJob(trx, 'threads.mail', {
        applicationId,
        to: effect.to,
        mail: effect.mail,
        position: thread.until,
      });
    } else if (effect.kind === 'schedule') {
      const { command, at } = effect;
      const which = 'day' in command ? `${command.type}/${command.day}` : command.type;
      const jobKey = `threads.timer:${applicationId}:${which}`;
      await addJob(trx, 'threads.timer', { applicationId, command }, { runAt: at, jobKey });
    } else if (effect.kind === 'payment') {
      await askPayments(trx, applicationId, effect.payment, now);
    }
  }
  if (thread.until > thread.after) {
    await addJob(trx, 'threads.changed', { applicationId, after: thread.after, until: thread.until });
  }
};

interface NewMessage {
  readonly actor: Extract<ThreadActor, { memberId: string }>;
  readonly content: string;
  readonly clientId: string;
  readonly attachments: readonly string[];
  readonly now: Date;
}

/** Locks the sender's unsent uploads that a message takes along, in the order in which they are named. */
const takeAlong = async (trx: Db, applicationId: string, memberId: string, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const waiting = await attachmentStore.lockWaiting(trx, { applicationId, memberId }, ids);
  const byId = new Map(waiting.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? refuse('ATTACHMENT_GONE'));
};

/** Stores an allowed message at the next position of its thread. */
export const saveMessage = async (trx: Db, row: ThreadRow, given: NewMessage) => {
  const { actor, content, clientId, now } = given;
  const files = await takeAlong(trx, row.id, actor.memberId, given.attachments);
  const position = row.position + 1;
  const digests = files.map(({ sha256 }) => sha256);
  const hash = hashOfMessage(row.last_hash, { position, at: now, by: actor, content, files: digests });
  const message = await messageStore.insertMessage(trx, {
    application_id: row.id,
    sender_id: actor.memberId,
    content,
    client_id: clientId,
    position,
    sent_at: now,
    hash,
    attachments: files.length === 0 ? null : JSON.stringify(files),
  });
  if (files.length > 0) await attachmentStore.link(trx, message.id, given.attachments);
  await planUnreadDigest(trx, { applicationId: row.id, to: otherParty(actor.role) }, now);
  await store.updateApplication(trx, row.id, {
    position,
    last_hash: hash,
    updated_at: now,
  });
  return message;
};
