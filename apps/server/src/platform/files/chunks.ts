import { createHash } from 'node:crypto';

/** Bytes of a file held in memory at once. */
const chunkBytes = 1_048_576;

/**
 * Reads a file in chunks. A partly read stream of a Blob on the disk (fs.openAsBlob) keeps its descriptor until
 * garbage collection. Each chunk is therefore opened, read and closed: nothing stays open however the reading ends.
 */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += chunkBytes) {
    yield new Uint8Array(await file.slice(start, start + chunkBytes).arrayBuffer());
  }
}

/** SHA-256 of a file. */
export const sha256Of = async (file: Blob): Promise<Buffer> => {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(file)) hash.update(chunk);
  return hash.digest();
};
