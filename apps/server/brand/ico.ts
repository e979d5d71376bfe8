interface Picture {
  readonly side: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/** An icon file of PNG pictures, for browsers and tools that request /favicon.ico by default. */
export const icoOf = (pictures: readonly Picture[]): Buffer => {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerLength + entryLength * pictures.length;
  const entries = pictures.map(({ side, png }) => {
    const entry = Buffer.alloc(entryLength);
    // 256 pixels are written as none.
    entry.writeUInt8(side % 256, 0);
    entry.writeUInt8(side % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
};
