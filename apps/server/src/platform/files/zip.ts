import { buffer } from 'node:stream/consumers';
import { crc32, createInflateRaw } from 'node:zlib';

/** Reads the list of a ZIP archive by its structure (APPNOTE 6.3), and checks its entries. */

export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly compressedBytes: number;
  readonly bytes: number;
  /** Offset of its data, in bytes. */
  readonly start: number;
}

const ends = { signature: 0x06054b50, bytes: 22, commentAtMost: 65_535 } as const;
const centralHeader = { signature: 0x02014b50, bytes: 46 } as const;
const localHeader = { signature: 0x04034b50, bytes: 30 } as const;
const entriesAtMost = 4_096;

/** Offset of the end record, whose comment must reach exactly the end of the file; null if there is none. */
const endOf = (file: Buffer): number | null => {
  const last = file.length - ends.bytes;
  for (let at = last; at >= Math.max(0, last - ends.commentAtMost); at -= 1) {
    if (file.readUInt32LE(at) !== ends.signature) continue;
    if (at + ends.bytes + file.readUInt16LE(at + 20) === file.length) return at;
  }
  return null;
};

const entryAt = (file: Buffer, at: number): (ZipEntry & { readonly next: number }) | null => {
  if (at + centralHeader.bytes > file.length || file.readUInt32LE(at) !== centralHeader.signature)
    return null;
  const nameBytes = file.readUInt16LE(at + 28);
  const next = at + centralHeader.bytes + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  const name = file.subarray(at + centralHeader.bytes, at + centralHeader.bytes + nameBytes);
  const head = file.readUInt32LE(at + 42);
  if (head + localHeader.bytes > file.length || file.readUInt32LE(head) !== localHeader.signature)
    return null;
  const localNameBytes = file.readUInt16LE(head + 26);
  const localName = file.subarray(head + localHeader.bytes, head + localHeader.bytes + localNameBytes);
  const method = file.readUInt16LE(at + 10);
  if (!name.equals(localName) || (method !== 0 && method !== 8)) return null;
  return {
    name: name.toString('utf8'),
    isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    isDeflated: method === 8,
    crc: file.readUInt32LE(at + 16),
    compressedBytes: file.readUInt32LE(at + 20),
    bytes: file.readUInt32LE(at + 24),
    start: head + localHeader.bytes + localNameBytes + file.readUInt16LE(head + 28),
    next,
  };
};

/** True if entries share no bytes and none overlaps the list. Overlaps are the form of zip bombs. */
const standApart = (entries: readonly ZipEntry[], list: number): boolean =>
  entries
    .toSorted((one, other) => one.start - other.start)
    .every(({ start, compressedBytes }, index, sorted) => {
      const limit = sorted[index + 1]?.start ?? list;
      return start + compressedBytes <= limit;
    });

/** The entries of an archive; null unless it is complete, on one volume and within the limit of entries. */
export const readZip = (file: Buffer): readonly ZipEntry[] | null => {
  if (file.length < ends.bytes || file.readUInt32LE(0) !== localHeader.signature) return null;
  const end = endOf(file);
  if (end === null) return null;
  const [disk, diskOfList, here, count] = [4, 6, 8, 10].map((offset) => file.readUInt16LE(end + offset));
  const list = file.readUInt32LE(end + 16);
  if (disk !== 0 || diskOfList !== 0 || here !== count || count === undefined) return null;
  if (count > entriesAtMost || list + file.readUInt32LE(end + 12) > end) return null;
  const entries: ZipEntry[] = [];
  let at = list;
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(file, at);
    if (entry === null) return null;
    entries.push(entry);
    at = entry.next;
  }
  return standApart(entries, list) ? entries : null;
};

const dataOf = (file: Buffer, { start, compressedBytes }: ZipEntry): Buffer =>
  file.subarray(start, start + compressedBytes);

/**
 * True if an entry unpacks to the size and checksum that it declares. Keeps nothing, and stops at the first excess
 * byte.
 */
export const isTrue = async (file: Buffer, entry: ZipEntry): Promise<boolean> => {
  const data = dataOf(file, entry);
  if (!entry.isDeflated) return data.length === entry.bytes && crc32(data) === entry.crc;
  const unpacked = createInflateRaw();
  unpacked.end(data);
  let bytes = 0;
  let crc = 0;
  try {
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      if (bytes > entry.bytes) return false;
      crc = crc32(chunk, crc);
    }
  } catch {
    return false;
  }
  return bytes === entry.bytes && crc === entry.crc;
};

/** Unpacks an entry that was checked before. */
export const unpack = async (file: Buffer, entry: ZipEntry): Promise<Buffer> => {
  const data = dataOf(file, entry);
  if (!entry.isDeflated) return data;
  const unpacked = createInflateRaw();
  unpacked.end(data);
  return buffer(unpacked);
};
