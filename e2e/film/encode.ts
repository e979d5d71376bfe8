import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frameRate } from './timeline.ts';

const run = async (words: readonly string[]): Promise<void> => {
  const log = await promisify(execFile)('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...words]);
  if (log.stderr) console.warn(log.stderr.trim());
};

const colours = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const tinted = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';

/** Encodes the film without sound. `frames` is a folder of numbered JPEG files. */
export const encode = async (frames: string, folder: string): Promise<void> => {
  const source = ['-framerate', String(frameRate), '-i', join(frames, '%05d.jpg'), '-vf', tinted, '-an'];
  const mp4 = join(folder, 'basoche.mp4');
  await run([
    ...source,
    ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation', '-crf', '28'],
    ...['-movflags', '+faststart', ...colours, mp4],
  ]);
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '45',
    '-g',
    '240',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
  ];
  const passes = ['-passlogfile', join(frames, 'vp9')];
  await run([...source, ...vp9, '-cpu-used', '4', '-pass', '1', ...passes, '-f', 'webm', '/dev/null']);
  await run([
    ...source,
    ...vp9,
    ...['-deadline', 'good', '-cpu-used', '3', '-pass', '2', ...passes, ...colours],
    join(folder, 'basoche.webm'),
  ]);
};

/** Writes one frame as the poster that is shown before the film plays. */
export const poster = async (frame: string, folder: string): Promise<void> => {
  await run(['-i', frame, '-c:v', 'libwebp', '-quality', '78', join(folder, 'poster.webp')]);
  await run(['-i', frame, '-q:v', '5', '-pix_fmt', 'yuvj420p', join(folder, 'poster.jpg')]);
};
