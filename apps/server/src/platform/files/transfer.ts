import { Readable } from 'node:stream';
import type { GivenFile } from '@basoche/contract/files';
import type { FastifyReply } from 'fastify';
import { attachmentNamed, mediaTypeOf } from './file-names.ts';

/** Time limit of a file's transfer, in milliseconds: five megabytes over a slow mobile network. */
export const fileTransferMs = 60_000;

/**
 * Typed as a stream; returns it unchanged. A client that leaves before the first byte destroys it, which
 * releases its resources.
 */
export const streamOf = (
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): Readable => (content instanceof Readable ? content : Readable.from(content, { objectMode: false }));

/** Sends a file as a download, never displayed in the browser. Nothing may cache it (see `api.ts`). */
export const sendFile = (reply: FastifyReply, { name, kind, bytes, content }: GivenFile) => {
  if (bytes !== null) reply.header('content-length', bytes);
  return reply
    .type(mediaTypeOf(kind))
    .header('content-disposition', attachmentNamed(name))
    .send(streamOf(content));
};
