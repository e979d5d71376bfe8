import { createHash } from 'node:crypto';
import type { messageEvent } from '@basoche/contract/realtime';
import type { Message, Thread } from '@basoche/contract/threads';
import { threadTitles } from '@basoche/domain/notifications/titles';
import { otherParty, type ThreadActor, type ThreadParty } from '@basoche/domain/threads/actors';
import { type Application, wasAccepted } from '@basoche/domain/threads/application';
import type { ThreadCommand, TimerCommand } from '@basoche/domain/threads/commands';
import { confidentialityText } from '@basoche/domain/threads/confidentiality';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision } from '@basoche/domain/threads/effects';
import { agreementVersion } from '@basoche/domain/threads/facts';
import { permitted } from '@basoche/domain/threads/permitted';
import type { z } from 'zod';
import type { Db } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { agree, archiveAllOf, cardsOf } from '../missions/service.ts';
import { messagesWereRead, notify } from '../notifications/service.ts';
import { presentMessage, presentThread } from './presenter.ts';
import * as store from './store.ts';

/** Threads: every change goes through `execute`, whoever asks for it and by whatever way (rules §3). */

type Office = Exclude<ThreadActor, { readonly role: ThreadParty }>;
/** A member, who must be a party, or an office. */
export type By = Pick<Viewer, 'memberId'> | Office;

const partyOf = (row: store.ThreadRow, memberId: string): ThreadParty | undefined => {
  if (memberId === row.creator_id) return 'creator';
  return memberId === row.candidate_id ? 'candidate' : undefined;
};

const actorOf = (row: store.ThreadRow, by: By): ThreadActor => {
  if ('role' in by) return by;
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
});

interface Saved {
  readonly id: string;
  /** Before the change. */
  readonly position: number;
  readonly before: Pick<Application, 'consents'>;
  /** The words that came with the command, where it asks for some. */
  readonly reason: string | null;
}

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

/** The first lines of a thread: the decision on `apply`, written. */
export const openThread = async (
  trx: Db,
  decision: Allowed,
  { missionId, now }: { missionId: string; now: Date },
): Promise<string> => {
  const { application, changes } = decision;
  const id = await store.insertApplication(trx, {
    ...columnsOf(application),
    type: application.type,
    mission_id: missionId,
    creator_id: application.creator.memberId,
    candidate_id: application.candidate.memberId,
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
  if (await store.hasUnread(trx, row, to)) return {};
  const runAt = new Date(now.getTime() + messageMailAfterMs);
  await addJob(trx, 'threads.messageMail', { applicationId: row.id, to, position }, { runAt });
  return { [to === 'creator' ? 'creator_mailed_at' : 'candidate_mailed_at']: now };
};

type Command = ThreadCommand | ((application: Application) => ThreadCommand);

interface Execution {
  readonly by: By;
  readonly command: Command;
  /** The sender's own id for a message. */
  readonly clientId?: string;
}

interface Executed {
  readonly row: store.ThreadRow;
  readonly message: store.MessageRow | undefined;
}

/** Locks the thread, decides, writes, and hands on what follows. Throws the refusal, and then has changed nothing. */
const execute = async (
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
    const sent = await store.findSent(trx, id, actor.memberId, clientId);
    if (sent) return { row, message: sent };
  }
  const decision = allowed(decide(before, command, actor, now));
  const reason = 'reason' in command ? command.reason : null;
  const changed = await saveChanges(trx, { id, position: row.position, before, reason }, decision, now);
  const until = isMessage ? changed + 1 : changed;
  let message: store.MessageRow | undefined;
  let mailed = {};
  if (isMessage) {
    mailed = await planMessageMail(trx, row, otherParty(actor.role), until, now);
    message = await store.insertMessage(trx, {
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

/** Gives a command to a thread, in a transaction of its own. */
export const runCommand = (
  platform: Platform,
  by: By,
  applicationId: string,
  command: Command,
): Promise<Executed> =>
  platform.database.transaction((trx) => execute(platform, trx, applicationId, { by, command }));

/** A party's command; answers the thread as it now is. */
export const act = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  command: Command,
): Promise<Thread> => {
  await runCommand(platform, viewer, applicationId, command);
  return readThread(platform, viewer, applicationId, {});
};

/** Consent to the version of the agreement that the thread is under. */
export const consent = (application: Application): ThreadCommand => {
  const version = agreementVersion(application);
  const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
  return { type: 'nda', version, sha256 };
};

interface Sent {
  readonly content: string;
  readonly clientId: string;
}

/** Stores a message, over HTTP or over a socket. Sent again under the same `clientId`, it answers the one that is stored. */
export const sendMessage = async (
  platform: Platform,
  viewer: Pick<Viewer, 'memberId'>,
  applicationId: string,
  { content, clientId }: Sent,
): Promise<Message> => {
  const { row, message } = await platform.database.transaction((trx) =>
    execute(platform, trx, applicationId, { by: viewer, command: { type: 'message', content }, clientId }),
  );
  const party = partyOf(row, viewer.memberId);
  if (message === undefined || party === undefined) throw new Error('A message was decided and not stored.');
  return presentMessage(message, row, party);
};

/** A browser's `message` event. */
export const sendFromSocket = (
  platform: Platform,
  viewer: Viewer,
  event: z.output<typeof messageEvent>,
): Promise<Message> => {
  agree(event.userID, viewer.memberId);
  return sendMessage(platform, viewer, event.postulationID, event);
};

/** A timer's command. Too early, it is tried again; refused otherwise, the thread has moved on and nothing is left to do. */
export const runTimer = async (
  platform: Platform,
  applicationId: string,
  command: TimerCommand,
): Promise<void> => {
  try {
    await runCommand(platform, { role: 'timer' }, applicationId, command);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'TOO_EARLY') throw error;
  }
};

const latest = 50;
const missedAtMost = 500;

interface Window {
  readonly since?: number | undefined;
  readonly before?: number | undefined;
}

const messagesOf = async (db: Db, row: store.ThreadRow, { since, before }: Window) => {
  if (since !== undefined) {
    const found = await store.messagesBetween(db, row.id, since, row.position, missedAtMost + 1);
    const messages = found.slice(0, missedAtMost);
    const isCut = found.length > missedAtMost;
    return { messages, hasOlder: false, position: isCut ? (messages.at(-1)?.position ?? 0) : row.position };
  }
  const until = Math.min(row.position, before === undefined ? row.position : before - 1);
  const found = await store.messagesUpTo(db, row.id, until, latest + 1);
  return { messages: found.slice(0, latest).reverse(), hasOlder: found.length > latest, position: until };
};

/**
 * A thread as one of its parties sees it: the latest messages, those after `since`, or those before `before`.
 * Reading what is new marks it as read.
 */
export const readThread = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  window: Window,
): Promise<Thread> => {
  const { db } = platform.database;
  const row = (await store.findThread(db, applicationId)) ?? refuse('NOT_FOUND');
  const party = partyOf(row, viewer.memberId) ?? refuse('NOT_FOUND');
  const now = platform.clock.now();
  const { messages, hasOlder, position } = await messagesOf(db, row, window);
  const isRevealed = row.creator_revealed;
  const missionId = row.mission_id ?? refuse('NOT_FOUND');
  const cards = await cardsOf(platform, db, viewer, [{ id: missionId, isRevealed }]);
  const mission = cards.get(missionId) ?? refuse('NOT_FOUND');
  if (window.before === undefined && (await store.markRead(db, row.id, party, position))) {
    await messagesWereRead(db, viewer.memberId, row.id, now);
  }
  const { since = 0, before } = window;
  return presentThread(row, {
    viewer: party,
    mission,
    messages,
    hasOlder,
    position,
    actions:
      before === undefined
        ? row.actions.filter((action) => action.position > since && action.position <= position)
        : [],
    permitted: permitted(store.applicationOf(row), { role: party, memberId: viewer.memberId }, now),
  });
};

/** The candidates of a mission that was edited are told. */
export const tellOfEdit = (platform: Platform, missionId: string): Promise<void> =>
  platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    for (const { id, candidate_id } of await store.runningThreadsOfMission(trx, missionId)) {
      const title = threadTitles.missionEdited;
      await notify(trx, { memberId: candidate_id, applicationId: id, type: 'NEW_MESSAGE', title }, now);
    }
  });

/** Money is held for a member, or a portage is under way: the account stays (rules §1). */
export const blocksDeletion = (db: Db, memberId: string): Promise<boolean> =>
  store.holdsMoneyOrPortage(db, memberId);

/** A member leaves: missions are archived, open applications refused or withdrawn (rules §1). */
export const leave = async (platform: Platform, trx: Db, memberId: string): Promise<void> => {
  await archiveAllOf(trx, memberId, platform.clock.now());
  for (const { id, creator_id } of await store.openThreadsOf(trx, memberId)) {
    const command = { type: creator_id === memberId ? 'refuseCandidate' : 'withdraw' } as const;
    try {
      await execute(platform, trx, id, { by: { memberId }, command });
    } catch (error) {
      // It moved on while it was waited for; a refusal has written nothing.
      if (!(error instanceof Refusal)) throw error;
    }
  }
};
