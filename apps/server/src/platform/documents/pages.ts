import type { Block, DocumentHead, TextStyle } from './blocks.ts';
import { glyphsOfText, linesOf, widthOf } from './lines.ts';
import type { Glyph, NamedFace, Typeface } from './typefaces.ts';

/** A4, in points. */
const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 72, bottom: 76 } as const;
const measure = page.width - page.left - page.right;
const inks = { ink: '0.118 0.106 0.094', soft: '0.392 0.361 0.329', accent: '0.902 0.322 0.145' } as const;
const line = '0.906 0.882 0.855';

interface Setting {
  readonly face: Typeface;
  readonly size: number;
  readonly leading: number;
  readonly ink: keyof typeof inks;
  readonly before: number;
  readonly indent: number;
  /** Lines that must follow on the same page. */
  readonly keeps: number;
  readonly tag: string;
}

const body = {
  face: 'sans',
  size: 10.5,
  leading: 15.5,
  ink: 'ink',
  before: 7,
  indent: 0,
  keeps: 0,
  tag: 'P',
} as const;
const settings: Readonly<Record<TextStyle, Setting>> = {
  title: { ...body, face: 'serif', size: 24, leading: 29, before: 4, keeps: 60, tag: 'H1' },
  subtitle: { ...body, size: 12, leading: 17, ink: 'soft', before: 4, keeps: 30 },
  heading: { ...body, face: 'serif', size: 14, leading: 18, before: 16, keeps: 40, tag: 'H2' },
  body,
  quote: { ...body, indent: 14, before: 3 },
  small: { ...body, size: 8.5, leading: 12, ink: 'soft', before: 3 },
  entry: { ...body, face: 'bold', before: 11, keeps: 30 },
};
const labelWidth = 150;

/** One page as it is drawn, and what its marked contents are. */
export interface DrawnPage {
  readonly content: string;
  /** The element of the document's structure that each marked content belongs to, in order. */
  readonly marks: readonly number[];
}

export interface Laid {
  readonly pages: readonly DrawnPage[];
  /** Tags of the structure's elements, in reading order. */
  readonly elements: readonly string[];
  readonly faces: ReadonlyMap<
    NamedFace,
    { readonly key: string; readonly used: ReadonlyMap<number, string> }
  >;
}

const round = (value: number): string => String(Math.round(value * 100) / 100);
const hex = (glyph: number): string => glyph.toString(16).padStart(4, '0');
const utf16 = (text: string): string =>
  `<feff${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex')}>`;

/** Lays blocks out on pages, one after the other, and keeps nothing of what is drawn but the drawing. */
export const layOut = (head: DocumentHead) => {
  const faces = new Map<NamedFace, { key: string; used: Map<number, string> }>();
  const done: DrawnPage[] = [];
  const elements: string[] = [];
  let parts: string[] = [];
  let marks: number[] = [];
  let y = 0;

  const drawGlyphs = (glyphs: readonly Glyph[], at: { x: number; y: number }, size: number, ink: string) => {
    if (glyphs.length === 0) return;
    const shown: string[] = [];
    let face: NamedFace | undefined;
    let run = '';
    const flush = () => {
      if (run !== '') shown.push(`<${run}> Tj`);
      run = '';
    };
    for (const glyph of glyphs) {
      let font = faces.get(glyph.face);
      if (font === undefined) {
        font = { key: `F${faces.size + 1}`, used: new Map() };
        faces.set(glyph.face, font);
      }
      if (glyph.face !== face) {
        flush();
        face = glyph.face;
        shown.push(`/${font.key} ${round(size)} Tf`);
      }
      if (!font.used.has(glyph.id)) font.used.set(glyph.id, glyph.isMissing ? '\ufffd' : glyph.text);
      if (glyph.isMissing) {
        flush();
        shown.push(`/Span <</ActualText ${utf16(glyph.text)}>> BDC <${hex(glyph.id)}> Tj EMC`);
      } else run += hex(glyph.id);
    }
    flush();
    parts.push(`BT ${ink} rg 1 0 0 1 ${round(at.x)} ${round(at.y)} Tm ${shown.join(' ')} ET`);
  };

  const drawText = (face: Typeface, text: string, at: { x: number; y: number }, size: number, ink: string) =>
    drawGlyphs(glyphsOfText(face, text), at, size, ink);

  const rule = (at: number, colour: string, thickness: number, from: number = page.left) =>
    parts.push(
      `/Artifact BMC ${colour} RG ${thickness} w ${round(from)} ${round(at)} m ${round(page.width - page.right)} ${round(at)} l S EMC`,
    );

  const begin = () => {
    y = page.height - page.top;
    if (done.length > 0) return;
    parts.push('/Artifact BMC');
    drawText('serif', 'Basoche', { x: page.left, y: y - 4 }, 17, inks.ink);
    const word = 'Réseau interprofessionnel du droit';
    const width = (widthOf(glyphsOfText('sans', word)) * 8.5) / 1_000;
    drawText('sans', word, { x: page.width - page.right - width, y: y - 4 }, 8.5, inks.soft);
    parts.push('EMC');
    rule(y - 16, inks.accent, 1.2);
    y -= 40;
  };

  const end = () => {
    done.push({ content: parts.join('\n'), marks });
    parts = [];
    marks = [];
  };
  const next = () => {
    end();
    begin();
  };
  const isFresh = () => y === page.height - page.top;

  /** Marks what is drawn as a part of an element; where it goes on over pages, each page has its part. */
  const marked = (element: number, draw: () => void) => {
    parts.push(`/${elements[element]} <</MCID ${marks.length}>> BDC`);
    marks.push(element);
    draw();
    parts.push('EMC');
  };

  const addText = (setting: Setting, text: string) => {
    const { face, size, leading, ink, before, indent, keeps, tag } = setting;
    const lines = linesOf(face, text, ((measure - indent) * 1_000) / size);
    elements.push(tag);
    const element = elements.length - 1;
    if (!isFresh()) y -= before;
    if (y - leading - keeps < page.bottom) next();
    let index = 0;
    while (index < lines.length) {
      const room = Math.max(1, Math.floor((y - page.bottom) / leading));
      const shown = lines.slice(index, index + room);
      marked(element, () => {
        for (const glyphs of shown) {
          drawGlyphs(glyphs, { x: page.left + indent, y: y - size }, size, inks[ink]);
          y -= leading;
        }
      });
      index += shown.length;
      if (index < lines.length) next();
    }
  };

  const addFact = (label: string, text: string) => {
    const { size, leading } = body;
    const names = linesOf('sans', label, ((labelWidth - 12) * 1_000) / size);
    const values = linesOf('bold', text, ((measure - labelWidth) * 1_000) / size);
    elements.push('P');
    const element = elements.length - 1;
    if (!isFresh()) y -= 5;
    let index = 0;
    const rows = Math.max(names.length, values.length);
    while (index < rows) {
      if (y - leading < page.bottom) next();
      const from = index;
      const room = Math.max(1, Math.floor((y - page.bottom) / leading));
      marked(element, () => {
        for (; index < Math.min(rows, from + room); index += 1) {
          drawGlyphs(names[index] ?? [], { x: page.left, y: y - size }, size, inks.soft);
          drawGlyphs(values[index] ?? [], { x: page.left + labelWidth, y: y - size }, size, inks.ink);
          y -= leading;
        }
      });
    }
  };

  begin();
  return {
    add: (block: Block): void => {
      if (block.as === 'page') {
        if (!isFresh()) next();
      } else if (block.as === 'rule') {
        y -= 10;
        rule(y, line, 0.8);
        y -= 4;
      } else if (block.as === 'fact') addFact(block.label, block.text);
      else addText(settings[block.as], block.text);
    },
    /** Every page with its foot: only now is it known how many there are. */
    finish: (): Laid => {
      end();
      const pages = done.map(({ content, marks: of }, index) => {
        parts = [content];
        rule(page.bottom - 22, line, 0.8);
        parts.push('/Artifact BMC');
        const number = `${index + 1} / ${done.length}`;
        const width = (widthOf(glyphsOfText('sans', number)) * 8.5) / 1_000;
        const foot = linesOf('sans', head.foot, ((measure - 60) * 1_000) / 8.5)[0] ?? [];
        drawGlyphs(foot, { x: page.left, y: page.bottom - 36 }, 8.5, inks.soft);
        drawText('sans', number, { x: page.width - page.right - width, y: page.bottom - 36 }, 8.5, inks.soft);
        parts.push('EMC');
        return { content: parts.join('\n'), marks: of };
      });
      return { pages, elements, faces };
    },
  };
};

export const pageBox = `[0 0 ${page.width} ${page.height}]`;
