import { randomUUID } from 'node:crypto';
import { wideWidths } from '@basoche/contract/members/picture-addresses';
import { newsImageAddress, newsImageIdOf } from '@basoche/domain/news/pictures';
import type { Db, Trx } from '../../../platform/database/database.ts';
import {
  openDrawn,
  type PictureKind,
  type PictureToDraw,
  type ServedPicture,
  storeDrawn,
} from '../../../platform/files/drawn-pictures.ts';
import { deleteFiles } from '../../../platform/files/stored-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Pictures of the news: of articles, hidden until the article is published with them, and of signatures. */

const widest = Math.max(...wideWidths);

/** A picture that readers may see, of about this width; null if there is none. */
export const openShown = async (
  { database, files, clock }: Platform,
  id: string,
  kind: PictureKind,
  width: number,
): Promise<ServedPicture | null> =>
  openDrawn(files, await store.findFile(database.db, { id, kind, width, outAt: clock.now() }), ['news']);

/** Any picture, also unpublished, for writers. */
export const openBrought = async ({ database, files }: Platform, id: string): Promise<ServedPicture | null> =>
  openDrawn(files, await store.findFile(database.db, { id, kind: 'jpeg', width: widest, outAt: null }), []);

interface KeptPicture {
  readonly id: string;
  readonly url: string;
}

/** Stores pictures in one transaction with the rows that refer to them; `work` receives their addresses. */
export const storePictures = <Result>(
  { database, files, clock }: Platform,
  uploads: readonly Pick<PictureToDraw, 'shape' | 'file'>[],
  articleKey: (trx: Trx) => Promise<string | null>,
  work: (trx: Trx, kept: readonly KeptPicture[]) => Promise<Result>,
): Promise<Result> => {
  const pictures = uploads.map((picture) => ({ ...picture, id: randomUUID() }));
  return storeDrawn(files, pictures, (drawn) =>
    database.transaction(async (trx) => {
      const key = await articleKey(trx);
      for (const { id } of pictures) {
        await store.insertPicture(trx, { id, articleKey: key, at: clock.now() }, drawn);
      }
      return work(
        trx,
        pictures.map(({ id }) => ({ id, url: newsImageAddress(id) })),
      );
    }),
  );
};

export const picturesOf = async (db: Db, articleKey: string): Promise<string[]> =>
  (await store.picturesOf(db, articleKey)).map(({ id }) => id);

/** Deletes pictures with their files, once no row refers to them. */
export const deletePictures = async (trx: Trx, ids: readonly string[]): Promise<void> =>
  deleteFiles(trx, await store.deletePictures(trx, ids));

/** Deletes a portrait or logo that was replaced, if it is stored here. */
export const deletePictureAt = async (trx: Trx, address: string | null): Promise<void> => {
  const id = address === null ? undefined : newsImageIdOf(address);
  if (id !== undefined) await deletePictures(trx, [id]);
};

/** Age, in milliseconds, before which an unused picture is kept: a writer may not have saved yet. */
const unsavedMs = 86_400_000;

/** Shows these pictures with a published article. Hides its other ones, and deletes those older than a day. */
export const showWith = async (
  trx: Trx,
  articleKey: string,
  addresses: readonly string[],
  now: Date,
): Promise<void> => {
  const shown = addresses.map(newsImageIdOf).filter((id) => id !== undefined);
  await store.show(trx, articleKey, shown);
  const all = await store.picturesOf(trx, articleKey);
  const old = all.filter(({ created_at }) => now.getTime() - created_at.getTime() > unsavedMs);
  await deletePictures(
    trx,
    old.map(({ id }) => id).filter((id) => !shown.includes(id)),
  );
};
