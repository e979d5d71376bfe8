import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupRefused } from './backup-parts.ts';

/**
 * Format of a backup file: a line that names the format, then the compressed parts, encrypted with
 * AES-256-GCM if there is a key. The file gets its final name once it is complete; only its owner may read
 * it.
 */

const plainLine = 'basoche backup 1 plain\n';
const sealedLine = 'basoche backup 1 sealed\n';
const ivLength = 12;
const tagLength = 16;

export const writeEnvelope = async (
  path: string,
  key: Buffer | null,
  content: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const draft = `${path}.part`;
  const output = await open(draft, 'wx', 0o600);
  try {
    const iv = randomBytes(ivLength);
    const cipher = key && createCipheriv('aes-256-gcm', key, iv);
    await output.write(cipher === null ? plainLine : sealedLine);
    if (cipher !== null) await output.write(iv);
    const file = createWriteStream('', { fd: output.fd, autoClose: false, flush: true });
    const packed = createGzip({ level: 6 });
    if (cipher === null) await pipeline(Readable.from(content), packed, file);
    else await pipeline(Readable.from(content), packed, cipher, file);
    if (cipher !== null) await output.write(cipher.getAuthTag());
    await output.sync();
    await output.close();
    await rename(draft, path);
  } catch (error) {
    await output.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
};

interface OpenedEnvelope {
  readonly content: Readable;
  /** Rejects if the file was changed after it was sealed, or ends early. Await it before the content is trusted. */
  readonly whole: Promise<void>;
}

export const openEnvelope = async (path: string, key: Buffer | null): Promise<OpenedEnvelope> => {
  const file = await open(path, 'r').catch(() => {
    throw new BackupRefused(`${path} cannot be read.`);
  });
  try {
    const { size } = await file.stat();
    const line = Buffer.alloc(Buffer.byteLength(sealedLine));
    await file.read(line, 0, line.length, 0);
    const isSealed = line.toString('latin1') === sealedLine;
    if (!isSealed && !line.toString('latin1').startsWith(plainLine)) {
      throw new BackupRefused(`${path} is no backup of this program.`);
    }
    const unpacked = createGunzip();
    if (!isSealed) {
      const whole = pipeline(createReadStream(path, { start: Buffer.byteLength(plainLine) }), unpacked);
      return { content: unpacked, whole };
    }
    if (key === null)
      throw new BackupRefused(`${path} is sealed: set BACKUP_KEY to the key that it was made with.`);
    const start = line.length + ivLength;
    const iv = Buffer.alloc(ivLength);
    const tag = Buffer.alloc(tagLength);
    await file.read(iv, 0, ivLength, line.length);
    await file.read(tag, 0, tagLength, size - tagLength);
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAuthTag(tag);
    const whole = pipeline(createReadStream(path, { start, end: size - tagLength - 1 }), decipher, unpacked);
    return { content: unpacked, whole };
  } finally {
    await file.close();
  }
};
