import { randomUUID } from 'node:crypto';
import { wideWidths } from '@basoche/contract/members/picture-addresses';
import { newsImageAddress, newsImageIdOf } from '@basoche/domain/news/pictures';
import type { Db, Trx } from '../../../platform/database/database.ts';
import {
  keepDrawn,
  openDrawn,
  type PictureKind,
  type PictureToDraw,
  type ServedPicture,
} from '../../../platform/files/drawn.ts';
import { dropFiles } from '../../../platform/files/kept.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as store from './store.ts';

/** Pictures of the news: of articles, which nobody sees before the article is out with them, and of who signs them. */

const widest = Math.max(...wideWidths);

/** What a reader may see, in about this width; null where there is none, or no more. */
export const openShown = async (
  { database, files, clock }: Platform,
  id: string,
  kind: PictureKind,
  width: number,
): Promise<ServedPicture | null> =>
  openDrawn(files, await store.findFile(database.db, { id, kind, width, outAt: clock.now() }));

/** Any picture, for who writes. */
export const openBrought = async ({ database, files }: Platform, id: string): Promise<ServedPicture | null> =>
  openDrawn(files, await store.findFile(database.db, { id, kind: 'jpeg', width: widest, outAt: null }));

interface KeptPicture {
  readonly id: string;
  readonly url: string;
}

/** Keeps pictures, and what they are kept for in one transaction with the rows that name them: `work` hears their addresses. */
export const bringPictures = <Result>(
  { database, files, clock }: Platform,
  given: readonly Pick<PictureToDraw, 'shape' | 'file'>[],
  articleKey: (trx: Trx) => Promise<string | null>,
  work: (trx: Trx, kept: readonly KeptPicture[]) => Promise<Result>,
): Promise<Result> => {
  const pictures = given.map((picture) => ({ ...picture, id: randomUUID() }));
  return keepDrawn(files, pictures, (drawn) =>
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

/** Takes pictures off with their files, once nothing names them any more. */
export const dropPictures = async (trx: Trx, ids: readonly string[]): Promise<void> =>
  dropFiles(trx, await store.deletePictures(trx, ids));

/** A portrait or a logo that was replaced; one that was not brought here stays where it is. */
export const dropAt = async (trx: Trx, address: string | null): Promise<void> => {
  const id = address === null ? undefined : newsImageIdOf(address);
  if (id !== undefined) await dropPictures(trx, [id]);
};

/** Another writer may have brought one meanwhile that they have not saved yet. */
const unsavedMs = 86_400_000;

/** An article comes out with these pictures: its others are hidden, and gone where nobody has needed them for a day. */
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
  await dropPictures(
    trx,
    old.map(({ id }) => id).filter((id) => !shown.includes(id)),
  );
};
