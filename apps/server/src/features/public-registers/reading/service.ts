import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import {
  RegisterFileRefused,
  registerBytesAtMost,
  registerLineAtMost,
} from '@basoche/domain/public-registers/failures';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import { type RegisterRow, rowReader, UnknownColumns } from '@basoche/domain/public-registers/rows';
import { CsvError, parse } from 'csv-parse';
import { type Entry, openPromise } from 'yauzl';

/** Reads the lines of a downloaded register file, plain or in a ZIP, without loading it into memory. */

const separators: Readonly<Record<PublicRegister, string>> = { avocats: ';', companies: ',', officers: ';' };

type Encoding = 'utf-8' | 'windows-1252';

/** A file that was read through once. */
export interface InspectedFile {
  /** Digest of its content: the same for the same lines, in a ZIP or not. */
  readonly sha256: string;
  /** Rows that are in force. Throws `RegisterFileRefused`. */
  rows(): AsyncIterable<RegisterRow>;
}

type Content = () => AsyncIterable<Buffer>;

const isZip = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file.close();
  }
};

/**
 * Content of the only `.csv` file of an archive. Opened again for each reading, since an archive is closed
 * with its list.
 */
async function* unpacked(path: string, bytesAtMost: number): AsyncIterable<Buffer> {
  const zip = await openPromise(path, { autoClose: false }).catch((error) => {
    throw new RegisterFileRefused('damaged', error.message);
  });
  try {
    const found: Entry[] = [];
    for await (const entry of zip.eachEntry()) {
      if (/\.csv$/i.test(entry.fileName)) found.push(entry);
      if (found.length > 1) break;
    }
    const [entry] = found;
    if (entry === undefined || found.length > 1) throw new RegisterFileRefused('notOneFile');
    if (entry.uncompressedSize > bytesAtMost) throw new RegisterFileRefused('tooLarge');
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    if (error instanceof RegisterFileRefused || !(error instanceof Error)) throw error;
    throw new RegisterFileRefused('damaged', error.message);
  } finally {
    zip.close();
  }
}

/** Stops at the first byte above the limit: the size stated by an archive is not trusted. */
async function* bounded(content: AsyncIterable<Buffer>, bytesAtMost: number): AsyncIterable<Buffer> {
  let bytes = 0;
  for await (const part of content) {
    bytes += part.length;
    if (bytes > bytesAtMost) throw new RegisterFileRefused('tooLarge');
    yield part;
  }
}

/** Byte order mark of UTF-8, and white space. */
const blank = new Set([0xef, 0xbb, 0xbf, 0x20, 0x09, 0x0d, 0x0a]);
const lessThan = 0x3c;

/**
 * Digest of a content, and its encoding: older editions are not in UTF-8. Refuses empty files and web pages.
 */
const inspect = async (content: AsyncIterable<Buffer>): Promise<{ sha256: string; encoding: Encoding }> => {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let encoding: Encoding = 'utf-8';
  let first: number | undefined;
  for await (const part of content) {
    hash.update(part);
    first ??= part.find((byte) => !blank.has(byte));
    if (first === lessThan) throw new RegisterFileRefused('webPage');
    if (encoding === 'windows-1252') continue;
    try {
      decoder.decode(part, { stream: true });
    } catch {
      encoding = 'windows-1252';
    }
  }
  if (first === undefined) throw new RegisterFileRefused('empty');
  return { sha256: hash.digest('hex'), encoding };
};

async function* decoded(content: AsyncIterable<Buffer>, encoding: Encoding): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  for await (const part of content) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** Cells of each line. */
const cellsOf = (
  content: AsyncIterable<Buffer>,
  encoding: Encoding,
  delimiter: string,
): AsyncIterable<string[]> =>
  pipeline(
    Readable.from(decoded(content, encoding)),
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: registerLineAtMost,
    }),
    // The error is also thrown by the iteration.
    () => undefined,
  );

/** Rows of a content that are in force. Refuses a file that ends in the middle of a member's line. */
async function* rowsOf(register: PublicRegister, cells: AsyncIterable<string[]>): AsyncIterable<RegisterRow> {
  let read: ReturnType<typeof rowReader> | undefined;
  let columns = 0;
  let isCut = false;
  for await (const line of cells) {
    // Some editions start with a title line.
    if (read === undefined && line.length === 1) continue;
    if (read === undefined) {
      read = rowReader(register, line);
      columns = line.length;
      continue;
    }
    const row = read(line);
    isCut = row !== null && line.length < columns;
    if (row !== null) yield row;
  }
  if (read === undefined) throw new RegisterFileRefused('damaged', 'no headings');
  if (isCut) throw new RegisterFileRefused('cutOff');
}

/** Turns an error into the file's refusal; any other error is a fault of the program. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof UnknownColumns) return new RegisterFileRefused('columns', error.missing);
  if (!(error instanceof CsvError)) return error;
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? new RegisterFileRefused('longLine')
    : new RegisterFileRefused('damaged', error.code);
};

async function* refusing<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* items;
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Reads a file through. Throws `RegisterFileRefused` if it is not an edition of the register. */
export const inspectFile = async (register: PublicRegister, path: string): Promise<InspectedFile> => {
  const { file, unpacked: whole } = registerBytesAtMost[register];
  if ((await stat(path)).size > file) throw new RegisterFileRefused('tooLarge');
  const content: Content = (await isZip(path))
    ? () => bounded(unpacked(path, whole), whole)
    : () => bounded(createReadStream(path), whole);
  const { sha256, encoding } = await inspect(content());
  return {
    sha256,
    rows: () => refusing(rowsOf(register, cellsOf(content(), encoding, separators[register]))),
  };
};
