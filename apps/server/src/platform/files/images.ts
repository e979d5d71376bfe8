import { type FileRule, fileRefusals } from '@basoche/contract/files';
import { imagePixels } from '@basoche/domain/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { type Inspection, other, refuseFile } from './inspection.ts';

/**
 * Re-encodes every received picture: upright, in ordinary colours, and without anything else that the file carried (its
 * place, date and device, or another file hidden behind the picture).
 */

type ImageKind = 'jpeg' | 'png';

/** First bytes of a file of each kind. */
const signatures: Readonly<Record<ImageKind, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
const mediaTypes: Readonly<Record<ImageKind, string>> = { jpeg: 'image/jpeg', png: 'image/png' };

/** Makes a queue that runs one task at a time, in the order of the calls. */
const newQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};

/** Queue of uploads: a decoded picture needs much memory, so only one is in memory at a time. */
const inQueue = newQueue();
/** Queue of small pictures that were already re-encoded: they never wait behind large uploads. */
const inShortQueue = newQueue();

/** Opens a picture in sharp, loaded at the first use, without its cache and threads, to save memory. */
const openPicture = async (content: Buffer, options: SharpOptions): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(content, options);
};

/** Options to read width, height and format, for a picture of any size. */
const readOptions: SharpOptions = { limitInputPixels: false };
/** Options to decode the pixels, up to a limit of their number. */
const decodeOptions: SharpOptions = { failOn: 'error', limitInputPixels: imagePixels, animated: false };

/** Encodes a picture; JPEG has no transparency, so its background becomes white. */
const encoded = (image: Sharp, kind: ImageKind): Sharp =>
  kind === 'jpeg'
    ? image.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
    : image.png({ compressionLevel: 8 });

const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await image.toBuffer());

/** Decodes and encodes a picture again, at most `maxSize` pixels wide and high. Refuses an animated or damaged one. */
const reencode = async (
  content: Buffer,
  kind: ImageKind,
  maxSize: number | undefined,
): Promise<Inspection> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (mime === 'image/apng') return refuseFile(fileRefusals.animated);
  if (mime !== mediaTypes[kind]) return refuseFile(fileRefusals.damaged);
  try {
    const { width, height, format } = await (await openPicture(content, readOptions)).metadata();
    if (format !== kind) return other;
    if (width * height > imagePixels) return refuseFile(fileRefusals.pixels);
    const image = await openPicture(content, decodeOptions);
    const upright = image.autoOrient();
    if (maxSize !== undefined) upright.resize(maxSize, maxSize, { fit: 'inside', withoutEnlargement: true });
    const bytes = await bytesOf(encoded(upright, kind));
    return { verdict: 'sound', content: new Blob([bytes], { type: mediaTypes[kind] }) };
  } catch {
    return refuseFile(fileRefusals.damaged);
  }
};

/** Checks by its content that a file is a complete picture of this kind, and re-encodes it. */
export const inspectImage =
  (kind: ImageKind) =>
  async (file: Blob, { within }: Pick<FileRule, 'within'>): Promise<Inspection> => {
    const { [kind]: signature } = signatures;
    const head = Buffer.from(await file.slice(0, signature.length).arrayBuffer());
    if (!head.equals(signature)) return other;
    const content = Buffer.from(await file.arrayBuffer());
    return inQueue(() => reencode(content, kind, within));
  };

/** Resizes a re-encoded picture to a width that pages use, as JPEG or WebP. With a height, crops it to its centre. */
export const resized = (
  image: Blob,
  {
    width,
    height,
    kind,
  }: { readonly width: number; readonly height?: number; readonly kind: 'jpeg' | 'webp' },
): Promise<Blob> =>
  inShortQueue(async () => {
    const content = Buffer.from(await image.arrayBuffer());
    const smaller = (await openPicture(content, decodeOptions))
      .resize({ width, ...(height === undefined ? {} : { height }), fit: 'cover' })
      .flatten({ background: '#ffffff' });
    const result =
      kind === 'jpeg' ? smaller.jpeg({ quality: 82, mozjpeg: true }) : smaller.webp({ quality: 80 });
    return new Blob([await bytesOf(result)], { type: `image/${kind}` });
  });

/** The size of a re-encoded picture, in pixels. */
export const sizeOf = async (image: Blob): Promise<{ readonly width: number; readonly height: number }> => {
  const content = Buffer.from(await image.arrayBuffer());
  const { width, height } = await (await openPicture(content, decodeOptions)).metadata();
  return { width, height };
};

/** Largest size of a preview, in pixels. */
const previewBox = { width: 560, height: 400 } as const;

/** A small JPEG preview of a re-encoded picture. */
export const previewOf = (image: Blob): Promise<Buffer> =>
  inQueue(async () => {
    const content = Buffer.from(await image.arrayBuffer());
    return (await openPicture(content, decodeOptions))
      .resize({ ...previewBox, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer();
  });
