import type { Block, Cell, ColumnStyle, DocumentHead } from './blocks.ts';
import { glyphsOfText, linesOf, widthOf } from './line-breaks.ts';
import { body, inks, line, measure, page, type Setting, settings } from './text-styles.ts';
import { type Glyph, glyphsOf, type NamedFace, type Typeface } from './typefaces.ts';

const labelWidth = 150;
const platformHead = { name: 'Basoche', words: 'Réseau interprofessionnel du droit' };

const columnGap = 12;

/** The lines of a cell; the lines of its name are bold. */
const cellLines = ({ text, isNamed = false }: Cell, style: ColumnStyle, width: number) => {
  const face = style === 'strong' ? 'bold' : 'sans';
  if (!isNamed) return linesOf(face, text, width);
  const [name = '', ...others] = text.split('\n');
  return [
    ...linesOf('bold', name, width),
    ...(others.length === 0 ? [] : linesOf(face, others.join('\n'), width)),
  ];
};

/** The drawing of one page, with the structure of its marked contents. */
export interface DrawnPage {
  readonly content: string;
  /** Index of the structure element of each marked content, in order. */
  readonly marks: readonly number[];
}

export interface PageLayout {
  readonly pages: readonly DrawnPage[];
  /** Tags of the structure elements, in reading order. */
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

/** The text that a reader copies for a glyph. A missing one gives a placeholder. */
const meantBy = ({ id, text, isMissing }: Glyph): string => {
  if (!isMissing) return text;
  return id === 0 ? '\ufffd' : '?';
};

/** Lays blocks out on pages one by one, and keeps only the drawing of each. */
export const layOut = (head: DocumentHead) => {
  const faces = new Map<NamedFace, { key: string; used: Map<number, string> }>();
  const done: DrawnPage[] = [];
  const elements: string[] = [];
  let parts: string[] = [];
  let marks: number[] = [];
  let y = 0;

  /** An archive may not show a glyph that its font lacks (ISO 19005-3, 6.2.11.8): a question mark replaces it. */
  const [substitute] = glyphsOf('sans', '?');
  const shownFor = (glyph: Glyph): Glyph =>
    glyph.isMissing && head.archive && substitute
      ? { ...substitute, text: glyph.text, isMissing: true }
      : glyph;

  const drawGlyphs = (glyphs: readonly Glyph[], at: { x: number; y: number }, size: number, ink: string) => {
    if (glyphs.length === 0) return;
    const shown: string[] = [];
    let face: NamedFace | undefined;
    let run = '';
    const flush = () => {
      if (run !== '') shown.push(`<${run}> Tj`);
      run = '';
    };
    for (const sourceGlyph of glyphs) {
      const glyph = shownFor(sourceGlyph);
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
      if (!font.used.has(glyph.id)) font.used.set(glyph.id, meantBy(glyph));
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
    const { name, words } = head.letterhead ?? platformHead;
    const width = (widthOf(glyphsOfText('sans', words)) * 8.5) / 1_000;
    const room = ((measure - width - 16) * 1_000) / 17;
    const [shown = []] = linesOf('serif', name, room);
    drawGlyphs(shown, { x: page.left, y: y - 4 }, 17, inks.ink);
    drawText('sans', words, { x: page.width - page.right - width, y: y - 4 }, 8.5, inks.soft);
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

  /** Marks a drawing as part of a structure element. An element that continues over pages has a part on each. */
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

  const addLabelled = (label: string, text: string) => {
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

  const addColumns = (cells: readonly Cell[], style: ColumnStyle = 'plain') => {
    const { size, leading } = style === 'soft' ? settings.small : body;
    const ink = style === 'soft' ? inks.soft : inks.ink;
    let from: number = page.left;
    const columns = cells.map((cell) => {
      const room = cell.width * measure - (cell.isRight ? 0 : columnGap);
      const x = from;
      from += cell.width * measure;
      elements.push('P');
      const lines = cellLines(cell, style, (room * 1_000) / size);
      return { x, room, isRight: cell.isRight, lines, element: elements.length - 1 };
    });
    const rows = Math.max(...columns.map(({ lines }) => lines.length));
    let row = 0;
    while (row < rows) {
      if (y - leading < page.bottom) next();
      const until = Math.min(rows, row + Math.max(1, Math.floor((y - page.bottom) / leading)));
      for (const { x, room, isRight, lines, element } of columns) {
        marked(element, () => {
          for (const [at, glyphs] of lines.slice(row, until).entries()) {
            const indent = isRight ? room - (widthOf(glyphs) * size) / 1_000 : 0;
            drawGlyphs(glyphs, { x: x + indent, y: y - size - at * leading }, size, ink);
          }
        });
      }
      y -= (until - row) * leading;
      row = until;
    }
  };

  begin();
  return {
    add: (block: Block): void => {
      if (block.as === 'page') {
        if (!isFresh()) next();
      } else if (block.as === 'separator') {
        y -= 10;
        rule(y, line, 0.8);
        y -= 4;
      } else if (block.as === 'columns') addColumns(block.cells, block.style);
      else if (block.as === 'labelled') addLabelled(block.label, block.text);
      else addText(settings[block.as], block.text);
    },
    /** Adds the foot of every page, since the number of pages is known only now. */
    finish: (): PageLayout => {
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
