import { otherParty, type PartyActor, personOf } from '@basoche/domain/threads/actors';
import type { Db } from '../../../platform/database/database.ts';
import type { Uploader } from '../../../platform/files/waiting-uploads.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import * as attachmentStore from '../attachments/store.ts';
import { updateApplication } from '../execution/store.ts';
import { hashOfMessage } from '../record/service.ts';
import type { ThreadRow } from '../store.ts';
import { planUnreadDigest } from '../unread-digests/service.ts';
import * as messageStore from './store.ts';

interface NewMessage {
  readonly actor: PartyActor;
  readonly content: string;
  readonly clientId: string;
  readonly attachments: readonly string[];
  readonly now: Date;
}

/** Locks the unsent uploads that the message names, in the named order. */
const takeAlong = async (trx: Db, sender: Uploader, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const waiting = await attachmentStore.lockWaiting(trx, sender, ids);
  const byId = new Map(waiting.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? refuse('ATTACHMENT_GONE'));
};

/** Stores an allowed message at the next position of its thread. */
export const saveMessage = async (trx: Db, row: ThreadRow, given: NewMessage) => {
  const { actor, content, clientId, now } = given;
  const sender = { applicationId: row.id, memberId: actor.memberId, personId: personOf(actor) };
  const files = await takeAlong(trx, sender, given.attachments);
  const position = row.position + 1;
  const digests = files.map(({ sha256 }) => sha256);
  const hash = hashOfMessage(row.last_hash, { position, at: now, by: actor, content, files: digests });
  const message = await messageStore.insertMessage(trx, {
    application_id: row.id,
    sender_id: sender.memberId,
    person_id: sender.personId,
    content,
    client_id: clientId,
    position,
    sent_at: now,
    hash,
    attachments: files.length === 0 ? null : JSON.stringify(files),
  });
  if (files.length > 0) await attachmentStore.uploads.link(trx, message.id, sender, given.attachments);
  await planUnreadDigest(trx, { applicationId: row.id, to: otherParty(actor.role) }, now);
  await updateApplication(trx, row.id, {
    position,
    last_hash: hash,
    updated_at: now,
  });
  return message;
};
