import type { Attachment } from '@basoche/contract/threads/attachments';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { type CopiedFile, deleteFiles, insertCopies } from '../../../platform/files/stored-files.ts';
import { filePreview, uploaderOf } from '../../../platform/files/waiting-uploads.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { bringTogether } from '../../threads/attachments/service.ts';
import { demandClient } from '../clients/service.ts';
import type { HearingRow } from '../store.ts';
import * as store from './store.ts';

/**
 * Documents of hearings. An upload waits until its sender sends a hearing request with it; unused uploads are
 * deleted after a day. When the hearing is taken, its documents become attachments of the thread's first
 * message.
 */

export const uploadDocument = async (platform: Platform, viewer: Viewer, file: File): Promise<Attachment> => {
  const { db } = platform.database;
  await demandClient(db, viewer);
  await store.uploads.requireRoom(db, uploaderOf(viewer));
  const preview = await filePreview(file);
  const lockSeat = (trx: Trx) => lockSeatFor(trx, viewer.acting);
  return store.uploads.keep(platform, viewer, file, lockSeat, (trx, upload) =>
    store.insert(trx, { ...upload, preview }),
  );
};

/** Deletes an upload that was not sent with a hearing. */
export const deleteUpload = (platform: Platform, viewer: Viewer, id: string): Promise<void> =>
  store.uploads.takeBack(platform, uploaderOf(viewer), id);

/** Assigns the client's uploads to a new hearing. Refuses if one of them is gone. */
export const send = async (
  trx: Trx,
  viewer: Viewer,
  missionId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  if (!(await store.uploads.link(trx, missionId, uploaderOf(viewer), ids))) refuse('ATTACHMENT_GONE');
};

/** Documents of hearings that nobody took, by hearing. */
export const documentsOf = async (
  db: Db,
  missionIds: readonly string[],
): Promise<Partial<Record<string, Attachment[]>>> => {
  const found = Object.groupBy(await store.listOf(db, missionIds), ({ mission_id }) => mission_id);
  return Object.fromEntries(
    Object.entries(found).map(([id, files = []]) => [id, files.map(({ mission_id: _of, ...file }) => file)]),
  );
};

/**
 * Moves the documents of a hearing to its client's uploads in the taker's thread; returns their ids, for the
 * message that sends them.
 */
export const moveInto = async (
  trx: Trx,
  { id, client_id, agreed_by }: Pick<HearingRow, 'id' | 'client_id' | 'agreed_by'>,
  applicationId: string,
  now: Date,
): Promise<string[]> => {
  const documents = await store.detachDocuments(trx, id);
  return bringTogether(
    trx,
    documents.map((one) => ({
      ...one,
      application_id: applicationId,
      member_id: client_id,
      person_id: agreed_by,
      created_at: now,
    })),
  );
};

/** A copy, for the next taker, of a document that was handed over to a thread. */
export type DocumentCopy = CopiedFile &
  Pick<store.DetachedRow, 'name' | 'sha256' | 'preview'> & { readonly rank: number };

/** Restores the documents of a hearing that was given back. */
export const restore = async (
  trx: Trx,
  { id, client_id, agreed_by }: Pick<HearingRow, 'id' | 'client_id' | 'agreed_by'>,
  copies: readonly DocumentCopy[],
  now: Date,
): Promise<void> => {
  await insertCopies(trx, copies, now);
  await store.insertAll(
    trx,
    copies.map(({ id: file_id, name, sha256, preview, rank }) => ({
      mission_id: id,
      member_id: client_id,
      person_id: agreed_by,
      file_id,
      name,
      sha256,
      preview: preview ?? null,
      rank,
      created_at: now,
    })),
  );
};

/** Deletes the documents of a hearing that nobody will take, with their files. */
export const deleteDocumentsOf = async (trx: Trx, missionId: string): Promise<void> => {
  const documents = await store.detachDocuments(trx, missionId);
  await deleteFiles(
    trx,
    documents.map(({ file_id }) => file_id),
  );
};

/** Deletes every document of an account that is erased, with their files. */
export const removeAllOf = async (trx: Trx, memberId: string): Promise<void> =>
  deleteFiles(trx, await store.deleteOfMember(trx, memberId));

export const { removeWaitingOf, sweep: sweepDocuments } = store.uploads;
