import { randomUUID } from 'node:crypto';
import { squareWidths, wideWidths } from '@basoche/contract/members/picture-addresses';
import { Refusal } from '../http/refusal.ts';
import type { Files } from './files.ts';
import { resized, sizeOf } from './images.ts';

/** Pictures in every size that pages use, with the rows that name their files (rules §5). */

export type PictureKind = 'jpeg' | 'webp';

/** One file of a picture. */
export interface DrawnFile {
  readonly pictureId: string;
  readonly width: number;
  readonly kind: PictureKind;
  readonly fileId: string;
  readonly bytes: number;
}

export interface PictureToDraw {
  readonly id: string;
  /** A square picture is cropped to its centre. */
  readonly shape: 'square' | 'wide';
  /** The received file, which was already re-encoded. */
  readonly file: Blob;
}

const kinds: readonly PictureKind[] = ['webp', 'jpeg'];

/**
 * Widths at most the picture's own: enlarging shows nothing more, and a narrow tall picture would exceed the format's
 * limits.
 */
const widthsFor = (shape: PictureToDraw['shape'], width: number, height: number): readonly number[] => {
  const all: readonly number[] = shape === 'square' ? squareWidths : wideWidths;
  // A square picture is cropped, and is at least as wide as its smallest place.
  const originalWidth = shape === 'square' ? Math.max(Math.min(width, height), squareWidths[0]) : width;
  const within = all.filter((one) => one <= originalWidth);
  return within.length === all.length ? all : [...within, originalWidth];
};

const drawAll = async (
  files: Files,
  { id: pictureId, shape, file }: PictureToDraw,
  drawnFiles: DrawnFile[],
): Promise<void> => {
  const { width, height } = await sizeOf(file);
  for (const drawnWidth of new Set(widthsFor(shape, width, height))) {
    for (const kind of kinds) {
      const drawn = await resized(file, {
        width: drawnWidth,
        ...(shape === 'square' ? { height: drawnWidth } : {}),
        kind,
      });
      const fileId = randomUUID();
      drawnFiles.push({ pictureId, width: drawnWidth, kind, fileId, bytes: drawn.size });
      await files.put(fileId, drawn);
    }
  }
};

/**
 * Draws pictures and passes their files to `work`, which writes the rows that name them. Removes the files if `work`
 * refuses.
 */
export const storeDrawn = async <Result>(
  files: Files,
  pictures: readonly PictureToDraw[],
  work: (drawnFiles: readonly DrawnFile[]) => Promise<Result>,
): Promise<Result> => {
  const drawnFiles: DrawnFile[] = [];
  const removeAll = () => Promise.allSettled(drawnFiles.map(({ fileId }) => files.remove(fileId)));
  try {
    for (const picture of pictures) await drawAll(files, picture, drawnFiles);
  } catch (error) {
    await removeAll();
    throw error;
  }
  try {
    return await work(drawnFiles);
  } catch (error) {
    // A refusal wrote nothing. After any other failure this is unknown: the nightly sweep checks whether a row names
    // the files.
    if (error instanceof Refusal) await removeAll();
    throw error;
  }
};

export interface ServedPicture {
  readonly fileId: string;
  readonly bytes: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** Surrogate keys of objects that can withdraw the picture, besides the picture itself. */
  readonly keys: readonly string[];
}

/** Opens the file that a row names; null if there is no row, or no file any more. */
export const openDrawn = async (
  files: Files,
  picture: { readonly file_id: string; readonly bytes: number } | undefined,
  keys: ServedPicture['keys'],
): Promise<ServedPicture | null> => {
  if (picture === undefined) return null;
  const content = await files.open(picture.file_id);
  return content && { fileId: picture.file_id, bytes: picture.bytes, content, keys };
};
