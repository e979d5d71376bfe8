import { inflateSync } from 'node:zlib';

/**
 * A typeface read from a font file (WOFF 1.0 with TrueType outlines), to measure text and embed it in a PDF. Offsets are those of
 * the OpenType and WOFF specifications; lengths are thousandths of an em.
 */
export interface Face {
  /** 0 if the face has no glyph for this character. */
  glyphOf(codePoint: number): number;
  /** In thousandths of an em. */
  advanceOf(glyph: number): number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Box that contains every glyph: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number];
  /** In degrees. */
  readonly italicAngle: number;
  /** A TrueType file with only the outlines and their metrics. */
  readonly outlines: Buffer;
}

type FontTables = ReadonlyMap<string, Buffer>;

/** Unpacks the tables of the file, by their four-letter tags. */
const tablesOf = (woff: Buffer): FontTables => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font.');
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const at = 44 + 20 * index;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    if (offset === undefined || packed === undefined || length === undefined) continue;
    const bytes = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
};

/** Reads the table `cmap`: from characters to glyphs. Only its format 4, which every web font has. */
const readCharacters = (cmap: Buffer): Map<number, number> => {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const segments = cmap.readUInt16BE(at + 6);
    for (let segment = 0; segment < segments; segment += 2) {
      const end = cmap.readUInt16BE(at + 14 + segment);
      const start = cmap.readUInt16BE(at + 16 + segments + segment);
      const delta = cmap.readUInt16BE(at + 16 + 2 * segments + segment);
      const rangeAt = at + 16 + 3 * segments + segment;
      const range = cmap.readUInt16BE(rangeAt);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
        const glyph = range !== 0 && found === 0 ? 0 : (found + delta) & 0xffff;
        if (glyph !== 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
};

/** Checksum of a table, whose length is a multiple of four bytes. */
const checksumOf = (bytes: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

/** Tables that a PDF reader needs to draw glyphs. */
const embeddedTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** Writes the embedded tables as a TrueType file. */
const outlinesOf = (tables: FontTables): Buffer => {
  const keptTables = embeddedTables.flatMap((tag) => {
    const table = tables.get(tag);
    return table === undefined ? [] : [{ tag, table }];
  });
  const head = Buffer.alloc(12 + 16 * keptTables.length);
  // The header's fields for a binary search over the tables start from the greatest power of two that is at most their number.
  const power = 2 ** Math.floor(Math.log2(keptTables.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(keptTables.length, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (keptTables.length - power), 10);
  const parts = [head];
  let offset = head.length;
  for (const [index, { tag, table }] of keptTables.entries()) {
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
};

/** Reads a WOFF file; throws if it is none, or lacks a table. */
export const readFace = (woff: Buffer): Face => {
  const tables = tablesOf(woff);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (found === undefined) throw new Error(`The font has no table "${tag}".`);
    return found;
  };
  const [head, hhea, hmtx, post, os2] = ['head', 'hhea', 'hmtx', 'post', 'OS/2'].map(table) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const characters = readCharacters(table('cmap'));
  const inEm = (units: number) => Math.round((units * 1_000) / head.readUInt16BE(18));
  // Glyphs beyond this number have the width of the last one.
  const measuredGlyphs = hhea.readUInt16BE(34);
  return {
    glyphOf: (codePoint) => characters.get(codePoint) ?? 0,
    advanceOf: (glyph) => inEm(hmtx.readUInt16BE(4 * Math.min(glyph, measuredGlyphs - 1))),
    ascent: inEm(hhea.readInt16BE(4)),
    descent: inEm(hhea.readInt16BE(6)),
    // Old versions of the table lack the height of capitals: the ascent replaces it.
    capHeight: inEm(os2.readUInt16BE(0) >= 2 ? os2.readInt16BE(88) : hhea.readInt16BE(4)),
    box: [36, 38, 40, 42].map((at) => inEm(head.readInt16BE(at))) as [number, number, number, number],
    italicAngle: post.readInt32BE(4) / 65_536,
    outlines: outlinesOf(tables),
  };
};
