import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { type InspectedEvidence, inspectEvidence } from '@basoche/domain/evidence/file';
import type { Attached, Block, DocumentHead, Piece } from './blocks.ts';
import { emptySeal, pdfWriter, sealPlaceOf, type WrittenPdf } from './pdf.ts';

/** What is done beside the event loop, in a thread of its own: each takes what a message can carry. */

export type Task =
  | { readonly task: 'pdf'; readonly head: DocumentHead; readonly attached: Attached | null }
  | { readonly task: 'docx'; readonly head: DocumentHead; readonly blocks: readonly Block[] }
  | { readonly task: 'evidence'; readonly bytes: Uint8Array };

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

/** What a file of evidence may unfold to, in bytes. */
const unfoldedAtMost = 128 * 1024 * 1024;

/** The file inside a PDF of our own writing: found without reading the rest, which may be long. */
const ownAttachmentOf = (bytes: Buffer): string | null => {
  const at = bytes.indexOf('/Type/EmbeddedFile', 0, 'latin1');
  const start = bytes.indexOf('\nstream\n', Math.max(0, at), 'latin1');
  if (at === -1 || start === -1) return null;
  const length = /\/Filter\/FlateDecode\/Length (\d{1,9})>>$/.exec(bytes.toString('latin1', at, start))?.[1];
  if (length === undefined) return null;
  const content = bytes.subarray(start + 8, start + 8 + Number(length));
  return inflateSync(content, { maxOutputLength: unfoldedAtMost }).toString('utf8');
};

/** The file that a PDF carries inside, whatever program wrote it last; null where it carries none. */
const attachmentOf = async (bytes: Uint8Array): Promise<string | null> => {
  const { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } = await import('pdf-lib');
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    ignoreEncryption: true,
    throwOnInvalidObject: true,
  });
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (object.dict.lookup(PDFName.of('Type')) !== PDFName.of('EmbeddedFile')) continue;
    const given = object.dict.lookup(PDFName.of('Filter'));
    const filter = given instanceof PDFArray ? given.lookup(0) : given;
    if (object.dict.lookup(PDFName.of('DecodeParms')) instanceof PDFDict) continue;
    const content = Buffer.from(object.contents);
    const plain =
      filter === PDFName.of('FlateDecode')
        ? inflateSync(content, { maxOutputLength: unfoldedAtMost })
        : content;
    const text = plain.toString('utf8');
    if (text.trimStart().startsWith('{')) return text;
  }
  return null;
};

const tried = (read: () => string | null): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

const readPdf = async (bytes: Buffer): Promise<ReadEvidence | null> => {
  const text = tried(() => ownAttachmentOf(bytes)) ?? (await attachmentOf(bytes).catch(() => null));
  const evidence = text === null ? null : inspectEvidence(text, sha256);
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
  const evidence = inspectEvidence(bytes.toString('utf8').replace(/^\ufeff/, ''), sha256);
  return evidence && { evidence, pdf: null };
};
