import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { animatedPng, picture } from './documents.ts';

/**
 * The corpus of trust, "Input": files that are no pictures, or contain something besides the picture, by
 * kind.
 */

export const planted = '<script>alert(1)</script>';
/** The device in the metadata of a phone's picture; `documents.ts` plants it. */
export const device = 'Un telephone';

const chunk = (type: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const made = Buffer.alloc(8 + named.length);
  made.writeUInt32BE(body.length, 0);
  named.copy(made, 4);
  made.writeUInt32BE(crc32(named), 4 + named.length);
  return made;
};

/** Black pixels: a tiny file that is huge once decoded. */
const swollenPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const comment = (text: string): Buffer => {
  const body = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG with a page in its comment and another after its end. */
export const jpegWithPage = async (): Promise<Buffer> => {
  const plain = await picture('jpeg');
  return Buffer.concat([plain.subarray(0, 2), comment(planted), plain.subarray(2), Buffer.from(planted)]);
};

/** A PNG with a page in its text chunk and another after its end. */
const pngWithPage = async (): Promise<Buffer> => {
  const plain = await picture('png');
  const words = chunk('tEXt', Buffer.from(`Comment\u0000${planted}`));
  return Buffer.concat([plain.subarray(0, 33), words, plain.subarray(33), Buffer.from(planted)]);
};

/** Two frames, one after the other. */
const animated = (kind: 'gif' | 'webp'): Promise<Buffer> =>
  sharp(Buffer.alloc(16 * 32 * 3, 120), { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } })
    .toFormat(kind)
    .toBuffer();

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

interface Refused {
  readonly what: string;
  readonly content: () => Promise<Uint8Array> | Uint8Array;
  readonly status: number;
  readonly words: string;
}

const notAPicture = { status: 415, words: 'n’est pas au format' };
const damaged = { status: 400, words: 'endommagé' };

export const refusedPictures: readonly Refused[] = [
  { what: 'a PNG that swells', content: () => swollenPng(20_000), status: 400, words: '40 mégapixels' },
  { what: 'of forty-one megapixels', content: () => swollenPng(6_404), status: 400, words: '40 mégapixels' },
  { what: 'a JPEG that was cut', content: async () => (await picture('jpeg')).subarray(0, -60), ...damaged },
  { what: 'a PNG that was cut', content: async () => (await picture('png')).subarray(0, -30), ...damaged },
  { what: 'a head and nothing', content: () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), ...damaged },
  { what: 'an animated PNG', content: animatedPng, status: 400, words: 'animée' },
  { what: 'an animated GIF', content: () => animated('gif'), ...notAPicture },
  { what: 'an animated WebP', content: () => animated('webp'), ...notAPicture },
  { what: 'an SVG', content: () => Buffer.from(svg), ...notAPicture },
  {
    what: 'an SVG behind an XML head',
    content: () => Buffer.from(`<?xml version="1.0"?>${svg}`),
    ...notAPicture,
  },
  { what: 'a page', content: () => Buffer.from(`<!doctype html>${planted}`), ...notAPicture },
  {
    what: 'over five megabytes',
    content: () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff),
    status: 413,
    words: '5\u00a0Mo',
  },
  { what: 'empty', content: () => Buffer.alloc(0), status: 400, words: 'vide' },
];

export const soundPictures: readonly { readonly what: string; readonly content: () => Promise<Buffer> }[] = [
  { what: 'a JPEG with pages in it', content: jpegWithPage },
  { what: 'a PNG with pages in it', content: pngWithPage },
  { what: 'a JPEG of a printer', content: () => picture('jpeg', { isCmyk: true }) },
  {
    what: 'a JPEG that says where it was taken',
    content: () => picture('jpeg', { width: 1_600, height: 1_200, orientation: 6 }),
  },
];
