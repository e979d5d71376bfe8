/** The sRGB colour profile (IEC 61966-2-1; ICC version 2) that an archive embeds. */

const tagged = (signature: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(signature, 'latin1');
  const length = Math.ceil((8 + content.length) / 4) * 4;
  return Buffer.concat([head, content, Buffer.alloc(length - 8 - content.length)]);
};

/** Fixed-point numbers: 16 bits before the point and 16 after it. */
const fixed = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index);
  return bytes;
};

const point = (x: number, y: number, z: number): Buffer => tagged('XYZ ', fixed(x, y, z));

/** Linear brightness of an sRGB value (0 to 1). */
const brightness = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const curve = (): Buffer => {
  const samples = 1_024;
  const content = Buffer.alloc(4 + 2 * samples);
  content.writeUInt32BE(samples, 0);
  for (let at = 0; at < samples; at += 1) {
    content.writeUInt16BE(Math.round(brightness(at / (samples - 1)) * 65_535), 4 + 2 * at);
  }
  return tagged('curv', content);
};

const description = (text: string): Buffer => {
  const content = Buffer.alloc(4 + text.length + 1 + 8 + 3 + 67);
  content.writeUInt32BE(text.length + 1, 0);
  content.write(text, 4, 'latin1');
  return tagged('desc', content);
};

const head = (length: number): Buffer => {
  const bytes = Buffer.alloc(128);
  bytes.writeUInt32BE(length, 0);
  bytes.writeUInt32BE(0x02_10_00_00, 8);
  bytes.write('mntrRGB XYZ ', 12, 'latin1');
  // A fixed date, so that the profile always has the same bytes.
  for (const [index, part] of [2026, 1, 1].entries()) bytes.writeUInt16BE(part, 24 + 2 * index);
  bytes.write('acsp', 36, 'latin1');
  // White point of the profile's colour space: daylight at 5000 kelvin.
  fixed(0.9642, 1, 0.8249).copy(bytes, 68);
  return bytes;
};

const make = (): Buffer => {
  const bright = curve();
  // The three primaries of the screen, relative to that white.
  const tags: readonly (readonly [string, Buffer])[] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', tagged('text', Buffer.from('No copyright\0', 'latin1'))],
    ['wtpt', point(0.950_45, 1, 1.089_05)],
    ['rXYZ', point(0.436_07, 0.222_49, 0.013_92)],
    ['gXYZ', point(0.385_15, 0.716_87, 0.097_08)],
    ['bXYZ', point(0.143_07, 0.060_61, 0.7141)],
    ['rTRC', bright],
    ['gTRC', bright],
    ['bTRC', bright],
  ];
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length, 0);
  const parts: Buffer[] = [];
  const places = new Map<Buffer, number>();
  let offset = 128 + table.length;
  for (const [index, [signature, bytes]] of tags.entries()) {
    // The three curves are the same bytes, stored once.
    const place = places.get(bytes) ?? offset;
    if (!places.has(bytes)) {
      places.set(bytes, place);
      parts.push(bytes);
      offset += bytes.length;
    }
    const at = 4 + 12 * index;
    table.write(signature, at, 'latin1');
    table.writeUInt32BE(place, at + 4);
    table.writeUInt32BE(bytes.length, at + 8);
  }
  return Buffer.concat([head(offset), table, ...parts]);
};

let cachedProfile: Buffer | undefined;

export const srgbProfile = (): Buffer => {
  cachedProfile ??= make();
  return cachedProfile;
};
