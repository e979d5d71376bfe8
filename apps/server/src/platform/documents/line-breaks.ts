import { type Glyph, glyphsOf, type Typeface } from './typefaces.ts';

/** Breaks the text that users wrote into lines of a width, for PDF documents. */

/** Splits a text into graphemes: what a reader sees as one character. */
const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Texts of simple Latin characters only, each one grapheme: they need no segmenter. */
const simpleLatin = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2026\u202f\u20ac]*$/;

/** Glyphs of a text on one line. */
export const glyphsOfText = (typeface: Typeface, text: string): Glyph[] => {
  const glyphs: Glyph[] = [];
  if (simpleLatin.test(text)) for (const one of text) glyphs.push(...glyphsOf(typeface, one));
  else for (const { segment } of graphemes.segment(text)) glyphs.push(...glyphsOf(typeface, segment));
  return glyphs;
};

/** Width of glyphs side by side, in thousandths of an em (the font size): the sum of their widths (`advance` in fonts). */
export const widthOf = (glyphs: readonly Glyph[]): number => {
  let width = 0;
  for (const { advance } of glyphs) width += advance;
  return width;
};

/** True for spaces at which a line may break: not the no-break spaces U+00A0, U+202F and U+2007. */
const isSpace = ({ text }: Glyph): boolean =>
  text === ' ' || text === '\t' || (text >= '\u2000' && text <= '\u200b' && text !== '\u2007');
/** True for hyphens (U+2010 is one too), the en dash (U+2013) and the slash: a line may break after them. */
const breaksAfter = (text: string): boolean =>
  text === '-' || text === '\u2013' || text === '/' || text === '\u2010';

/** Breaks one paragraph into lines of at most `width` thousandths of an em. Cuts a word that is too long for a line. */
const wrap = (glyphs: readonly Glyph[], width: number): (readonly Glyph[])[] => {
  const lines: (readonly Glyph[])[] = [];
  let start = 0;
  let used = 0;
  // Index after the last glyph of this line at which it may break; -1 if there is none.
  let lastBreak = -1;
  let usedAtBreak = 0;
  for (let at = 0; at < glyphs.length; at += 1) {
    const glyph = glyphs[at] as Glyph;
    // A space at the end of a line may exceed the width, since it is not seen.
    if (used + glyph.advance > width && at > start && !isSpace(glyph)) {
      // Does not fit: the line ends at its last possible break, or before this glyph if it has none.
      const end = lastBreak > start ? lastBreak : at;
      const usedByLine = end === at ? used : usedAtBreak;
      lines.push(glyphs.slice(start, end));
      used -= usedByLine;
      start = end;
      lastBreak = -1;
    }
    used += glyph.advance;
    if (isSpace(glyph) || breaksAfter(glyph.text)) {
      lastBreak = at + 1;
      usedAtBreak = used;
    }
  }
  lines.push(glyphs.slice(start));
  return lines;
};

/** Control characters, which are not printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Breaks a text of several paragraphs into lines of `width` thousandths of an em. */
export const linesOf = (typeface: Typeface, text: string, width: number): (readonly Glyph[])[] =>
  text
    // Half a surrogate pair, as a cut text may have, becomes U+FFFD.
    .toWellFormed()
    .normalize('NFC')
    .replace(unprintable, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .flatMap((paragraph) => wrap(glyphsOfText(typeface, paragraph), width));
