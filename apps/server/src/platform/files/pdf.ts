/**
 * Whether a file is a PDF that a reader opens: by its own structure and nothing else. It begins as one, ends as one, and its
 * end leads to the table of its objects (ISO 32000-1, 7.5). What only hides in one, such as a page or an archive that another
 * program would open, is refused; its content is never carried out or unpacked.
 */

export type Verdict = 'sound' | 'other' | 'damaged';

const headBytes = 1_024;
/** An archive's end may stand this far from the end of a file. */
const tailBytes = 65_536 + 22;

const latin = async (file: Blob, start: number, end: number): Promise<string> =>
  Buffer.from(await file.slice(start, end).arrayBuffer()).toString('latin1');

const begins = /^(?:\u00ef\u00bb\u00bf)?[\s]{0,16}%PDF-[12]\.\d/;
/** What makes a browser take a file for a page, whatever its name. */
const page = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;
/** Nothing but padding may stand after the end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is padding
const ends = /startxref\s+(\d{1,10})\s+%%EOF[\s\u0000]*$/;
/** The table of objects, or the stream that stands for it. */
const table = /(?:^|\s)(?:xref\s|\d{1,10}\s+\d{1,5}\s+obj\b)/;
/** Programs that write a file by hand miscount a little; readers mend that. */
const slack = 32;

/** The end of an archive that an archiver would open: its comment reaches exactly to the end of the file. */
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
