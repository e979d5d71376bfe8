import { otherParty, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import { type Application, wasAccepted } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision } from '@basoche/domain/threads/effects';
import type { Db } from '../../../platform/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { notify } from '../../notifications/service.ts';
import * as messageStore from '../messages/store.ts';
import { saveReview } from '../reviews/store.ts';
import * as store from '../store.ts';

/** Threads: every change goes through `execute`, whoever asks for it and by whatever way (rules §3). */

type Office = Exclude<ThreadActor, { readonly role: ThreadParty }>;
/** A member, who must be a party, or an office. */
export type By = Pick<Viewer, 'memberId'> | Office;

export const partyOf = (row: store.ThreadRow, memberId: string): ThreadParty | undefined => {
  if (memberId === row.creator_id) return 'creator';
  return memberId === row.candidate_id ? 'candidate' : undefined;
};

const actorOf = (row: store.ThreadRow, by: By): ThreadActor => {
  // An office has no member behind it; a member may have a role of staff, which is nothing here.
  if (!('memberId' in by)) return by;
  const role = partyOf(row, by.memberId) ?? refuse('NOT_FOUND');
  return { role, memberId: by.memberId };
};

type Allowed = Extract<Decision, { ok: true }>;

/** What was decided, or the rules' refusal as the program's. */
export const allowed = (decision: Decision): Allowed => {
  if (decision.ok) return decision;
  throw new Refusal(decision.code, { title: decision.reason });
};

/** The columns that the rules own. */
export const columnsOf = (application: Application) => ({
  state: application.state,
  closed_reason: application.closedReason,
  offer_cents: application.offerCents,
  tva_applicable: application.tvaApplicable,
  offer_to_confirm: [...application.offerToConfirm],
  creator_revealed: wasAccepted(application, 'PRICE'),
  delivered_at: application.deliveredAt,
  ended_at: application.endedAt,
  release_at: application.releaseAt,
  contest_by: application.contest?.by ?? null,
  contest_reason: application.contest?.reason ?? null,
  contest_at: application.contest?.at ?? null,
  deposit_cents: application.deposit?.amountCents ?? null,
  deposit_confirmed_at: application.deposit?.confirmedAt ?? null,
  creator_cancel_asked_at: application.cancelAsked.creator,
  candidate_cancel_asked_at: application.cancelAsked.candidate,
  done_at: application.doneAt,
  reviews_opened_at: application.reviewsOpenedAt,
});

interface Saved {
  readonly id: string;
  /** Before the change. */
  readonly position: number;
  readonly before: Pick<Application, 'consents' | 'reviews'>;
  /** The words that came with the command, where it asks for some. */
  readonly reason: string | null;
}

/** What the parties wrote of each other, where it has changed. */
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
      reply: review.reply?.text ?? null,
      replied_at: review.reply?.at ?? null,
    });
  }
};

/** Writes what was decided; gives the thread's position after it. */
const saveChanges = async (trx: Db, thread: Saved, { application, changes }: Allowed, now: Date) => {
  let { position } = thread;
  for (const { id, result } of changes.closed) {
    position += 1;
    if (id !== undefined) await store.closeAction(trx, id, { result, reason: thread.reason, position });
  }
  for (const { type, offerCents } of changes.opened) {
    position += 1;
    await store.openAction(trx, { applicationId: thread.id, type, offerCents, position, sentAt: now });
  }
  // A change that no action tells has its position too, so that browsers notice it.
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

/** Hands on what must follow: it is there if, and only if, the change is. */
const followUp = async (
  trx: Db,
  thread: { id: string; after: number; until: number },
  { application, effects }: Allowed,
  now: Date,
) => {
  const applicationId = thread.id;
  for (const effect of effects) {
    if (effect.kind === 'notify') {
      const { memberId } = application[effect.to];
      await notify(trx, { memberId, applicationId, type: effect.notification, title: effect.title }, now);
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
      await store.insertPaymentRequest(trx, applicationId, effect.payment, now);
    }
    // That invoicing opens is read from the thread itself.
  }
  if (thread.until > thread.after) {
    await addJob(trx, 'threads.changed', { applicationId, after: thread.after, until: thread.until });
  }
};

/** What is applied to: a mission, or an offer, whose creator has not looked at the candidate yet. */
type Opening = { readonly now: Date } & (
  | { readonly missionId: string; readonly jobId?: never }
  | { readonly jobId: string; readonly missionId?: never }
);

/** The first lines of a thread: the decision on `apply`, written. */
export const openThread = async (
  trx: Db,
  decision: Allowed,
  { missionId, jobId, now }: Opening,
): Promise<string> => {
  const { application, changes } = decision;
  const id = await store.insertApplication(trx, {
    ...columnsOf(application),
    type: application.type,
    mission_id: missionId ?? null,
    job_id: jobId ?? null,
    stage: jobId === undefined ? null : 'new',
    creator_id: application.creator.memberId,
    candidate_id: application.candidate.memberId,
    is_from_customer: application.creator.kind === 'CUSTOMER',
    created_at: now,
    updated_at: now,
    position: changes.opened.length,
  });
  const saved: Saved = { id, position: 0, before: application, reason: null };
  const until = await saveChanges(trx, saved, decision, now);
  await followUp(trx, { id, after: 0, until }, decision, now);
  return id;
};

/** At most one mail an hour and thread about new messages, and none while earlier ones wait to be read. */
const messageMailEveryMs = 3_600_000;
/** Whoever is reading along needs no mail: it leaves after this, if the message is still unread. */
const messageMailAfterMs = 120_000;

const planMessageMail = async (
  trx: Db,
  row: store.ThreadRow,
  to: ThreadParty,
  position: number,
  now: Date,
) => {
  const mailedAt = to === 'creator' ? row.creator_mailed_at : row.candidate_mailed_at;
  if (mailedAt !== null && now.getTime() - mailedAt.getTime() < messageMailEveryMs) return {};
  if (await messageStore.hasUnread(trx, row, to)) return {};
  const runAt = new Date(now.getTime() + messageMailAfterMs);
  await addJob(trx, 'threads.messageMail', { applicationId: row.id, to, position }, { runAt });
  return { [to === 'creator' ? 'creator_mailed_at' : 'candidate_mailed_at']: now };
};

export type Command = ThreadCommand | ((application: Application) => ThreadCommand);

interface Execution {
  readonly by: By;
  readonly command: Command;
  /** The sender's own id for a message. */
  readonly clientId?: string;
}

export interface Executed {
  readonly row: store.ThreadRow;
  readonly message: messageStore.MessageRow | undefined;
}

/** Locks the thread, decides, writes, and hands on what follows. Throws the refusal, and then has changed nothing. */
export const execute = async (
  platform: Platform,
  trx: Db,
  id: string,
  { by, command: asked, clientId = '' }: Execution,
): Promise<Executed> => {
  const row = (await store.lockThread(trx, id)) ?? refuse('NOT_FOUND');
  const actor = actorOf(row, by);
  const now = platform.clock.now();
  const before = store.applicationOf(row);
  const command = typeof asked === 'function' ? asked(before) : asked;
  const isMessage = command.type === 'message' && 'memberId' in actor;
  if (isMessage) {
    const sent = await messageStore.findSent(trx, id, actor.memberId, clientId);
    if (sent) return { row, message: sent };
  }
  const decision = allowed(decide(before, command, actor, now));
  const reason = 'reason' in command ? command.reason : null;
  const changed = await saveChanges(trx, { id, position: row.position, before, reason }, decision, now);
  const until = isMessage ? changed + 1 : changed;
  let message: messageStore.MessageRow | undefined;
  let mailed = {};
  if (isMessage) {
    mailed = await planMessageMail(trx, row, otherParty(actor.role), until, now);
    message = await messageStore.insertMessage(trx, {
      application_id: id,
      sender_id: actor.memberId,
      content: command.content,
      client_id: clientId,
      position: until,
      sent_at: now,
    });
  }
  if (until > row.position) {
    await store.updateApplication(trx, id, {
      ...columnsOf(decision.application),
      ...mailed,
      creator_revealed: row.creator_revealed || wasAccepted(decision.application, 'PRICE'),
      position: until,
      updated_at: now,
    });
  }
  await followUp(trx, { id, after: row.position, until }, decision, now);
  return { row, message };
};
