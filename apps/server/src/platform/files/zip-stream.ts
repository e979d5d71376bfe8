import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { streamOf } from './transfer.ts';

/** A file of a ZIP that is written. */
export interface ZippedFile {
  readonly path: string;
  /** Opens its content once the files before it are written. */
  open(): Promise<AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>>;
  /** True if the content is compressed already and is stored as it is. */
  readonly isPacked?: boolean;
}

interface ZipOptions {
  readonly at: Date;
  readonly mode?: number;
}

/**
 * Writes a ZIP of these files as a stream; only one content is open at a time, and it passes through memory
 * in chunks. If the list fails, or a content cannot be opened or read, the stream is destroyed with the
 * error.
 */
export const zipStream = (
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
  { at, mode }: ZipOptions,
): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | null = null;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  // The reader gets the error. Before there is a reader, an unhandled error event would end the process.
  output.on('error', () => undefined);
  output.once('close', () => current?.destroy());

  const add = ({ path, open, isPacked = false }: ZippedFile): void =>
    zip.addReadStreamLazy(path, { mtime: at, compress: !isPacked, ...(mode && { mode }) }, (give) => {
      const pump = async () => {
        const content = streamOf(await open());
        current = content;
        // The library does not listen for this error.
        content.once('error', fail);
        if (output.destroyed) content.destroy();
        else give(null, content);
      };
      pump().catch(fail);
    });
  const addAll = async () => {
    for await (const file of files) {
      if (output.destroyed) return;
      add(file);
    }
    zip.end();
  };
  addAll().catch(fail);
  return output;
};
