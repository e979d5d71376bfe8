import type { GivenFile } from '@basoche/contract/files';
import type { Attachment } from '@basoche/contract/threads/threads';
import { attachmentBytes, attachmentsPendingAtMost, attachmentsPendingHours } from '@basoche/domain/limits';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { decide } from '@basoche/domain/threads/decide';
import type { Db } from '../../../platform/database/database.ts';
import { anonymousDocx } from '../../../platform/files/anonymous-docx.ts';
import { sha256Of } from '../../../platform/files/chunks.ts';
import { kindOfMediaType } from '../../../platform/files/file-names.ts';
import { previewOf } from '../../../platform/files/images.ts';
import { dropFiles, keepFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { allowed, partyOf } from '../execution/service.ts';
import { hidesCreator } from '../presenter.ts';
import * as threadStore from '../store.ts';
import * as store from './store.ts';

/**
 * Files of messages. An upload waits until the sender's message names it, once. Uploads not sent within a day are deleted; a
 * sent file stays with its message, for both parties.
 */

/**
 * Returns the thread and the viewer's role, if they may write a message with a file now. Throws the refusal that the message
 * would meet.
 */
const requireWriter = async (
  { database, clock }: Platform,
  { memberId }: Viewer,
  applicationId: string,
): Promise<{ row: threadStore.ThreadRow; role: ThreadParty }> => {
  const row = (await threadStore.findThread(database.db, applicationId)) ?? refuse('NOT_FOUND');
  const role = partyOf(row, memberId) ?? refuse('NOT_FOUND');
  const message = { type: 'message', content: '', files: 1 } as const;
  allowed(decide(threadStore.applicationOf(row, null), message, { role, memberId }, clock.now()));
  return { row, role };
};

/** Returns the file without its author's name. Pictures lost it when they were re-encoded. */
const withoutAuthor = async ({ documents }: Platform, file: File): Promise<File> => {
  const kind = kindOfMediaType(file.type);
  if (kind === 'jpeg' || kind === 'png') return file;
  const cleaned =
    kind === 'pdf'
      ? await documents.anonymousPdf(file)
      : await anonymousDocx(Buffer.from(await file.arrayBuffer()));
  if (cleaned === null) return refuse('AUTHOR_NOT_REMOVED');
  if (cleaned.length > attachmentBytes) return refuse('PAYLOAD_TOO_LARGE');
  return new File([Uint8Array.from(cleaned)], file.name, { type: file.type });
};

/** The account and, for a firm, the person that an upload belongs to. */
const uploaderOf = ({ memberId, personId, acting }: Viewer): store.Uploader => ({
  memberId,
  personId: acting === null ? null : personId,
});

export const bringAttachment = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  brought: File,
): Promise<Attachment> => {
  const uploader = uploaderOf(viewer);
  const { row, role } = await requireWriter(platform, viewer, applicationId);
  // Checked before the file is processed for nothing, and again with a lock when its row is inserted.
  if ((await store.countWaiting(platform.database.db, uploader)) >= attachmentsPendingAtMost) {
    refuse('TOO_MANY_ATTACHMENTS');
  }
  const file =
    role === 'creator' && hidesCreator(row, 'candidate') ? await withoutAuthor(platform, brought) : brought;
  const { name, size: bytes } = file;
  const kind = kindOfMediaType(file.type);
  const sha256 = await sha256Of(file);
  const preview = kind === 'jpeg' || kind === 'png' ? await previewOf(file) : null;
  return keepFile(platform, file, kind, async (trx, fileId) => {
    await lockSeatFor(trx, viewer.acting);
    const waiting = await store.countWaiting(trx, uploader, { waits: true });
    if (waiting >= attachmentsPendingAtMost) refuse('TOO_MANY_ATTACHMENTS');
    const id = await store.insertAttachment(trx, {
      application_id: applicationId,
      member_id: uploader.memberId,
      person_id: uploader.personId,
      file_id: fileId,
      name,
      sha256,
      preview,
      created_at: platform.clock.now(),
      message_id: null,
      rank: null,
    });
    return { id, name, kind, bytes };
  });
};

/** Makes files that are kept already uploads of a thread, for one message; returns their ids, in the same order. */
export const bringTogether = async (
  trx: Db,
  uploads: readonly Parameters<typeof store.insertAttachment>[1][],
): Promise<string[]> => {
  const ids: string[] = [];
  for (const upload of uploads) ids.push(await store.insertAttachment(trx, upload));
  return ids;
};

interface Asked {
  readonly id: string;
  readonly attachmentID: string;
}

const asked = (viewer: Viewer, { id, attachmentID }: Asked) => ({
  applicationId: id,
  id: attachmentID,
  viewer: uploaderOf(viewer),
});

export const readAttachment = async (
  { database, files }: Platform,
  viewer: Viewer,
  params: Asked,
): Promise<GivenFile> => {
  const row = (await store.findReadable(database.db, asked(viewer, params))) ?? refuse('NOT_FOUND');
  const content = await files.open(row.file_id);
  if (content === null) {
    // Either the file was taken back after its row was read, or its bytes are lost.
    if ((await store.findReadable(database.db, asked(viewer, params))) === undefined) refuse('NOT_FOUND');
    throw new Error(`The file of attachment ${params.attachmentID} is not there.`);
  }
  return { name: row.name, kind: row.kind, bytes: row.bytes, content };
};

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A preview of a picture, in a small width. Other files have none. */
export const readPreview = async (
  { database }: Platform,
  viewer: Viewer,
  params: Asked,
): Promise<GivenFile> => {
  const row = await store.findReadable(database.db, asked(viewer, params), { preview: true });
  const preview = row?.preview ?? refuse('NOT_FOUND');
  return { name: 'apercu.jpg', kind: 'jpeg', bytes: preview.length, content: once(preview) };
};

/** Deletes an upload that was not sent. */
export const takeBack = (
  { database }: Platform,
  viewer: Viewer,
  { id, attachmentID }: Asked,
): Promise<void> =>
  database.transaction(async (trx) => {
    const sender = { applicationId: id, ...uploaderOf(viewer) };
    const fileId = (await store.deleteWaiting(trx, sender, attachmentID)) ?? refuse('NOT_FOUND');
    await dropFiles(trx, [fileId]);
  });

const batchSize = 200;
const hourMs = 3_600_000;

/** Hourly: deletes the uploads that were not sent within a day. */
export const sweepAttachments = async ({ database, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - attachmentsPendingHours * hourMs);
  const sweepSome = () =>
    database.transaction(async (trx) => {
      const files = await store.deleteWaitingSince(trx, before, batchSize);
      await dropFiles(trx, files);
      return files.length;
    });
  for (let swept = await sweepSome(); swept === batchSize; swept = await sweepSome());
};

/**
 * Deletes the unsent uploads of an account that is erased, or of one person whose seat in it ends. The sent ones stay for the other
 * party (rules §1).
 */
export const removeWaitingOf = async (trx: Db, memberId: string, personId?: string): Promise<void> =>
  dropFiles(trx, await store.deleteWaitingOf(trx, memberId, personId));
