import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const published = (path: string) => readFile(new URL(`../../public${path}`, import.meta.url));

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

/** Reads width and height from the first block of a PNG file. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('each icon of the manifest is there, in the size that it says', async () => {
  const { icons }: Manifest = JSON.parse(String(await published('/site.webmanifest')));
  expect(icons).toHaveLength(4);
  for (const { src, sizes, type } of icons) {
    const content = await published(src);
    if (type === 'image/png') expect(sizeOf(content), src).toBe(sizes);
    else expect(String(content), src).toContain('<svg');
  }
});

test('the logotype needs no font', async () => {
  expect(String(await published('/icons/logotype.svg'))).not.toMatch(/<text|font/);
});
