import { randomUUID } from 'node:crypto';
import { keyOfId } from '@basoche/contract/surrogate-keys';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { lockMember } from '../../../platform/database/lock-member.ts';
import {
  openDrawn,
  type PictureKind,
  type ServedPicture,
  storeDrawn,
} from '../../../platform/files/drawn-pictures.ts';
import { deleteFiles } from '../../../platform/files/stored-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PicturePurpose } from './store.ts';
import * as store from './store.ts';

/** Pictures of profiles, each stored in several widths, with the rows that refer to them (rules §5). */

export interface NewPicture {
  readonly purpose: PicturePurpose;
  /** The received file, already re-encoded. */
  readonly file: Blob;
}

const shapeOf = (purpose: PicturePurpose): 'square' | 'wide' =>
  purpose === 'presentation' || purpose === 'photo' ? 'wide' : 'square';

/**
 * Stores a member's pictures in one transaction with the rows that refer to them: `work` receives the ids in the given order.
 * Locks the member, so that an erasure waits.
 */
export const storePictures = async <Result>(
  platform: Platform,
  memberId: string,
  pictures: readonly NewPicture[],
  work: (trx: Trx, ids: readonly string[]) => Promise<Result>,
): Promise<Result> => {
  const at = platform.clock.now();
  const rows = pictures.map(({ purpose }) => ({
    id: randomUUID(),
    member_id: memberId,
    purpose,
    created_at: at,
  }));
  const drawn = pictures.map(({ purpose, file }, index) => ({
    id: rows[index]?.id ?? '',
    shape: shapeOf(purpose),
    file,
  }));
  return storeDrawn(platform.files, drawn, (kept) =>
    platform.database.transaction(async (trx) => {
      await lockMember(trx, memberId, { alone: true });
      await store.insertPictures(trx, rows, kept, at);
      return work(
        trx,
        rows.map(({ id }) => id),
      );
    }),
  );
};

/** Deletes pictures with their files, once no row refers to them. */
export const deletePictures = async (trx: Db, ids: readonly string[]): Promise<void> => {
  await deleteFiles(trx, await store.deletePictures(trx, ids));
};

/** Deletes the member's other pictures of this purpose, which a new one replaces. */
export const deleteOtherPictures = async (
  trx: Db,
  memberId: string,
  purpose: PicturePurpose,
  keptIds: readonly string[],
): Promise<void> => {
  const all = await store.picturesOf(trx, memberId, purpose);
  await deletePictures(
    trx,
    all.filter((id) => !keptIds.includes(id)),
  );
};

/** Deletes all pictures of a member whose account is erased (rules §1). No row may refer to them any more. */
export const removePicturesOf = async (trx: Db, memberId: string): Promise<void> =>
  deletePictures(trx, await store.picturesOf(trx, memberId));

/** A picture's file of about this width; null if there is none. */
export const openPicture = async (
  { database, files }: Platform,
  pictureId: string,
  kind: PictureKind,
  width: number,
): Promise<ServedPicture | null> => {
  const found = await store.findFile(database.db, pictureId, kind, width);
  return openDrawn(files, found, found === undefined ? [] : [keyOfId(found.member_id)]);
};
