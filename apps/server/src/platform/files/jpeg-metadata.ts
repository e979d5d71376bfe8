/** JPEG segments with metadata: EXIF and XMP, Photoshop's properties, comments. */
const notes: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);
const startOfScan = 0xda;

/** Removes the metadata of a JPEG without changing its picture (ISO 10918-1, B.1). Returns any other file unchanged. */
export const jpegWithoutNotes = (bytes: Uint8Array): Uint8Array => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const segments: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== startOfScan) {
    const marker = bytes[at + 1] ?? 0;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (!notes.has(marker)) segments.push(bytes.subarray(at, end));
    at = end;
  }
  segments.push(bytes.subarray(at));
  return Uint8Array.from(Buffer.concat(segments));
};
