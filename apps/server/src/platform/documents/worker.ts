import { parentPort } from 'node:worker_threads';
import type { Piece } from './blocks.ts';
import { invoiceTask, pdfTask, readEvidence, type Task } from './document-tasks.ts';
import { docxOf } from './docx.ts';

/** The worker thread: runs one task at a time, and acknowledges each piece so that pieces do not pile up. */

export type ToWorker = Task | { readonly piece: Piece } | { readonly end: true };
export type FromWorker = { readonly ready: true } | { readonly done: unknown } | { readonly failed: string };

const port = parentPort;
if (port === null) throw new Error('This runs in a thread of its own.');

let pdf: ReturnType<typeof pdfTask> | null = null;

const answer = (message: FromWorker): void => port.postMessage(message);

/** Transfers the bytes instead of copying them: a long document weighs megabytes. */
const handOver = (bytes: Uint8Array, done: unknown): void =>
  port.postMessage({ done } satisfies FromWorker, bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);

const handle = async (message: ToWorker): Promise<void> => {
  if ('piece' in message) {
    pdf?.add(message.piece);
    return answer({ ready: true });
  }
  if ('end' in message) {
    const made = pdf?.finish();
    pdf = null;
    if (made === undefined) return answer({ failed: 'No document was begun.' });
    // Copies the bytes into a buffer of their own, since a shared one cannot be transferred.
    const bytes = new Uint8Array(made.bytes);
    return handOver(bytes, { ...made, bytes });
  }
  if (message.task === 'pdf') {
    pdf = pdfTask(message.head, message.attached);
    return answer({ ready: true });
  }
  if (message.task === 'invoice') {
    const bytes = await invoiceTask(message.head, message.blocks, message.invoice);
    return handOver(bytes, bytes);
  }
  if (message.task === 'docx') return answer({ done: await docxOf(message.head, message.blocks) });
  if (message.task === 'picture') {
    const { drawPicture } = await import('../sharing/draw.ts');
    return answer({ done: await drawPicture(message.card) });
  }
  if (message.task === 'anonymous') {
    const { anonymousPdf } = await import('./anonymous-pdf.ts');
    return answer({ done: await anonymousPdf(message.bytes) });
  }
  const evidence = await readEvidence(message.bytes);
  // Frees the memory now, without waiting for the garbage collector: the next file is as large.
  if (message.bytes.buffer instanceof ArrayBuffer) message.bytes.buffer.transfer(0);
  return answer({ done: evidence });
};

port.on('message', (message: ToWorker) => {
  handle(message).catch((error: unknown) => {
    pdf = null;
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  });
});
