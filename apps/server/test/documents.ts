import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

/** Sample documents and pictures for tests: valid ones, and every kind of invalid one. */

export interface ZippedPart {
  readonly name: string;
  readonly content: string | Buffer;
  /** False values that the archive declares for this part. */
  readonly claims?: { readonly bytes?: number; readonly crc?: number; readonly flags?: number };
}

const header = (signature: number, part: ZippedPart, data: Buffer, at: number | null): Buffer => {
  const name = Buffer.from(part.name);
  const content = Buffer.from(part.content);
  const head = Buffer.alloc(at === null ? 30 : 46);
  head.writeUInt32LE(signature, 0);
  // Both headers share these fields; in the list they begin two bytes later.
  const shift = at === null ? 4 : 6;
  if (at !== null) head.writeUInt16LE(20, 4);
  head.writeUInt16LE(20, shift);
  head.writeUInt16LE(part.claims?.flags ?? 0x0800, shift + 2);
  head.writeUInt16LE(8, shift + 4);
  head.writeUInt32LE(part.claims?.crc ?? crc32(content), shift + 10);
  head.writeUInt32LE(data.length, shift + 14);
  head.writeUInt32LE(part.claims?.bytes ?? content.length, shift + 18);
  head.writeUInt16LE(name.length, shift + 22);
  if (at !== null) head.writeUInt32LE(at, 42);
  return Buffer.concat([head, name]);
};

export const zipped = (parts: readonly ZippedPart[]): Buffer<ArrayBuffer> => {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const data = deflateRawSync(part.content);
    const body = Buffer.concat([header(0x04034b50, part, data, null), data]);
    list.push(header(0x02014b50, part, data, at));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
};

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const typesPart = (main = `${wordprocessing}.document.main+xml`): ZippedPart => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
});

export const mainPart: ZippedPart = {
  name: 'word/document.xml',
  content:
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Projet de bail</w:t></w:r></w:p></w:body></w:document>',
};

/** The parts of a small Word document. */
export const wordParts: readonly ZippedPart[] = [typesPart(), mainPart];

const fileOf = (content: Uint8Array, name: string, type: string): File =>
  new File([Uint8Array.from(content)], name, { type });

export const aDocx = (name = 'Projet de bail.docx', parts = wordParts): File =>
  fileOf(zipped(parts), name, `${wordprocessing}.document`);

interface Wishes {
  readonly width?: number;
  readonly height?: number;
  /** EXIF orientation, as phones write it. */
  readonly orientation?: number;
  readonly isCmyk?: boolean;
}

/**
 * A picture, red on its left half and blue on its right. With `orientation`, its metadata also hold the place where it
 * was taken.
 */
export const picture = async (
  kind: 'jpeg' | 'png',
  { width = 64, height = 32, orientation, isCmyk = false }: Wishes = {},
): Promise<Buffer> => {
  const half = { create: { width: width >> 1, height, channels: 3 as const, background: '#1010d0' } };
  let image = sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    { input: half, left: width - (width >> 1), top: 0 },
  ]);
  if (isCmyk) image = image.toColourspace('cmyk');
  if (orientation !== undefined) {
    image = image.withMetadata({ orientation }).withExifMerge({
      IFD0: { Make: 'Un telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
    });
  }
  return image.toFormat(kind).toBuffer();
};

export const aPicture = async (
  kind: 'jpeg' | 'png',
  name = `Photo.${kind}`,
  wishes?: Wishes,
): Promise<File> => fileOf(await picture(kind, wishes), name, `image/${kind}`);

/** An animated PNG: it has the control chunk of two frames before its first data. */
export const animatedPng = async (): Promise<Buffer> => {
  const still = await picture('png');
  const at = still.indexOf('IDAT') - 4;
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const chunk = Buffer.alloc(4 + body.length + 4);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return Buffer.concat([still.subarray(0, at), chunk, still.subarray(at)]);
};
