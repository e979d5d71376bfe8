/**
 * Checks by its structure that a file is a PDF that readers open: its end points to the object table (ISO 32000-1,
 * 7.5). A file that hides a page or an archive for another program is refused. Its content is never run or unpacked.
 */

export type Verdict = 'sound' | 'other' | 'damaged';

const headBytes = 1_024;
/** Largest distance between an archive's end record and the end of a file. */
const tailBytes = 65_536 + 22;

const latin = async (file: Blob, start: number, end: number): Promise<string> =>
  Buffer.from(await file.slice(start, end).arrayBuffer()).toString('latin1');

const begins = /^(?:\u00ef\u00bb\u00bf)?[\s]{0,16}%PDF-[12]\.\d/;
/** Content that makes a browser treat a file as a page, whatever its name. */
const page = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Only padding may follow the end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is padding
const ends = /startxref\s+(\d{1,10})\s+%%EOF[\s\u0000]*$/;
/** The object table, or the stream that replaces it. */
const table = /(?:^|\s)(?:xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/;
/** Tolerated error of the offset, in bytes: some programs miscount a little, and readers correct it. */
const slack = 32;

/** True if the file ends as a ZIP archive: an end record whose comment reaches exactly the end of the file. */
const isArchiveToo = (tail: string): boolean => {
  for (let at = tail.indexOf('PK\u0005\u0006'); at !== -1; at = tail.indexOf('PK\u0005\u0006', at + 1)) {
    const comment = tail.charCodeAt(at + 20) + 256 * tail.charCodeAt(at + 21);
    if (at + 22 + comment === tail.length) return true;
  }
  return false;
};

export const inspectPdf = async (file: Blob): Promise<Verdict> => {
  const head = await latin(file, 0, headBytes);
  if (!begins.test(head)) return 'other';
  const tail = await latin(file, Math.max(0, file.size - tailBytes), file.size);
  if (page.test(head) || isArchiveToo(tail)) return 'other';
  const offset = ends.exec(tail)?.[1];
  if (offset === undefined) return 'damaged';
  const at = Number(offset);
  const around = await latin(file, Math.max(0, at - slack), at + slack);
  return at < file.size && table.test(around) ? 'sound' : 'damaged';
};
