import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';

const require = createRequire(import.meta.url);
const file = require.resolve('@fontsource/newsreader/files/newsreader-latin-600-normal.woff');

const size = 100;

/** Twice the same point in a row says nothing. */
const withoutRepeats = (path: string): string => path.replaceAll(/(-?[\d.]+ -?[\d.]+)L\1(?=[A-Z])/g, '$1');

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Moved, and drawn at another size: absolute commands of points alone, as fonts have them. */
const placeOutline = (
  path: string,
  { left, top, scale }: { left: number; top: number; scale: number },
): string =>
  path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${rounded(left + Number(x) * scale)} ${rounded(top + Number(y) * scale)}`,
  );

interface Word {
  readonly text: string;
  /** Size of the letters, in the units of the drawing. */
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** Between letters, as a part of their size. */
  readonly spacing: number;
}

/** A word in the serif of titles as one path, so that whoever draws it needs no font. */
export const outline = async ({ text, size: wanted, left, top, spacing }: Word): Promise<string> => {
  const style = { fontFamily: 'serif', fontSize: size, letterSpacing: spacing * size };
  const drawn = await satori(
    { type: 'div', key: null, props: { style, children: text } },
    {
      width: size * text.length,
      height: size * 2,
      fonts: [{ name: 'serif', data: await readFile(file), weight: 600, style: 'normal' }],
    },
  );
  const path = / d="(M[^"]+)"/.exec(drawn)?.[1];
  if (path === undefined) throw new Error('The word was not drawn as one path.');
  return placeOutline(withoutRepeats(path.trim()), { left, top, scale: wanted / size });
};
