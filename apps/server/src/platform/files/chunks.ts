import { createHash } from 'node:crypto';

/** What is held in memory of a file at once. */
const chunkBytes = 1_048_576;

/**
 * The bytes of a file, a piece at a time. A Blob that stands for a file on the disk (fs.openAsBlob) keeps the descriptor of a stream that
 * is not read to its end until it is collected: a full disk, or somebody who is gone, would cost one each. Each piece is opened, read to
 * its end and closed, so that nothing stays open between two of them, however the reading ends.
 */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += chunkBytes) {
    yield new Uint8Array(await file.slice(start, start + chunkBytes).arrayBuffer());
  }
}

/** SHA-256. */
export const digestOf = async (file: Blob): Promise<Buffer> => {
  const hash = createHash('sha256');
  for await (const chunk of chunksOf(file)) hash.update(chunk);
  return hash.digest();
};
