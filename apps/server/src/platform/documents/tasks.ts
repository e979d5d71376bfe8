import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { evidenceReader, type InspectedEvidence } from '@basoche/domain/evidence/file';
import { evidenceBytes } from '@basoche/domain/limits';
import type { Invoice } from '@basoche/domain/payments/invoices/invoice';
import type { SharedCard } from '../sharing/card.ts';
import type { Attached, Block, DocumentHead, Piece } from './blocks.ts';
import { facturX } from './factur-x.ts';
import { emptySeal, pdfWriter, sealPlaceOf, type WrittenPdf } from './pdf.ts';

/** What is done beside the event loop, in a thread of its own: each takes what a message can carry. */

export type Task =
  | { readonly task: 'pdf'; readonly head: DocumentHead; readonly attached: Attached | null }
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

/** A PDF that has no seal yet, and the digest that its seal is made from. */
export type MadePdf = Omit<WrittenPdf, 'bytes'> & { readonly bytes: Uint8Array; readonly digest: string };

/** A file of evidence; of a PDF, also what its own seal says. */
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

export const pdfTask = (head: DocumentHead, attached: Attached | null) => {
  const writer = pdfWriter(head, attached);
  return {
    add: (piece: Piece) => writer.add(piece),
    finish: (): MadePdf => {
      const made = writer.finish();
      return { ...made, digest: digestWithoutSeal(made.bytes, made.sealAt) };
    },
  };
};

/** The name is the format's own: programs look for it. */
const facturXFile: Attached = {
  name: 'factur-x.xml',
  mediaType: 'text/xml',
  description: 'La même facture, lisible par un programme (Factur-X, EN 16931)',
  relation: 'Alternative',
};

/** An invoice as people read it, with what programs read of it inside. */
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

/** A stream's dictionary is read no further than this, and so many files inside one PDF are looked at. */
const dictionaryBytes = 2_048;
const filesAtMost = 20;

/** Bytes that are read at a time. */
const chunkBytes = 65_536;

async function* plainChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** Copies of its parts are unpacked: the file may be given back while the last of them is. */
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

/** Reads a text as it comes, as far as a file of ours may go; null where it is none. */
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
    // What is packed is damaged.
    return null;
  }
  return reader.add(decoder.decode()) ? reader.finish() : null;
};

/** The content of a stream, unpacked as it is read; null where it is packed in a way that we do not use. */
const contentAt = (bytes: Buffer, start: number, dictionary: string): AsyncIterable<Buffer> | null => {
  if (/\/DecodeParms\b/.test(dictionary)) return null;
  // What stands behind the end of the compressed file is left alone.
  if (/\/Filter\s*\[?\s*\/FlateDecode\b/.test(dictionary)) return unpacked(bytes.subarray(start));
  const end = bytes.indexOf('endstream', start, 'latin1');
  return plainChunks(bytes.subarray(start, end === -1 ? bytes.length : end));
};

/**
 * The file of evidence that a PDF carries inside, whatever program wrote it last; null where it carries none. A file inside is a stream, which
 * stands in the open however the rest is packed (ISO 32000-1, 7.5.7): nothing else of the PDF is unfolded, for anyone may send one.
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

/** Reads a file of evidence, PDF or JSON, and checks it by itself; null where it is none. */
export const readEvidence = async (given: Uint8Array): Promise<ReadEvidence | null> => {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.toString('latin1', 0, 1_024).includes('%PDF-')) return readPdf(bytes);
  const evidence = await readText(plainChunks(bytes));
  return evidence && { evidence, pdf: null };
};
