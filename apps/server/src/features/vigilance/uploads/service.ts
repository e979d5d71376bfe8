import type { VigilanceUpload } from '@basoche/contract/vigilance/documents';
import { filesRefusals } from '@basoche/domain/vigilance/submission';
import type { Trx } from '../../../platform/database/database.ts';
import { uploaderOf } from '../../../platform/files/waiting-uploads.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockSeatFor } from '../../firms/service.ts';
import { insert, uploads } from './store.ts';

/** Uploaded files that wait until a document uses them, once. */

export const uploadFile = async (
  platform: Platform,
  viewer: Viewer,
  file: File,
): Promise<VigilanceUpload> => {
  await uploads.requireRoom(platform.database.db, uploaderOf(viewer));
  const lockSeat = (trx: Trx) => lockSeatFor(trx, viewer.acting, 'represent');
  return (await uploads.keep(platform, viewer, file, lockSeat, insert)) as VigilanceUpload;
};

/** Deletes an upload that no document uses. */
export const deleteUpload = (platform: Platform, viewer: Viewer, id: string): Promise<void> =>
  uploads.takeBack(platform, uploaderOf(viewer), id);

/** Assigns the owner's uploads to a new document. Refuses, at the form field, if one of them is gone. */
export const send = async (
  trx: Trx,
  viewer: Viewer,
  documentId: string,
  ids: readonly string[],
): Promise<void> => {
  if (await uploads.link(trx, documentId, uploaderOf(viewer), ids)) return;
  refuse('INVALID_INPUT', { errors: [{ path: 'files', message: filesRefusals.gone }] });
};

export const { removeWaitingOf, sweep: sweepUploads } = uploads;
