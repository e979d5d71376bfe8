import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Files of the two typefaces of the screens, cut from those of their packages: one with the characters of French, which
 * every page loads, and one with the other characters of Latin, loaded by pages that have one of them.
 */

const require = createRequire(import.meta.url);

export const folder = new URL('../app/ui/fonts/', import.meta.url);

const typefaces = {
  // Weights of the titles and of articles.
  newsreader: { axes: { wght: { min: 400, max: 600 } } },
  'source-sans-3': { axes: {} },
} as const;

type Typeface = keyof typeof typefaces;

/** Features that a style sheet asks for, and those that browsers apply by themselves. */
const features = ['kern', 'liga', 'lnum', 'tnum'];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

const french = new Set([
  ...between(0x20, 0x7e),
  ...[
    ...'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ',
    ...'«»‹›’‘“”–—…•·°§©€−×²³ª',
    // Spaces that do not break, the thin one, and the hyphen that shows at the end of a line.
    ...'\u00a0\u202f\u2009\u00ad',
  ].map((character) => character.codePointAt(0) ?? 0),
]);

/** Characters of a package's file, without control characters and what French has. */
const otherLatin = (typeface: Typeface): number[] =>
  (require(`@fontsource-variable/${typeface}/unicode.json`) as { readonly latin: string }).latin
    .split(',')
    .flatMap((run) => {
      const [first = '', last = first] = run.slice('U+'.length).split('-');
      return between(Number.parseInt(first, 16), Number.parseInt(last, 16));
    })
    .filter((point) => point > 0xa0 && !french.has(point));

export const files = (Object.keys(typefaces) as Typeface[]).flatMap((typeface) => [
  { name: `${typeface}-french.woff2`, typeface, points: [...french].sort((one, other) => one - other) },
  { name: `${typeface}-latin.woff2`, typeface, points: otherLatin(typeface) },
]);

export type FontFile = (typeof files)[number];

/** The bytes of a file. */
export const cut = ({ typeface, points }: FontFile): Promise<Buffer> =>
  subsetFont(
    readFileSync(
      require.resolve(`@fontsource-variable/${typeface}/files/${typeface}-latin-wght-normal.woff2`),
    ),
    String.fromCodePoint(...points),
    { targetFormat: 'woff2', keepFeatures: features, variationAxes: typefaces[typeface].axes },
  );

/** The value of `unicode-range`: `U+20-7E, U+A0`. */
export const rangeOf = ({ points }: FontFile): string => {
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16);
  return runs
    .map(({ first, last }) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(', ');
};
