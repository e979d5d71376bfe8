import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureWidths } from '../../src/platform/files/picture-routes.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { picture } from '../documents.ts';
import { device, jpegWithPage, planted, soundPictures } from '../pictures.ts';
import { addressesIn, aPart, namedFiles, pictureTakers, send, senderFor, storedFiles } from './uploads.ts';

/** Trust, "Input": served pictures are re-encoded, exist only in the widths of pages, and are removed when replaced. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const served = (address: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: address, headers });

describe.each(pictureTakers.map((route) => [route.name, route] as const))(
  'a picture of %s',
  (_name, route) => {
    it.each(soundPictures)(
      'that is $what is served drawn anew, in every width and kind',
      async ({ content }) => {
        const sender = await senderFor(test, route);
        const answer = await send(test, route, sender, [aPart(route, await content())]);
        expect(answer.statusCode, answer.body).toBe(200);
        const [address = ''] = addressesIn(answer.body);
        expect(await storedFiles(test)).toEqual(await namedFiles(test));
        for (const width of pictureWidths) {
          for (const accept of ['image/webp,*/*', '*/*']) {
            const { rawPayload, headers } = await served(`${address}/${width}`, { accept });
            const { exif, xmp, iptc, icc, space, pages, format, ...size } =
              await sharp(rawPayload).metadata();
            expect([exif, xmp, iptc, icc, pages]).toEqual([
              undefined,
              undefined,
              undefined,
              undefined,
              undefined,
            ]);
            expect([space, headers['content-type']]).toEqual(['srgb', `image/${format}`]);
            expect(format).toBe(accept.includes('webp') ? 'webp' : 'jpeg');
            expect(size.width).toBeLessThanOrEqual(1_600);
            for (const word of [planted, 'alert', device, 'GPS', 'Exif'])
              expect(rawPayload.includes(word), word).toBe(false);
          }
        }
      },
    );

    it('goes with its files once another replaces it, and the files of both are those of rows', async () => {
      const sender = await senderFor(test, route);
      const first = await send(test, route, sender, [aPart(route, await jpegWithPage())]);
      const second = await send(test, route, sender, [aPart(route, await picture('png'))]);
      const [before = ''] = addressesIn(first.body);
      const [after = ''] = addressesIn(second.body);
      expect([addressesIn(second.body).length, after === before]).toEqual([1, false]);
      await test.drain();
      for (const width of ['', ...pictureWidths.map((one) => `/${one}`)]) {
        expect((await served(`${before}${width}`)).statusCode, width).toBe(404);
        expect((await served(`${after}${width}`)).statusCode, width).toBe(200);
      }
      expect(await storedFiles(test)).toEqual(await namedFiles(test));
    });
  },
);

describe('an address of a picture', () => {
  it('leads nowhere but to pictures, in the widths of pages, and takes nothing', async () => {
    const [route] = pictureTakers;
    if (route === undefined) throw new Error('There is no call that takes a picture.');
    const sender = await senderFor(test, route);
    const [address = ''] = addressesIn(
      (await send(test, route, sender, [aPart(route, await jpegWithPage())])).body,
    );
    const [fileId = ''] = await storedFiles(test);
    for (const path of [
      ...[
        '0',
        '1',
        '95',
        '-96',
        '+96',
        '96.0',
        '96.jpg',
        '9.6e1',
        '0x60',
        '100000',
        '96%00',
        '96%20',
        '٩٦',
      ].map((width) => `${address}/${encodeURI(width)}`),
      `${address}%2f96`,
      `${address}/../96`,
      `${address}/96/..`,
      `${address}/96/96`,
      `${address}%5c96`,
      `/photos//${address.slice(8)}/96`,
      `/photos/${fileId}/96`,
      '/photos/../../../etc/passwd',
      '/photos/..%2f..%2f..%2fetc%2fpasswd/96',
      '/photos/%2e%2e/%2e%2e/etc/passwd',
      '/photos/..%5c..%5cboot.ini/96',
      '/photos/*/96',
      '/photos/',
      `/photos/${"' or 1=1 --".padEnd(36, 'a')}/96`,
    ]) {
      const answer = await served(path);
      expect([path, answer.statusCode >= 400 && answer.statusCode < 500], answer.body.slice(0, 200)).toEqual([
        path,
        true,
      ]);
      expect(String(answer.headers['content-type']), path).not.toMatch(/^image/);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect((await test.app.inject({ method, url: `${address}/96` })).statusCode).toBeGreaterThanOrEqual(
        400,
      );
    }
    expect((await served(`${address}/96`)).statusCode).toBe(200);
  });
});
