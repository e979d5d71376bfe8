import type { GivenFile } from '@basoche/contract/files';
import type { Attachment } from '@basoche/contract/threads/attachments';
import { attachmentBytes } from '@basoche/domain/limits';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import { decide } from '@basoche/domain/threads/decide';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { anonymousDocx } from '../../../platform/files/anonymous-docx.ts';
import { kindOfMediaType } from '../../../platform/files/file-names.ts';
import { giveFile } from '../../../platform/files/stored-files.ts';
import { filePreview, uploaderOf } from '../../../platform/files/waiting-uploads.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { allowed, partyOf } from '../execution/service.ts';
import { hidesCreator } from '../presenter.ts';
import * as threadStore from '../store.ts';
import * as store from './store.ts';

/**
 * Files of messages. An upload waits until a message of its sender takes it along, once. An upload that is
 * not sent within a day is deleted; a sent file stays with its message, for both parties.
 */

/**
 * Returns the thread and the viewer's role, if the viewer may now write a message with a file. Otherwise
 * throws the same refusal as the message would.
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

export const bringAttachment = async (
  platform: Platform,
  viewer: Viewer,
  applicationId: string,
  brought: File,
): Promise<Attachment> => {
  const { row, role } = await requireWriter(platform, viewer, applicationId);
  await store.uploads.requireRoom(platform.database.db, uploaderOf(viewer));
  const file =
    role === 'creator' && hidesCreator(row, 'candidate') ? await withoutAuthor(platform, brought) : brought;
  const preview = await filePreview(file);
  const lockSeat = (trx: Trx) => lockSeatFor(trx, viewer.acting);
  return store.uploads.keep(platform, viewer, file, lockSeat, (trx, upload) =>
    store.insertAttachment(trx, {
      ...upload,
      application_id: applicationId,
      preview,
      message_id: null,
      rank: null,
    }),
  );
};

/**
 * Inserts uploads of a thread for files that are stored already, all for one message; returns their ids in
 * the same order.
 */
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

export const readAttachment = (
  { database, files }: Platform,
  viewer: Viewer,
  params: Asked,
): Promise<GivenFile> => giveFile(files, () => store.findReadable(database.db, asked(viewer, params)));

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

/** Deletes an unsent upload. */
export const takeBack = (platform: Platform, viewer: Viewer, { id, attachmentID }: Asked): Promise<void> =>
  store.uploads.takeBack(platform, { ...uploaderOf(viewer), applicationId: id }, attachmentID);

/** Deletes unsent uploads only: files that a deleted account has sent stay for the other party (rules §1). */
export const { removeWaitingOf, sweep: sweepAttachments } = store.uploads;
