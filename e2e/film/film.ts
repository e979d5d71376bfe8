import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makePayable } from '../support/payments.ts';
import { startProduct } from '../support/product.ts';
import { openPrograms } from '../support/programs.ts';
import { startPostgres } from '../support/setup.ts';
import { webVtt } from './captions.ts';
import { cut } from './cutting.ts';
import { encode, poster } from './encode.ts';
import { openStage, signIn } from './people.ts';
import { openRecorder } from './recorder.ts';
import { play } from './story.ts';
import { frameRate, lengthOf } from './timeline.ts';

/**
 * Makes the film of the home page (`npm run film`, after `npm run build`): a mission between two people of the
 * demonstration, recorded in the product itself. Needs `ffmpeg` with libx264, libvpx and libwebp on the PATH.
 */

const longest = 38;
const heaviest = 3_000_000;

const folder = join(import.meta.dirname, '../../apps/web/public/film');
const work = await mkdtemp(join(tmpdir(), 'basoche-film-'));
// The browser unpacks itself into the temporary folder and would reuse files there.
process.env.TMPDIR = work;
process.env.LC_ALL = 'C.UTF-8';
const { default: packed } = await import('@sparticuz/chromium');

const stopPostgres = await startPostgres();
const programs = await openPrograms();
const product = await startProduct(programs, { DEMO: '1' });
const browser = await chromium.launch({
  executablePath: await packed.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
try {
  const company = await signIn(product, 'claire.delmas@basoche.example', 'Verdelune Industries');
  const avocate = await signIn(product, 'yasmine.benali@basoche.example', 'Yasmine Benali');
  await makePayable(product, avocate);

  const recorder = openRecorder();
  await play(recorder, {
    company: await openStage(browser, product, company),
    avocate: await openStage(browser, product, avocate),
    cards: await openStage(browser, product),
  });
  const length = lengthOf(recorder.shots);
  console.log(`recorded: ${recorder.pictures.length} pictures, ${length.toFixed(1)} s`);
  if (length > longest) throw new Error(`The film is longer than ${longest} s.`);

  const frames = join(work, 'frames');
  await mkdir(frames);
  const nameOf = (number: number) => join(frames, `${String(number).padStart(5, '0')}.jpg`);
  const table = await browser.newPage();
  const count = await cut(table, recorder, (frame, number) => writeFile(nameOf(number), frame));
  console.log(`cut: ${count} frames`);

  await mkdir(folder, { recursive: true });
  await encode(frames, folder);
  await poster(nameOf(Math.round(recorder.posterAt() * frameRate)), folder);
  await writeFile(join(folder, 'basoche.vtt'), webVtt(recorder.captions()));
  for (const name of ['basoche.webm', 'basoche.mp4']) {
    const { size } = await stat(join(folder, name));
    console.log(`${name}: ${Math.round(size / 1_000)} kB`);
    if (size >= heaviest) throw new Error(`${name} is heavier than ${heaviest / 1_000_000} MB.`);
  }
} finally {
  await browser.close();
  await product.stop();
  await programs.close();
  await stopPostgres();
  await rm(work, { recursive: true, force: true });
}
