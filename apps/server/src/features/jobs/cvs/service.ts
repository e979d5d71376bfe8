import type { GivenFile } from '@basoche/contract/files';
import type { Cv, Sent } from '@basoche/contract/threads/job-applications';
import { cvsAtMost } from '@basoche/domain/limits';
import type { Db } from '../../../platform/database/database.ts';
import { deleteFiles, giveFile, storeFile } from '../../../platform/files/stored-files.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** CVs (PDF) that a member keeps, and what was sent with applications to job offers: a letter, a CV, both or nothing. */

const presentCv = (row: Pick<store.CvRow, 'id' | 'name' | 'bytes' | 'created_at'>): Cv => ({
  id: row.id,
  name: row.name,
  bytes: row.bytes,
  createdAt: row.created_at.toISOString(),
});

const presentSent = ({ letter, cv }: store.SentRow): Sent => ({
  letter,
  cv: cv === null ? null : presentCv({ ...cv, created_at: new Date(cv.created_at) }),
});

export const listCvs = async ({ database }: Platform, viewer: Viewer): Promise<Cv[]> =>
  (await store.listKept(database.db, viewer.memberId)).map(presentCv);

export const addCv = async (platform: Platform, viewer: Viewer, file: File): Promise<Cv> => {
  const { memberId } = viewer;
  const { name, size: bytes } = file;
  // Checked first, so that no file is stored in vain, and again under a lock before the row is inserted.
  if ((await store.countKept(platform.database.db, memberId)) >= cvsAtMost) refuse('TOO_MANY_CVS');
  return storeFile(platform, file, 'pdf', async (trx, fileId) => {
    if ((await store.countKept(trx, memberId, { locksMember: true })) >= cvsAtMost) refuse('TOO_MANY_CVS');
    const at = platform.clock.now();
    const id = await store.insertCv(trx, { memberId, fileId, name, at });
    return presentCv({ id, name, bytes, created_at: at });
  });
};

/** A CV, for its owner and for creators of offers that it was sent to. */
export const readCv = ({ database, files }: Platform, viewer: Viewer, id: string): Promise<GivenFile> =>
  giveFile(files, () => store.findReadable(database.db, id, viewer.memberId));

/**
 * Removes a CV from its owner's list. A CV that was sent stays with its applications; one that was never sent
 * is deleted.
 */
export const deleteCv = ({ database, clock }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const cv = (await store.lockKept(trx, id, viewer.memberId, 'update')) ?? refuse('NOT_FOUND');
    if (cv.wasSent) return store.hideCv(trx, id, clock.now());
    await store.deleteCv(trx, id);
    await deleteFiles(trx, [cv.fileId]);
  });

/** Refuses a CV that is not in the member's list. Locks it until the transaction ends. */
export const requireKept = async (trx: Db, id: string, memberId: string): Promise<void> => {
  if ((await store.lockKept(trx, id, memberId, 'share')) === undefined) {
    refuse('INVALID_INPUT', {
      errors: [{ path: 'cvID', message: 'Ce CV n’est plus dans votre liste. Choisissez-en un autre.' }],
    });
  }
};

const nothing: Sent = { letter: null, cv: null };

/** Reads the letters and CVs sent with these applications; returns a look-up function by application. */
export const sentWith = async (
  db: Db,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => Sent> => {
  const rows = await store.sentWith(db, applicationIds);
  const byApplication = new Map(rows.map((row) => [row.application_id, presentSent(row)]));
  return (applicationId) => byApplication.get(applicationId) ?? nothing;
};

/** Deletes the CVs of a deleted account, those that were sent included (rules §1). */
export const removeCvsOf = async (trx: Db, memberId: string): Promise<void> =>
  deleteFiles(trx, await store.deleteAllOf(trx, memberId));
