import { type FileRule, fileRefusals } from '@basoche/contract/files';
import { imagePixels } from '@basoche/domain/limits';
import type { Sharp, SharpOptions } from 'sharp';
import { type Inspection, other, refused } from './inspection.ts';

/**
 * Re-encodes every received picture: upright, in ordinary colours, and without anything else that the file carried (a
 * place, a date, a device, a page behind it).
 */

type ImageKind = 'jpeg' | 'png';

const signatures: Readonly<Record<ImageKind, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};
const mediaTypes: Readonly<Record<ImageKind, string>> = { jpeg: 'image/jpeg', png: 'image/png' };

const oneByOne = () => {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
};

/** A decoded picture needs much memory: pictures are processed one at a time, and none is kept. */
const inTurn = oneByOne();
/** A queue for small pictures that were already re-encoded, so that they never wait behind large uploads. */
const inShortTurn = oneByOne();

const opened = async (content: Buffer, options: SharpOptions): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(content, options);
};

/** Metadata are read whatever the picture's size; decoding is limited in pixels. */
const toRead: SharpOptions = { limitInputPixels: false };
const toDraw: SharpOptions = { failOn: 'error', limitInputPixels: imagePixels, animated: false };

const written = (image: Sharp, kind: ImageKind): Sharp =>
  kind === 'jpeg'
    ? image.flatten({ background: '#ffffff' }).jpeg({ quality: 88 })
    : image.png({ compressionLevel: 8 });

const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(await image.toBuffer());

const drawAnew = async (
  content: Buffer,
  kind: ImageKind,
  within: number | undefined,
): Promise<Inspection> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(content))?.mime;
  if (mime === 'image/apng') return refused(fileRefusals.animated);
  if (mime !== mediaTypes[kind]) return refused(fileRefusals.damaged);
  try {
    const { width, height, format } = await (await opened(content, toRead)).metadata();
    if (format !== kind) return other;
    if (width * height > imagePixels) return refused(fileRefusals.pixels);
    const image = await opened(content, toDraw);
    const upright = image.autoOrient();
    if (within !== undefined) upright.resize(within, within, { fit: 'inside', withoutEnlargement: true });
    const drawn = await bytesOf(written(upright, kind));
    return { verdict: 'sound', content: new Blob([drawn], { type: mediaTypes[kind] }) };
  } catch {
    return refused(fileRefusals.damaged);
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
    return inTurn(() => drawAnew(content, kind, within));
  };

/** Resizes a re-encoded picture to a width and a kind that pages use. Crops it to its centre if it has a shape. */
export const drawnIn = (
  image: Blob,
  {
    width,
    height,
    kind,
  }: { readonly width: number; readonly height?: number; readonly kind: 'jpeg' | 'webp' },
): Promise<Blob> =>
  inShortTurn(async () => {
    const content = Buffer.from(await image.arrayBuffer());
    const drawn = (await opened(content, toDraw))
      .resize({ width, ...(height === undefined ? {} : { height }), fit: 'cover' })
      .flatten({ background: '#ffffff' });
    const written =
      kind === 'jpeg' ? drawn.jpeg({ quality: 82, mozjpeg: true }) : drawn.webp({ quality: 80 });
    return new Blob([await bytesOf(written)], { type: `image/${kind}` });
  });

/** The size of a re-encoded picture, in pixels. */
export const sizeOf = async (image: Blob): Promise<{ readonly width: number; readonly height: number }> => {
  const content = Buffer.from(await image.arrayBuffer());
  const { width, height } = await (await opened(content, toDraw)).metadata();
  return { width, height };
};

const previewBox = { width: 560, height: 400 } as const;

/** A small JPEG preview of a re-encoded picture. */
export const previewOf = (image: Blob): Promise<Buffer> =>
  inTurn(async () => {
    const content = Buffer.from(await image.arrayBuffer());
    return (await opened(content, toDraw))
      .resize({ ...previewBox, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 72 })
      .toBuffer();
  });
