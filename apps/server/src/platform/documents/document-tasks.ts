import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { evidenceReader, type InspectedEvidence } from '@basoche/domain/evidence/evidence-file';
import { evidenceBytes } from '@basoche/domain/limits';
import type { Invoice } from '@basoche/domain/payments/invoices/invoice';
import type { SharedCard } from '../sharing/card.ts';
import type { Block, DocumentHead, FileAttachment, Piece } from './blocks.ts';
import { facturX } from './factur-x.ts';
import { emptySeal, pdfWriter, sealPlaceOf, type WrittenPdf } from './pdf.ts';

/** Tasks of the worker threads. Each holds only values that a message can carry. */

export type Task =
  | { readonly task: 'pdf'; readonly head: DocumentHead; readonly attached: FileAttachment | null }
  | {
      readonly task: 'invoice';
      readonly head: DocumentHead;
      readonly blocks: readonly Block[];
      readonly invoice: Invoice;
    }
  | { readonly task: 'docx'; readonly head: DocumentHead; readonly blocks: readonly Block[] }
  | { readonly task: 'evidence'; readonly bytes: Uint8Array }
  | { readonly task: 'anonymous'; readonly bytes: Uint8Array }
  | { readonly task: 'picture'; readonly card: SharedCard };

/** A PDF without its seal, and the digest from which the seal is made. */
export type MadePdf = Omit<WrittenPdf, 'bytes'> & { readonly bytes: Uint8Array; readonly digest: string };

/** The content of a file of evidence. `pdf` holds the seal of a PDF; null for JSON. */
export interface ReadEvidence {
  readonly evidence: InspectedEvidence;
  readonly pdf: { readonly seal: string; readonly digest: string } | null;
}

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const digestWithoutSeal = (bytes: Buffer, sealAt: number): string =>
  createHash('sha256')
    .update(bytes.subarray(0, sealAt))
    .update(emptySeal)
    .update(bytes.subarray(sealAt + emptySeal.length))
    .digest('hex');

export const pdfTask = (head: DocumentHead, attached: FileAttachment | null) => {
  const writer = pdfWriter(head, attached);
  return {
    add: (piece: Piece) => writer.add(piece),
    finish: (): MadePdf => {
      const pdf = writer.finish();
      return { ...pdf, digest: digestWithoutSeal(pdf.bytes, pdf.sealAt) };
    },
  };
};

/** The format prescribes this file name: programs look for it. */
const facturXFile: FileAttachment = {
  name: 'factur-x.xml',
  mediaType: 'text/xml',
  description: 'La même facture, lisible par un programme (Factur-X, EN 16931)',
  relation: 'Alternative',
};

/** An invoice as a PDF for people, with its electronic form for programs embedded. */
export const invoiceTask = async (
  head: DocumentHead,
  blocks: readonly Block[],
  invoice: Invoice,
): Promise<Uint8Array> => {
  const attached = facturX(invoice);
  const writer = pdfWriter(head, facturXFile);
  writer.add({ blocks, attached });
  return new Uint8Array(writer.finish().bytes);
};

/** Limits for untrusted PDFs: bytes read of a stream's dictionary, and number of embedded files inspected. */
const dictionaryBytes = 2_048;
const filesAtMost = 20;

/** Size of a chunk, in bytes. */
const chunkBytes = 65_536;

async function* plainChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** Unpacks copies of the chunks, since the buffer may be released while the last chunk is still in use. */
async function* unpacked(bytes: Buffer): AsyncGenerator<Buffer> {
  const packed = Readable.from(plainChunks(bytes)).map((chunk: Buffer) => Buffer.from(chunk));
  const inflate = createInflate();
  packed.pipe(inflate);
  try {
    yield* inflate;
  } finally {
    packed.destroy();
  }
}

/** Reads a text as a stream, within the size limit of our files; null if it is not a file of evidence. */
const readText = async (chunks: AsyncIterable<Buffer>): Promise<InspectedEvidence | null> => {
  const hash = createHash('sha256');
  const reader = evidenceReader(sha256, {
    update: (text) => hash.update(text),
    digest: () => hash.digest('hex'),
  });
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > evidenceBytes || !reader.add(decoder.decode(chunk, { stream: true }))) return null;
    }
  } catch {
    // The compressed data are damaged.
    return null;
  }
  return reader.add(decoder.decode()) ? reader.finish() : null;
};

/** Content of a stream, decompressed while it is read; null if its compression is not one that we use. */
const contentAt = (bytes: Buffer, start: number, dictionary: string): AsyncIterable<Buffer> | null => {
  if (/\/DecodeParms\b/.test(dictionary)) return null;
  // Ignores bytes after the end of the compressed data.
  if (/\/Filter\s*\[?\s*\/FlateDecode\b/.test(dictionary)) return unpacked(bytes.subarray(start));
  const end = bytes.indexOf('endstream', start, 'latin1');
  return plainChunks(bytes.subarray(start, end === -1 ? bytes.length : end));
};

/**
 * The file of evidence embedded in a PDF, whichever program wrote it last; null if none. An embedded file is never
 * inside other compressed objects (ISO 32000-1, 7.5.7), so nothing else is decompressed: anyone may send a PDF.
 */
const evidenceInside = async (bytes: Buffer): Promise<InspectedEvidence | null> => {
  let at = -1;
  for (let looked = 0; looked < filesAtMost; looked += 1) {
    at = bytes.indexOf('/EmbeddedFile', at + 1, 'latin1');
    if (at === -1) return null;
    const before = bytes.toString('latin1', Math.max(0, at - dictionaryBytes), at);
    const after = bytes.toString('latin1', at, at + dictionaryBytes);
    const found = /^\/EmbeddedFile\b[\s\S]*?>>\s*stream\r?\n/.exec(after);
    if (found === null) continue;
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + found[0];
    const content = contentAt(bytes, at + found[0].length, dictionary);
    const evidence = content && (await readText(content));
    if (evidence !== null) return evidence;
  }
  return null;
};

const readPdf = async (bytes: Buffer): Promise<ReadEvidence | null> => {
  const evidence = await evidenceInside(bytes);
  if (evidence === null) return null;
  const sealAt = sealPlaceOf(bytes);
  const seal = sealAt === null ? '' : bytes.toString('latin1', sealAt, sealAt + emptySeal.length);
  const digest = sealAt === null ? '' : digestWithoutSeal(bytes, sealAt);
  return { evidence, pdf: { seal, digest } };
};

/** Reads a file of evidence (PDF or JSON) and checks its own consistency; null if it is not one. */
export const readEvidence = async (file: Uint8Array): Promise<ReadEvidence | null> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('latin1', 0, 1_024).includes('%PDF-')) return readPdf(bytes);
  const evidence = await readText(plainChunks(bytes));
  return evidence && { evidence, pdf: null };
};
