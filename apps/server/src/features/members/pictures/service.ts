import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { holdMember } from '../../../platform/database/hold-member.ts';
import { keepDrawn, openDrawn, type PictureKind, type ServedPicture } from '../../../platform/files/drawn.ts';
import { dropFiles } from '../../../platform/files/kept.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PicturePurpose } from './store.ts';
import * as store from './store.ts';

/** Pictures of profiles, in every size that a page uses, and the rows that name them (rules §5). */

export interface NewPicture {
  readonly purpose: PicturePurpose;
  /** As it was received: drawn anew already. */
  readonly file: Blob;
}

const shapeOf = (purpose: PicturePurpose): 'square' | 'wide' =>
  purpose === 'presentation' || purpose === 'photo' ? 'wide' : 'square';

/**
 * Keeps pictures of a member, and what they are kept for in one transaction with the rows that name them: `work` receives their
 * ids, in the order given. Whoever is deleting the account is waited for.
 */
export const keepPictures = async <Result>(
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
  return keepDrawn(platform.files, drawn, (kept) =>
    platform.database.transaction(async (trx) => {
      await holdMember(trx, memberId, { alone: true });
      await store.insertPictures(trx, rows, kept, at);
      return work(
        trx,
        rows.map(({ id }) => id),
      );
    }),
  );
};

/** Takes pictures off with their files, once nothing names them any more. */
export const dropPictures = async (trx: Db, ids: readonly string[]): Promise<void> => {
  await dropFiles(trx, await store.deletePictures(trx, ids));
};

/** All of a member's of one purpose but these: what a new one replaces. */
export const dropOthers = async (
  trx: Db,
  memberId: string,
  purpose: PicturePurpose,
  keptIds: readonly string[],
): Promise<void> => {
  const all = await store.picturesOf(trx, memberId, purpose);
  await dropPictures(
    trx,
    all.filter((id) => !keptIds.includes(id)),
  );
};

/** For a member whose account is deleted: uploads go (rules §1). Nothing may name them any more. */
export const removePicturesOf = async (trx: Db, memberId: string): Promise<void> =>
  dropPictures(trx, await store.picturesOf(trx, memberId));

/** A picture in about this width; null where there is none, or no more. */
export const openPicture = async (
  { database, files }: Platform,
  pictureId: string,
  kind: PictureKind,
  width: number,
): Promise<ServedPicture | null> =>
  openDrawn(files, await store.findFile(database.db, pictureId, kind, width));
