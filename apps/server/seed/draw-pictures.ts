import { mkdir, rm } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import * as shapes from '@dicebear/shapes';
import sharp from 'sharp';
import { drawnSizes, picturePath, type Series, series } from './pictures.ts';

/**
 * Draws the demonstration's portraits and marks again (`npm run draw-pictures`). They are stored in the
 * repository, so that a first start draws nothing.
 *
 * Portraits are in the style « Notionists » by Zoish, marks in « Shapes » by DiceBear, both under CC0.
 */

const grounds = ['f3e7da', 'e9efe6', 'e6ebf1', 'f4e3dc', 'efe9f2', 'f6efd9'];

/** Seed numbers of the drawings that suit the names they are given to. */
const chosen: Readonly<Record<Series, readonly number[]>> = {
  woman: [0, 6, 8, 10, 17, 20, 21, 27, 28, 40, 42, 51, 53, 58, 61, 62, 64],
  man: [
    2, 5, 7, 9, 11, 12, 14, 16, 18, 22, 23, 31, 36, 39, 41, 45, 46, 47, 48, 49, 50, 55, 56, 60, 63, 66, 67,
    68,
  ],
  mark: [0, 3, 7, 8, 9, 10, 11, 12, 13, 15, 16, 19],
};

const portrait = (number: number): string =>
  createAvatar(notionists, {
    seed: `basoche-${number}`,
    backgroundColor: [grounds[number % grounds.length] ?? 'f3e7da'],
    beardProbability: number % 2 === 0 ? 0 : 40,
    gestureProbability: 0,
    bodyIconProbability: 0,
    scale: 135,
    translateY: 12,
  }).toString();

const mark = (number: number): string =>
  createAvatar(shapes, {
    seed: `etude-${number}`,
    backgroundColor: ['fbf9f6'],
    shape1Color: ['c8401a', '1f7a3a', '33506b', '7a5c2e'],
    shape2Color: ['e65225', '54c270', '8aa4bd'],
    shape3Color: ['f3e7da', '1e1b18'],
  }).toString();

await rm(new URL('./pictures/', import.meta.url), { recursive: true, force: true });
await mkdir(new URL('./pictures/', import.meta.url));
for (const name of ['woman', 'man', 'mark'] as const) {
  const draw = name === 'mark' ? mark : portrait;
  for (const [index, number] of chosen[name].entries()) {
    const path = picturePath({ series: name, number: index });
    const drawn = (side: number) =>
      sharp(Buffer.from(draw(number)), { density: 300 })
        .resize(side, side)
        .flatten({ background: '#fbf9f6' });
    await drawn(drawnSizes.webp).webp({ quality: 78 }).toFile(path('webp'));
    await drawn(drawnSizes.jpeg).jpeg({ quality: 78, mozjpeg: true }).toFile(path('jpeg'));
  }
  if (chosen[name].length !== series[name]) throw new Error(`There are ${chosen[name].length} of ${name}.`);
}
