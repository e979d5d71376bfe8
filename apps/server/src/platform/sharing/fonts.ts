import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Font files of the two typefaces of pictures. The first file with a character draws it. */

const require = createRequire(import.meta.url);

const faces = [
  { family: 'newsreader', weight: 600, scripts: ['latin', 'latin-ext', 'vietnamese'] },
  ...([400, 600] as const).map((weight) => ({
    family: 'source-sans-3' as const,
    weight,
    scripts: ['latin', 'latin-ext', 'greek', 'cyrillic'] as const,
  })),
] as const;

const families = (family: string) =>
  faces
    .flatMap((face) => (face.family === family ? face.scripts.map((script) => `${family}-${script}`) : []))
    .join(', ');

/** The value of `font-family`: the family of each script, one after the other. */
export const sans = families('source-sans-3');
export const serif = `${families('newsreader')}, ${sans}`;

export const readFonts = () =>
  faces.flatMap(({ family, weight, scripts }) =>
    scripts.map((script) => ({
      name: `${family}-${script}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(
        require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`),
      ),
    })),
  );
