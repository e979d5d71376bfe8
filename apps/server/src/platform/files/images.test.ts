import { fileRefusals } from '@basoche/contract/files';
import { imagePixels } from '@basoche/domain/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animatedPng, picture } from '../../../test/documents.ts';
import { inspectImage, previewOf, resized } from './images.ts';

const blob = (content: Uint8Array) => new Blob([Uint8Array.from(content)]);
const look = (kind: 'jpeg' | 'png', content: Uint8Array) => inspectImage(kind)(blob(content), {});
const kept = async (kind: 'jpeg' | 'png', content: Uint8Array): Promise<Buffer> => {
  const found = await look(kind, content);
  if (found.verdict !== 'sound' || found.content === undefined) throw new Error(JSON.stringify(found));
  return Buffer.from(await found.content.arrayBuffer());
};
const refused = (words: string) => ({ verdict: 'refused', words });

/** Stored and displayed pictures (rules §5). */
describe('a picture', () => {
  it('is kept without what it carried, turned as it was meant to be seen', async () => {
    const taken = await picture('jpeg', { orientation: 6 });
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    expect(taken.includes('Un telephone')).toBe(true);
    expect(taken.includes('Un telephone')).toBe(true);
    const drawn = await kept('jpeg', taken);
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(drawn).metadata();
    expect([width, height]).toEqual([32, 64]);
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(drawn.includes('telephone')).toBe(false);
  });

  it('loses the words that were written into it', async () => {
    const words = Buffer.from('tEXtComment\u0000rue de la Paix', 'latin1');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(words.length - 4);
    const plain = await picture('png');
    const { crc32 } = await import('node:zlib');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(words));
    const written = Buffer.concat([plain.subarray(0, 33), length, words, sum, plain.subarray(33)]);
    const drawn = await kept('png', written);
    expect(drawn.includes('rue de la Paix')).toBe(false);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 64, height: 32 });
  });

  it('loses what hides behind it', async () => {
    const page = '<script>alert(1)</script>';
    for (const kind of ['jpeg', 'png'] as const) {
      const drawn = await kept(kind, Buffer.concat([await picture(kind), Buffer.from(page)]));
      expect(drawn.includes('alert'), kind).toBe(false);
    }
  });

  it('in the colours of a printer is kept in those of a screen', async () => {
    const printed = await picture('jpeg', { isCmyk: true });
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const drawn = await kept('jpeg', printed);
    expect((await sharp(drawn).metadata()).space).toBe('srgb');
    const [red = 0, , blue = 0] = await sharp(drawn)
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(blue);
  });

  it.each(['jpeg', 'png'] as const)('that was cut is refused (%s)', async (kind) => {
    const whole = await picture(kind, { width: 400, height: 400 });
    for (const length of [whole.length >> 1, Math.round(whole.length * 0.9), 20]) {
      expect(await look(kind, whole.subarray(0, length)), `${length}`).toEqual(refused(fileRefusals.damaged));
    }
  });

  it('that is animated is refused', async () => {
    expect(await look('png', await animatedPng())).toEqual(refused(fileRefusals.animated));
  });

  it('of more than forty megapixels is refused before it is opened, and one of exactly as many is not', async () => {
    const wide = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#808080' } })
        .png({ compressionLevel: 1 })
        .toBuffer();
    const largest = await wide(8_000, imagePixels / 8_000);
    expect((await look('png', largest)).verdict).toBe('sound');
    expect(await look('png', await wide(8_000, imagePixels / 8_000 + 1))).toEqual(
      refused(fileRefusals.pixels),
    );
  });

  it.each([
    ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an animation in GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a WebP', 'RIFF\u0000\u0000\u0000\u0000WEBPVP8 '],
    ['a text', 'photo.jpg'],
    ['nothing', ''],
  ])('is not %s', async (_what, content) => {
    for (const kind of ['jpeg', 'png'] as const) {
      expect(await look(kind, Buffer.from(content, 'latin1'))).toEqual({ verdict: 'other' });
    }
  });

  it('that only begins as one is refused', async () => {
    const begun = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 65)]);
    expect(await look('jpeg', begun)).toEqual(refused(fileRefusals.damaged));
  });
});

describe('a preview', () => {
  it('is small, whatever the picture', async () => {
    const large = await picture('png', { width: 3_000, height: 2_000 });
    const preview = await previewOf(blob(large));
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 560, height: 373 });
    expect(preview.length).toBeLessThan(40_000);
    expect(await sharp(await previewOf(blob(await picture('jpeg')))).metadata()).toMatchObject({ width: 64 });
  });
});

describe('a small size of a picture', () => {
  it('is drawn before the large pictures that others sent earlier', async () => {
    const large = await picture('png', { width: 6_000, height: 4_000 });
    const small = blob(await picture('png'));
    const done: string[] = [];
    const others = [1, 2, 3].map(() => look('png', large).then(() => done.push('large')));
    await others[0];
    await resized(small, { width: 64, kind: 'webp' }).then(() => done.push('small'));
    await Promise.all(others);
    expect(done).toEqual(['large', 'small', 'large', 'large']);
  });
});
