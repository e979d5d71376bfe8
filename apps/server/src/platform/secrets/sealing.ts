import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Encrypts confidential values in the database: AES-256-GCM under the current key. A sealed value starts with
 * its key's name, so that values of former keys can still be opened.
 */
export interface Sealing {
  /** `about` binds the value to its row: copied to another row, it cannot be opened. */
  seal(text: string, about: string): Promise<Buffer>;
  unseal(sealed: Buffer, about: string): Promise<string>;
  /** True if the value was sealed under the current key. */
  isCurrent(sealed: Buffer): Promise<boolean>;
}

const nameLength = 8;
const ivLength = 12;
const tagLength = 16;

/** Identifies a key without revealing it. */
const nameOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('the name of a sealing key').digest().subarray(0, nameLength);

/**
 * Makes a key file: written completely under another name first, so that a concurrent process reads the whole key or
 * none.
 */
const madeKey = async (path: string): Promise<Buffer> => {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    // Another process was first: its key is used.
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

interface SealingOptions {
  /** 32 bytes, base64. `null` to generate a key once and keep it under `dataDir`. */
  readonly secretsKey: string | null;
  /** Former keys: they still open values, and seal none. */
  readonly formerSecretsKeys: readonly string[];
  readonly dataDir: string;
}

interface Key {
  readonly key: Buffer;
  readonly name: Buffer;
}

interface Keys {
  readonly present: Key;
  /** All keys, the current one first. */
  readonly all: readonly Key[];
}

const withName = (key: Buffer): Key => ({ key, name: nameOf(key) });

const keyOf = (base64: string): Buffer => Buffer.from(base64, 'base64');

const tryOpen = (sealed: Buffer, key: Buffer, about: string): string | null => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
      .setAAD(Buffer.from(about))
      .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
    const text = decipher.update(sealed.subarray(ivLength + tagLength));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
};

export const openSealing = ({ secretsKey, formerSecretsKeys, dataDir }: SealingOptions): Sealing => {
  let keys: Promise<Keys> | undefined;
  const loadKeys = async (): Promise<Keys> => {
    const present = withName(secretsKey === null ? await keptKey(dataDir) : keyOf(secretsKey));
    return { present, all: [present, ...formerSecretsKeys.map((base64) => withName(keyOf(base64)))] };
  };
  const theKeys = () => {
    keys ??= loadKeys();
    return keys;
  };
  return {
    seal: async (text, about) => {
      const { present } = await theKeys();
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', present.key, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([present.name, iv, cipher.getAuthTag(), sealed]);
    },
    unseal: async (sealed, about) => {
      const { all } = await theKeys();
      const sealer = all.find(({ name }) => name.equals(sealed.subarray(0, nameLength)));
      if (sealer !== undefined) {
        const text = tryOpen(sealed.subarray(nameLength), sealer.key, about);
        if (text !== null) return text;
      }
      // Values sealed before keys had names.
      for (const { key } of all) {
        const text = tryOpen(sealed, key, about);
        if (text !== null) return text;
      }
      throw new Error(
        `What was sealed for ${about} opens with none of these keys. Every process needs the same SECRETS_KEY, and former ones in SECRETS_KEYS_OLD.`,
      );
    },
    isCurrent: async (sealed) => (await theKeys()).present.name.equals(sealed.subarray(0, nameLength)),
  };
};
