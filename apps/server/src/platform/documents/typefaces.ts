import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Face, readFace } from './font-file.ts';

/** The typefaces of documents. Each is a family of font files by script; the first file with the character draws it. */

const scripts = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'greek-ext',
  'cyrillic-ext',
] as const;

const typefaces = {
  sans: { family: 'source-sans-3', file: '400-normal', scripts },
  bold: { family: 'source-sans-3', file: '600-normal', scripts },
  italic: { family: 'source-sans-3', file: '400-italic', scripts },
  serif: { family: 'newsreader', file: '600-normal', scripts: ['latin', 'latin-ext', 'vietnamese'] },
} as const satisfies Record<string, { family: string; file: string; scripts: readonly string[] }>;
export type Typeface = keyof typeof typefaces;

export interface NamedFace extends Face {
  /** Name of the font in documents: letters and hyphens. */
  readonly name: string;
  readonly isSerif: boolean;
}

const require = createRequire(import.meta.url);
const read = new Map<string, NamedFace>();

const faceOf = (typeface: Typeface, script: string): NamedFace => {
  const { family, file } = typefaces[typeface];
  const name = `${family}-${script}-${file}`;
  const found = read.get(name);
  if (found !== undefined) return found;
  const face = readFace(readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`)));
  const named = { ...face, name, isSerif: family === 'newsreader' };
  read.set(name, named);
  return named;
};

/** One glyph on the page. */
export interface Glyph {
  readonly face: NamedFace;
  readonly id: number;
  /** In thousandths of an em. */
  readonly advance: number;
  /** The character or characters that it represents. */
  readonly text: string;
  /** True if no typeface has the character: the missing-glyph sign is drawn instead. */
  readonly isMissing: boolean;
}

/** Invisible characters: where no typeface has them, nothing is drawn. */
const unseen = /^[\p{Cf}\p{Mn}]$/u;
const spaces = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]$/;

const find = (typeface: Typeface, character: string): Glyph | undefined => {
  const codePoint = character.codePointAt(0) ?? 0;
  const families: readonly Typeface[] = typeface === 'serif' ? ['serif', 'bold'] : [typeface];
  for (const one of families) {
    for (const script of typefaces[one].scripts) {
      const face = faceOf(one, script);
      const id = face.glyphOf(codePoint);
      if (id !== 0) return { face, id, advance: face.advanceOf(id), text: character, isMissing: false };
    }
  }
  return undefined;
};

const glyphCache = new Map<Typeface, Map<string, readonly Glyph[]>>();

const draw = (typeface: Typeface, cluster: string): readonly Glyph[] => {
  const face = faceOf(typeface, 'latin');
  const missing: Glyph = { face, id: 0, advance: face.advanceOf(0), text: cluster, isMissing: true };
  const glyphs: Glyph[] = [];
  for (const character of cluster) {
    const found = find(typeface, character);
    if (found !== undefined) glyphs.push(found);
    else if (spaces.test(character)) {
      const id = face.glyphOf(0x20);
      glyphs.push({ face, id, advance: face.advanceOf(id), text: character, isMissing: false });
    } else if (!unseen.test(character)) return [missing];
  }
  return glyphs;
};

/** The glyphs of one cluster of characters; a single missing-glyph sign if one of them has no glyph. */
export const glyphsOf = (typeface: Typeface, cluster: string): readonly Glyph[] => {
  let known = glyphCache.get(typeface);
  if (known === undefined) {
    known = new Map();
    glyphCache.set(typeface, known);
  }
  let glyphs = known.get(cluster);
  if (glyphs === undefined) {
    glyphs = draw(typeface, cluster);
    // Limits the cache, since the number of clusters is unbounded.
    if (known.size < 5_000) known.set(cluster, glyphs);
  }
  return glyphs;
};
