import type { VigilanceUpload } from '@basoche/contract/vigilance/documents';
import { attachmentsPendingAtMost, attachmentsPendingHours } from '@basoche/domain/limits';
import { filesRefusals } from '@basoche/domain/vigilance/submission';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { sha256Of } from '../../../platform/files/chunks.ts';
import { kindOfMediaType } from '../../../platform/files/file-names.ts';
import { dropFiles, keepFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import * as store from './store.ts';

/** Files that wait for the document that names them, once. */

const uploaderOf = ({ memberId, personId, acting }: Viewer): store.Uploader => ({
  memberId,
  personId: acting === null ? null : personId,
});

export const bring = async (platform: Platform, viewer: Viewer, file: File): Promise<VigilanceUpload> => {
  const uploader = uploaderOf(viewer);
  const { name, size: bytes } = file;
  // Checked before the file is stored for nothing, and again with a lock when its row is inserted.
  if ((await store.countWaiting(platform.database.db, uploader)) >= attachmentsPendingAtMost) {
    refuse('TOO_MANY_ATTACHMENTS');
  }
  const kind = kindOfMediaType(file.type) as VigilanceUpload['kind'];
  const sha256 = await sha256Of(file);
  return keepFile(platform, file, kind, async (trx, fileId) => {
    await lockSeatFor(trx, viewer.acting, 'represent');
    const waiting = await store.countWaiting(trx, uploader, { waits: true });
    if (waiting >= attachmentsPendingAtMost) refuse('TOO_MANY_ATTACHMENTS');
    const id = await store.insert(trx, {
      member_id: uploader.memberId,
      person_id: uploader.personId,
      file_id: fileId,
      name,
      sha256,
      created_at: platform.clock.now(),
    });
    return { id, name, kind, bytes };
  });
};

/** Deletes an upload that no document came with. */
export const takeBack = ({ database }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const fileId = (await store.deleteWaiting(trx, uploaderOf(viewer), id)) ?? refuse('NOT_FOUND');
    await dropFiles(trx, [fileId]);
  });

/** Gives a new document the uploads that its owner named. Refuses beside the field if one of them is not there any more. */
export const send = async (
  trx: Trx,
  viewer: Viewer,
  documentId: string,
  ids: readonly string[],
): Promise<void> => {
  if ((await store.link(trx, documentId, uploaderOf(viewer), ids)) === ids.length) return;
  refuse('INVALID_INPUT', { errors: [{ path: 'files', message: filesRefusals.gone }] });
};

/** Deletes the waiting uploads of a person whose seat in a firm ends. */
export const removeWaitingOf = async (trx: Db, memberId: string, personId: string): Promise<void> =>
  dropFiles(trx, await store.deleteWaitingOf(trx, { memberId, personId }));

const hourMs = 3_600_000;
const batchSize = 500;

/** Hourly: deletes the uploads that no document came with within a day. */
export const sweepUploads = async ({ database, clock }: Platform): Promise<void> => {
  const before = new Date(clock.now().getTime() - attachmentsPendingHours * hourMs);
  const sweepSome = () =>
    database.transaction(async (trx) => {
      const files = await store.deleteWaitingSince(trx, before, batchSize);
      await dropFiles(trx, files);
      return files.length;
    });
  for (let swept = await sweepSome(); swept === batchSize; swept = await sweepSome());
};
