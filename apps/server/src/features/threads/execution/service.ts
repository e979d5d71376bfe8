import { flatInstalment, type InstalmentKey } from '@basoche/domain/payments/instalment';
import {
  type PartyActor,
  partyActor,
  type ThreadActor,
  type ThreadParty,
} from '@basoche/domain/threads/actors';
import { type Application, initialFields, wasAccepted } from '@basoche/domain/threads/application';
import { closingReason } from '@basoche/domain/threads/closing-reason';
import type { CommandOf, ThreadCommand } from '@basoche/domain/threads/commands';
import { decide } from '@basoche/domain/threads/decide';
import type { Decision } from '@basoche/domain/threads/effects';
import { fieldMistakes } from '@basoche/domain/threads/field-mistakes';
import { actOf } from '@basoche/domain/threads/permitted';
import type { Db } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { conflictsOf } from '../conflicts/service.ts';
import { snapshotOfInstalment, withInstalments, withLate } from '../instalments/service.ts';
import { saveMessage } from '../messages/service.ts';
import * as messageStore from '../messages/store.ts';
import { recordCommand } from '../record/service.ts';
import * as store from '../store.ts';
import { withVigilanceFor } from '../vigilance/service.ts';
import { type Saved, saveChanges } from './changes/service.ts';
import { followUp } from './effects/service.ts';
import * as writes from './store.ts';

/** Changes of threads. Every change goes through `execute`: from calls, webhooks, timers and staff (rules §3). */

type Allowed = Extract<Decision, { ok: true }>;

type Office = Exclude<ThreadActor, { readonly role: ThreadParty }>;
/**
 * Author of a command: an office, or a member, who must be a party. Without `personId` if the command does
 * not come from a call.
 */
export type By = (Pick<Viewer, 'memberId'> & Partial<Pick<Viewer, 'personId' | 'acting'>>) | Office;

export { partyOf } from '../store.ts';

const actorOf = (row: store.ThreadRow, by: By): ThreadActor => {
  // An office has no member id. A member who is also staff acts here as a party only.
  if (!('memberId' in by)) return by;
  const role = store.partyOf(row, by.memberId) ?? refuse('NOT_FOUND');
  return partyActor(role, by);
};

/** Returns an allowed decision; throws the refusal of any other. */
export const allowed = (decision: Decision): Allowed => {
  if (decision.ok) return decision;
  throw new Refusal(decision.code, { title: decision.reason });
};

/** Decides and returns the allowed decision. Throws the refusal, with one error per field if the rules name fields. */
export const decided = (...given: Parameters<typeof decide>): Allowed => {
  const decision = decide(...given);
  if (decision.ok) return decision;
  const [subject, command, , now] = given;
  const errors = fieldMistakes(decision.code, command, subject, now);
  if (errors.length > 0) refuse('INVALID_INPUT', { errors });
  return allowed(decision);
};

/** Subject of an application: a mission or a job offer. */
type Opening = {
  readonly by: PartyActor;
  readonly now: Date;
  /** Seat in charge of the thread for each party; null unless the party is a firm with a team. */
  readonly seats: Readonly<Record<ThreadParty, string | null>>;
  /** The person who consented for the creator before the thread was opened; only threads of hearings have one. */
  readonly creatorPersonId?: string | null;
} & (
  | { readonly missionId: string; readonly jobId?: never }
  | { readonly jobId: string; readonly missionId?: never }
);

/** Inserts a new thread from the decision on `apply` or `take`. */
export const openThread = async (
  trx: Db,
  command: CommandOf<'apply' | 'take'>,
  decision: Allowed,
  { missionId, jobId, by, seats, creatorPersonId, now }: Opening,
): Promise<string> => {
  const { application, changes } = decision;
  const { presentation, delayDays } = application;
  const id = await writes.insertApplication(trx, {
    ...writes.columnsOf(application),
    type: application.type,
    mission_id: missionId ?? null,
    job_id: jobId ?? null,
    stage: jobId === undefined ? null : 'new',
    creator_id: application.creator.memberId,
    candidate_id: application.candidate.memberId,
    creator_seat_id: seats.creator,
    candidate_seat_id: seats.candidate,
    is_from_customer: application.creator.kind === 'CUSTOMER',
    created_at: now,
    updated_at: now,
    position: changes.opened.length,
  });
  if (presentation !== null || delayDays !== null) {
    await writes.insertMissionApplication(trx, { application_id: id, presentation, delay_days: delayDays });
  }
  const saved: Saved = {
    id,
    by,
    position: 0,
    before: initialFields,
    words: closingReason(command),
    ...(creatorPersonId === undefined ? {} : { creatorPersonId }),
  };
  const until = await saveChanges(trx, saved, decision, now);
  const position = changes.opened.length;
  const done = { applicationId: id, position, at: now, by, command, decision };
  await writes.updateApplication(trx, id, { last_hash: await recordCommand(trx, null, done) });
  const followed = { applicationId: id, instalment: flatInstalment, after: 0, until };
  await followUp(trx, followed, decision, now);
  return id;
};

interface Snapshot extends Pick<InstalmentKey, 'instalment'> {
  readonly application: Application;
  readonly subject: string;
  readonly position: number;
}

interface Looking extends Partial<Pick<InstalmentKey, 'instalment'>> {
  readonly lock?: boolean;
}

/**
 * A thread as the rules about money see it, at this instalment, by default the current one. With `lock`,
 * waits for other commands and locks the thread until the transaction ends.
 */
export const snapshotOf = async (
  db: Db,
  id: string,
  { lock = false, instalment: asked }: Looking = {},
): Promise<Snapshot> => {
  const row = (await (lock ? store.lockThread(db, id) : store.findThread(db, id))) ?? refuse('NOT_FOUND');
  const { subject, position } = row;
  const instalment = asked ?? row.instalment;
  const current = store.applicationOf(row, null);
  const application = (await snapshotOfInstalment(db, row, current, instalment)) ?? refuse('NOT_FOUND');
  return { application, instalment, subject, position };
};

export type Command = ThreadCommand | ((application: Application) => ThreadCommand);

interface Execution extends Partial<Pick<InstalmentKey, 'instalment'>> {
  readonly by: By;
  readonly command: Command;
  /** Message id chosen by the sender. */
  readonly clientId?: string;
  /** Ids of the sender's uploads in this thread that the message takes along. */
  readonly attachments?: readonly string[];
}

export interface Executed {
  readonly row: store.ThreadRow;
  readonly message: messageStore.MessageRow | undefined;
}

/**
 * Locks the thread, decides, writes, and queues the effects. After a refusal, nothing has changed. A command
 * about an instalment other than the current one is decided on that instalment's fields, and changes only
 * them.
 */
export const execute = async (
  platform: Platform,
  trx: Db,
  id: string,
  { by, command: asked, instalment: named, clientId = '', attachments = [] }: Execution,
): Promise<Executed> => {
  const type = typeof asked === 'object' ? asked.type : null;
  if ('memberId' in by) await lockSeatFor(trx, by.acting, type === null ? 'negotiate' : actOf(type));
  if (type?.startsWith('choose/')) await store.lockMissionOf(trx, id);
  const row = (await store.lockThread(trx, id)) ?? refuse('NOT_FOUND');
  const actor = actorOf(row, by);
  const now = platform.clock.now();
  const current = store.applicationOf(row, await conflictsOf(platform, trx, row));
  const instalment = named ?? row.instalment;
  const known = (await snapshotOfInstalment(trx, row, current, instalment)) ?? refuse('STATE_CHANGED');
  const command = typeof asked === 'function' ? asked(known) : asked;
  const before = await withVigilanceFor(platform, trx, known, command);
  const isMessage = command.type === 'message' && 'memberId' in actor;
  if (isMessage) {
    const sent = await messageStore.findSent(trx, id, actor.memberId, clientId);
    if (sent) return { row, message: sent };
  }
  const done = decided(before, command, actor, now);
  const key = { applicationId: id, instalment };
  const { decision, columns, opening } =
    instalment === row.instalment
      ? await withInstalments(trx, row, before, done, now)
      : await withLate(trx, row, { instalment, current, decision: done });
  const saved = { id, by: actor, position: row.position, before, words: closingReason(command) };
  const changed = await saveChanges(trx, saved, decision, now);
  if (isMessage) {
    const { content } = command;
    const message = await saveMessage(trx, row, { actor, content, clientId, attachments, now });
    await followUp(trx, { ...key, after: row.position, until: message.position }, done, now);
    return { row, message };
  }
  if (changed > row.position) {
    const entry = { applicationId: id, position: changed, at: now, by: actor, command, decision };
    const last_hash = await recordCommand(trx, row.last_hash, { ...entry, instalment: before.instalment });
    await writes.updateApplication(trx, id, {
      ...writes.columnsOf(decision.application),
      ...columns,
      creator_revealed: row.creator_revealed || wasAccepted(decision.application, 'PRICE'),
      position: changed,
      last_hash,
      updated_at: now,
    });
  }
  await followUp(trx, { ...key, after: row.position, until: changed }, done, now);
  const next = { applicationId: id, instalment: columns.instalment, after: changed, until: changed };
  if (opening.length > 0) await followUp(trx, next, { ...decision, effects: opening }, now);
  return { row, message: undefined };
};
