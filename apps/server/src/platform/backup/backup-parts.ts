import type { Readable } from 'node:stream';

/**
 * A backup is a sequence of named parts, each preceded by its length. Parts are written and read as streams, so that
 * neither side holds more than one in memory.
 */

export interface Part {
  readonly name: string;
  readonly bytes: number;
}

/** Error for a backup that cannot be read; its message is for the operator. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export async function* partOf(name: string, content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield headOf({ name, bytes: content.length });
  yield content;
}

/** Writes one part as a stream. Its length must be known in advance; another length is an error. */
export async function* partFrom(
  { name, bytes }: Part,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield headOf({ name, bytes });
  let left = bytes;
  for await (const piece of content) {
    left -= piece.length;
    yield piece;
  }
  if (left !== 0) throw new Error(`${name} was to have ${bytes} bytes, and has ${bytes - left}.`);
}

const headOf = (part: Part): Uint8Array => {
  const head = Buffer.from(JSON.stringify(part));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head]);
};

const cut = new BackupRefused('This backup ends before its end: it was cut, or is still being written.');
const longestHead = 4_096;

interface OpenPart extends Part {
  /** Must be read to its end before the next part. */
  readonly content: AsyncIterable<Buffer>;
}

/** The parts of a backup in their order. Skips the unread content of a part. */
export async function* partsIn(stream: Readable): AsyncGenerator<OpenPart> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let buffered: Buffer = Buffer.alloc(0);
  const more = async (): Promise<boolean> => {
    const { value, done } = await pieces.next();
    if (done) return false;
    buffered = buffered.length === 0 ? value : Buffer.concat([buffered, value]);
    return true;
  };
  const take = async (length: number): Promise<Buffer> => {
    while (buffered.length < length) if (!(await more())) throw cut;
    const part = buffered.subarray(0, length);
    buffered = buffered.subarray(length);
    return part;
  };
  for (;;) {
    while (buffered.length === 0) if (!(await more())) return;
    const length = (await take(4)).readUInt32BE();
    if (length > longestHead) throw new BackupRefused('This backup is damaged.');
    const part = JSON.parse((await take(length)).toString('utf8')) as Part;
    let left = part.bytes;
    const content = async function* () {
      while (left > 0) {
        while (buffered.length === 0) if (!(await more())) throw cut;
        const piece = await take(Math.min(left, buffered.length));
        left -= piece.length;
        yield piece;
      }
    };
    yield { ...part, content: content() };
    while (left > 0) {
      while (buffered.length === 0) if (!(await more())) throw cut;
      left -= (await take(Math.min(left, buffered.length))).length;
    }
  }
}

export const readWhole = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
};
