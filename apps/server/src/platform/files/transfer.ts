import { Readable } from 'node:stream';
import type { GivenFile } from '@basoche/contract/files';
import type { FastifyReply } from 'fastify';
import { attachmentNamed, mediaTypeOf } from './names.ts';

/** A file may take this long to come or to go: five megabytes over a slow telephone. */
export const fileTransferMs = 60_000;

/** A stream goes as it is: whoever is gone before the first byte ends it, and with it what it holds open. */
export const streamOf = (content: AsyncIterable<Uint8Array | string>): Readable =>
  content instanceof Readable ? content : Readable.from(content, { objectMode: false });

/** Always to be saved, never to be shown here; what a browser or a proxy may keep of it is nothing (see `api.ts`). */
export const sendFile = (reply: FastifyReply, { name, kind, bytes, content }: GivenFile) => {
  if (bytes !== null) reply.header('content-length', bytes);
  return reply
    .type(mediaTypeOf(kind))
    .header('content-disposition', attachmentNamed(name))
    .send(streamOf(content));
};
