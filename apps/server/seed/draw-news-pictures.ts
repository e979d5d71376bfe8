import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { newsPictureWidths, ownNewsPicture } from '@basoche/domain/news/pictures';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';
import { authors, universities } from './articles/authors.ts';
import { covers, grounds } from './articles/covers.ts';
import { articles } from './articles/index.ts';

/**
 * Draws the pictures of the first articles (`npm run draw-news-pictures`), in every width that pages use,
 * into the files of the screens.
 *
 * Covers and marks of universities are our own; portraits are in the style « Notionists » by Zoish, under
 * CC0.
 */

const folder = new URL('../../web/public', import.meta.url);

const styles = `<style>
  path, circle, rect, ellipse { fill: none; stroke: #1e1b18; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
  .w { fill: #fff } .n { fill: none } .l { fill: #f1ece4; stroke: none } .t { fill: #fbe3d9 }
  .s { stroke: #b5aba0; stroke-width: 2 } .o { stroke: #e65225; stroke-width: 3.5 } .f { fill: #e65225; stroke: none }
  .road { stroke: #fff; stroke-width: 14 }
</style>`;

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  );

/** Cover of an article: its drawing over the ground of its category, with a shape whose place and size vary. */
const cover = (slug: string, category: string, place: number): Buffer => {
  const drawing = covers[slug];
  const [ground, shape] = grounds[category] ?? ['#f5f1ec', '#e7e1da'];
  if (drawing === undefined) throw new Error(`No cover is drawn for ${slug}.`);
  const x = 90 + ((place * 53) % 130);
  const shapes = `<rect style="fill:${ground};stroke:none" width="300" height="200"/>
    <circle style="fill:${shape};stroke:none" cx="${x}" cy="${96 + ((place * 29) % 40)}" r="${74 + ((place * 17) % 24)}"/>`;
  return svg(300, 200, `${styles}${shapes}${drawing}`);
};

const wheel = ['#c8401a', '#33506b', '#1f7a3a', '#7a5c2e'];

/** Mark of a university in its colour: an open book over a line. */
const mark = (place: number): Buffer => {
  const colour = wheel[place % wheel.length] ?? '#c8401a';
  const crests = [
    'M24 64V34l24-10 24 10v30M36 64V44h24v20',
    'M22 40c9-6 18-6 26 0 8-6 17-6 26 0v26c-9-6-18-6-26 0-8-6-17-6-26 0zM48 40v26',
    'M26 66V46l22-20 22 20v20M40 66a8 8 0 0 1 16 0',
    'M22 66l18-30 8 12 8-18 18 36z',
  ];
  return svg(
    96,
    96,
    `<rect width="96" height="96" fill="#fbf9f6"/><g fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <rect x="6" y="6" width="84" height="84" rx="10"/><path d="${crests[place % crests.length]}"/><path d="M22 76h52"/></g>`,
  );
};

/** Articles of the editors have the mark of the site. */
const editors = await readFile(new URL('../../web/public/favicon.svg', import.meta.url));

const seeds: Readonly<Record<string, number>> = {
  'yasmine-benali': 10,
  'hugo-marchetti': 14,
  'claire-delmas': 21,
  'gabriel-hostier': 39,
  'solenne-aubertin': 58,
};
const tints = ['f3e7da', 'e9efe6', 'e6ebf1', 'f4e3dc', 'efe9f2', 'f6efd9'];

const portrait = (id: string, place: number): Buffer => {
  if (id === 'redaction') return editors;
  const drawn = createAvatar(notionists, {
    seed: `basoche-${seeds[id] ?? place}`,
    backgroundColor: [tints[place % tints.length] ?? 'f3e7da'],
    beardProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    scale: 135,
    translateY: 12,
  });
  return Buffer.from(drawn.toString());
};

const write = async (name: string, drawing: Buffer, shape: keyof typeof newsPictureWidths): Promise<void> => {
  const path = (address: string) => `${fileURLToPath(folder)}${address}`;
  const address = ownNewsPicture(name);
  const [, middle] = newsPictureWidths[shape];
  const drawn = (width: number) =>
    sharp(drawing, { density: 480 }).resize({ width }).flatten({ background: '#fbf9f6' });
  await drawn(middle).jpeg({ quality: 82, mozjpeg: true }).toFile(path(address));
  for (const width of newsPictureWidths[shape]) {
    const file = path(address.replace(/\.jpeg$/, `-${width}.webp`));
    await drawn(width).webp({ quality: 80, effort: 6 }).toFile(file);
  }
};

await rm(`${fileURLToPath(folder)}/actualites`, { recursive: true, force: true });
await mkdir(`${fileURLToPath(folder)}/actualites`, { recursive: true });
for (const [place, { slug, category }] of articles.entries()) {
  await write(slug, cover(slug, category, place), 'wide');
}
for (const [place, id] of Object.keys(authors).entries()) {
  await write(`auteur-${id}`, portrait(id, place), 'square');
}
for (const [place, id] of Object.keys(universities).entries()) {
  await write(`universite-${id}`, mark(place), 'square');
}
