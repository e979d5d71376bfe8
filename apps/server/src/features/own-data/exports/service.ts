import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GivenFile } from '@basoche/contract/files';
import type { DataExport } from '@basoche/contract/own-data/own-data';
import { exportDays, exportExpiry, exportRefusal } from '@basoche/domain/retention/exports';
import { lockMember } from '../../../platform/database/lock-member.ts';
import type { Eraser } from '../../../platform/erasure.ts';
import { deleteFiles, receivingFolder, storeFile } from '../../../platform/files/stored-files.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob, type JobRun } from '../../../platform/queue/queue.ts';
import { writeArchive } from '../archive/service.ts';
import * as store from './store.ts';

/** Archives that members request: made by a job, kept for a week, readable by their owner only. */

const isOver = (row: store.ExportRow, now: Date): boolean =>
  row.ready_at !== null && (row.file_id === null || exportExpiry(row.ready_at) <= now);

const stateOf = (row: store.ExportRow, now: Date): DataExport['state'] => {
  if (row.failed_at !== null) return 'failed';
  if (row.ready_at === null) return 'preparing';
  return isOver(row, now) ? 'expired' : 'ready';
};

const presentExport = (row: store.ExportRow, now: Date): DataExport => ({
  id: row.id,
  state: stateOf(row, now),
  askedAt: row.asked_at.toISOString(),
  readyAt: row.ready_at?.toISOString() ?? null,
  expiresAt: row.ready_at && exportExpiry(row.ready_at).toISOString(),
  bytes: row.bytes,
});

const dayMs = 86_400_000;

export const list = async ({ database, clock }: Platform, { memberId }: Viewer): Promise<DataExport[]> =>
  (await store.listOf(database.db, memberId)).map((row) => presentExport(row, clock.now()));

export const ask = ({ database, clock }: Platform, { memberId }: Viewer): Promise<DataExport> =>
  database.transaction(async (trx) => {
    await lockMember(trx, memberId, { alone: true });
    const now = clock.now();
    const earlier = await store.listOf(trx, memberId);
    const refusal = exportRefusal(
      earlier.map((row) => ({
        askedAt: row.asked_at,
        isUnderWay: row.ready_at === null && row.failed_at === null,
      })),
      now,
    );
    if (refusal !== null) refuse(refusal);
    const row = await store.insertExport(trx, memberId, now);
    await addJob(trx, 'ownData.export', { exportId: row.id }, { maxAttempts: 5 });
    return presentExport(row, now);
  });

const fileName = (at: Date): string => `basoche-donnees-${at.toISOString().slice(0, 10)}.zip`;

/** Opens an archive for its owner, for a week after it was made. */
export const read = async (
  { database, files, clock }: Platform,
  { memberId }: Viewer,
  id: string,
): Promise<GivenFile> => {
  const row = await store.findExport(database.db, id);
  if (row?.member_id !== memberId || row.ready_at === null) return refuse('NOT_FOUND');
  const content = isOver(row, clock.now()) || row.file_id === null ? null : await files.open(row.file_id);
  if (content === null) {
    return refuse('GONE', { title: 'Cette archive n’est plus disponible. Demandez-en une autre.' });
  }
  return { name: fileName(row.ready_at), kind: 'zip', bytes: row.bytes, content };
};

const storeArchive = async (platform: Platform, row: store.ExportRow, path: string): Promise<void> => {
  const file = await openAsBlob(path, { type: 'application/zip' });
  await storeFile(platform, file, 'zip', async (trx, fileId) => {
    const exportFile = { fileId, bytes: file.size, at: platform.clock.now() };
    // The account was erased while the archive was made.
    if (!(await store.saveExportFile(trx, row.id, exportFile))) refuse('NOT_FOUND');
    await addJob(trx, 'ownData.exportMail', { exportId: row.id });
  });
};

/**
 * Writes the archive to a temporary file, then stores it. Records the failure of the last try, so that the
 * member sees it.
 */
export const make = async (
  platform: Platform,
  exportId: string,
  { lastAttempt, id }: JobRun,
): Promise<void> => {
  const { database, config, clock } = platform;
  const row = await store.findExport(database.db, exportId);
  if (row === undefined || row.ready_at !== null || row.failed_at !== null) return;
  const folder = receivingFolder(config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `archive-${exportId}-${id}`);
  await rm(path, { force: true });
  try {
    if (await writeArchive(platform, row.member_id, path)) await storeArchive(platform, row, path);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return;
    if (lastAttempt) await store.markFailed(database.db, exportId, clock.now());
    throw error;
  } finally {
    await rm(path, { force: true });
  }
};

/** Nightly: deletes archives older than a week. */
export const deleteOldArchives = async ({ database, clock }: Platform): Promise<number> => {
  const before = new Date(clock.now().getTime() - exportDays * dayMs);
  let removed = 0;
  for (;;) {
    const batch = await database.transaction(async (trx) => {
      const ids = await store.removeFilesBefore(trx, before);
      await deleteFiles(trx, ids);
      return ids.length;
    });
    removed += batch;
    if (batch === 0) return removed;
  }
};

export const exportEraser: Eraser = {
  empties: ['data_export'],
  eraseOf: async (trx, memberId) => deleteFiles(trx, await store.deleteOf(trx, memberId)),
};
