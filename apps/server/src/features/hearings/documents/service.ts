import type { Attachment } from '@basoche/contract/threads/threads';
import { attachmentsPendingAtMost, attachmentsPendingHours } from '@basoche/domain/limits';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { sha256Of } from '../../../platform/files/chunks.ts';
import { kindOfMediaType } from '../../../platform/files/file-names.ts';
import { previewOf } from '../../../platform/files/images.ts';
import { type CopiedFile, dropFiles, keepCopies, keepFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { bringTogether } from '../../threads/attachments/service.ts';
import { demandClient } from '../clients/service.ts';
import type { HearingRow } from '../store.ts';
import * as store from './store.ts';

/**
 * Documents of hearings. An upload waits until its sender asks for a hearing with it; uploads not sent within a day are deleted. When
 * the hearing is taken they become attachments of the thread's first message, and are nowhere else.
 */

const uploaderOf = ({ memberId, personId, acting }: Viewer): store.Uploader => ({
  memberId,
  personId: acting === null ? null : personId,
});

export const bring = async (platform: Platform, viewer: Viewer, file: File): Promise<Attachment> => {
  const uploader = uploaderOf(viewer);
  const { db } = platform.database;
  await demandClient(db, viewer);
  // Checked before the file is processed for nothing, and again with a lock when its row is inserted.
  if ((await store.countWaiting(db, uploader)) >= attachmentsPendingAtMost) refuse('TOO_MANY_ATTACHMENTS');
  const { name, size: bytes } = file;
  const kind = kindOfMediaType(file.type);
  const sha256 = await sha256Of(file);
  const preview = kind === 'jpeg' || kind === 'png' ? await previewOf(file) : null;
  return keepFile(platform, file, kind, async (trx, fileId) => {
    await lockSeatFor(trx, viewer.acting);
    const waiting = await store.countWaiting(trx, uploader, { waits: true });
    if (waiting >= attachmentsPendingAtMost) refuse('TOO_MANY_ATTACHMENTS');
    const id = await store.insert(trx, {
      member_id: uploader.memberId,
      person_id: uploader.personId,
      file_id: fileId,
      name,
      sha256,
      preview,
      created_at: platform.clock.now(),
    });
    return { id, name, kind, bytes };
  });
};

/** Deletes an upload that came with no hearing. */
export const takeBack = ({ database }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const fileId = (await store.deleteWaiting(trx, uploaderOf(viewer), id)) ?? refuse('NOT_FOUND');
    await dropFiles(trx, [fileId]);
  });

/** Gives a new hearing the uploads that its client named. Refuses if one of them is not there any more. */
export const send = async (
  trx: Trx,
  viewer: Viewer,
  missionId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return;
  const sent = await store.link(trx, missionId, uploaderOf(viewer), ids);
  if (sent < ids.length) refuse('ATTACHMENT_GONE');
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

/** Makes the documents of a hearing uploads of its client in the thread of its taker; returns their ids, for the message that takes them along. */
export const moveInto = async (
  trx: Trx,
  { id, client_id, agreed_by }: Pick<HearingRow, 'id' | 'client_id' | 'agreed_by'>,
  applicationId: string,
  now: Date,
): Promise<string[]> => {
  const taken = await store.takeOut(trx, id);
  return bringTogether(
    trx,
    taken.map((one) => ({
      ...one,
      application_id: applicationId,
      member_id: client_id,
      person_id: agreed_by,
      created_at: now,
    })),
  );
};

/** A document that came into the thread of a taker, as a copy for the next one. */
export type Copied = CopiedFile &
  Pick<store.TakenRow, 'name' | 'sha256' | 'preview'> & { readonly rank: number };

/** Gives a hearing that was given back its documents again. */
export const restore = async (
  trx: Trx,
  { id, client_id, agreed_by }: Pick<HearingRow, 'id' | 'client_id' | 'agreed_by'>,
  copies: readonly Copied[],
  now: Date,
): Promise<void> => {
  await keepCopies(trx, copies, now);
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
export const dropOf = async (trx: Trx, missionId: string): Promise<void> => {
  const taken = await store.takeOut(trx, missionId);
  await dropFiles(
    trx,
    taken.map(({ file_id }) => file_id),
  );
};

/** Deletes every document of an account that is erased, with their files. */
export const removeAllOf = async (trx: Trx, memberId: string): Promise<void> =>
  dropFiles(trx, await store.deleteAllOf(trx, memberId));

/** Deletes the unsent documents of a person whose seat in a firm ends. */
export const removeWaitingOf = async (trx: Db, memberId: string, personId: string): Promise<void> =>
  dropFiles(trx, await store.deleteWaitingOf(trx, { memberId, personId }));

const batchSize = 200;
const hourMs = 3_600_000;

/** Hourly: deletes the documents that were not sent within a day. */
export const sweepDocuments = async ({ database, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - attachmentsPendingHours * hourMs);
  const sweepSome = () =>
    database.transaction(async (trx) => {
      const files = await store.deleteWaitingSince(trx, before, batchSize);
      await dropFiles(trx, files);
      return files.length;
    });
  for (let swept = await sweepSome(); swept === batchSize; swept = await sweepSome());
};
