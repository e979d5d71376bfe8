import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Encrypts what the database keeps and nobody who reads it may learn: AES-256-GCM under one key of the program. */
export interface Sealing {
  /** `about` says what it belongs to: what is moved to another row does not open there. */
  seal(text: string, about: string): Promise<Buffer>;
  unseal(sealed: Buffer, about: string): Promise<string>;
}

const ivLength = 12;
const tagLength = 16;

/** Written whole under another name first: a process that starts beside this one reads all of the key, or none. */
const madeKey = async (path: string): Promise<Buffer> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    // Another process was first: its key is the one.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return readKey(path);
};

const readKey = async (path: string): Promise<Buffer> =>
  Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');

const keptKey = async (dataDir: string): Promise<Buffer> => {
  const path = join(dataDir, 'secrets.key');
  await mkdir(dataDir, { recursive: true });
  try {
    return await readKey(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return madeKey(path);
    throw error;
  }
};

interface Kept {
  /** 32 bytes, base64; `null`: a key that is made once and kept under `dataDir`. */
  readonly secretsKey: string | null;
  readonly dataDir: string;
}

export const openSealing = ({ secretsKey, dataDir }: Kept): Sealing => {
  let key: Promise<Buffer> | undefined;
  const theKey = () => {
    key ??= secretsKey === null ? keptKey(dataDir) : Promise.resolve(Buffer.from(secretsKey, 'base64'));
    return key;
  };
  return {
    seal: async (text, about) => {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', await theKey(), iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },
    unseal: async (sealed, about) => {
      const decipher = createDecipheriv('aes-256-gcm', await theKey(), sealed.subarray(0, ivLength))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
      try {
        const text = decipher.update(sealed.subarray(ivLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw new Error(
          `What was sealed for ${about} does not open with this key. Every process needs the same SECRETS_KEY.`,
          { cause },
        );
      }
    },
  };
};
