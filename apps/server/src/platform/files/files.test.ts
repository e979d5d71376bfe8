import { openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPdf } from '../../../test/files.ts';
import { anObjectStore } from '../../../test/object-store.ts';
import { Refusal } from '../http/refusal.ts';
import { openLog } from '../observability/log.ts';
import type { Files } from './files.ts';
import { openFiles } from './open-files.ts';

const first = '0199a4e2-0000-4000-8000-000000000001';
const second = '1199a4e2-0000-4000-8000-000000000002';
const log = openLog('silent');

let dataDir: string;
let bucket: Awaited<ReturnType<typeof anObjectStore>>;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'basoche-files-'));
  bucket = await anObjectStore();
});
afterEach(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const read = async (files: Files, id: string): Promise<string | null> => {
  const content = await files.open(id);
  return content === null ? null : Buffer.concat(await Array.fromAsync(content)).toString('latin1');
};
const names = async (files: Files) => (await Array.fromAsync(files.list())).map(({ id }) => id).toSorted();

const kinds: readonly (readonly [string, () => Files])[] = [
  ['the local disk', () => openFiles({ s3Url: null, dataDir, log })],
  ['an object store', () => openFiles({ s3Url: bucket.url('fichiers/prives'), dataDir, log })],
];

describe.each(kinds)('%s', (_what, open) => {
  it('gives back what it was given, byte for byte, until it is removed', async () => {
    const files = open();
    const file = aPdf();
    await files.put(first, file);
    await files.put(second, aPdf('CV.pdf', 'Une autre'));
    expect(await read(files, first)).toBe(Buffer.from(await file.arrayBuffer()).toString('latin1'));
    expect(await names(files)).toEqual([first, second]);
    await files.remove(first);
    expect(await read(files, first)).toBeNull();
    expect(await names(files)).toEqual([second]);
    files.close();
  });

  it('has nothing under a name that nothing was given under, and removing it harms nothing', async () => {
    const files = open();
    expect(await read(files, first)).toBeNull();
    await files.remove(first);
    expect(await names(files)).toEqual([]);
    files.close();
  });

  it('takes no name but its own kind', async () => {
    const files = open();
    for (const name of ['../secret', '', 'a/b', `${first}/..`, first.toUpperCase(), `${first}\n`]) {
      await expect(async () => files.put(name, aPdf())).rejects.toThrow('not the name of a file');
      await expect(async () => files.open(name)).rejects.toThrow('not the name of a file');
    }
    files.close();
  });
});

describe('on the local disk', () => {
  it('a file belongs to the program alone, and stands under its name only once it is whole', async () => {
    const files = openFiles({ s3Url: null, dataDir, log });
    // A file that changes while it is copied can no longer be read.
    const source = join(dataDir, 'source');
    await writeFile(source, new Uint8Array(200_000));
    const broken = await openAsBlob(source);
    await writeFile(source, 'autre chose');
    await expect(files.put(first, broken)).rejects.toThrow(Refusal);
    expect(await read(files, first)).toBeNull();
    expect(await readdir(join(dataDir, 'files', first.slice(0, 2)))).toEqual([]);
    await files.put(first, aPdf());
    const { mode } = await stat(join(dataDir, 'files', first.slice(0, 2), first));
    expect(mode & 0o777).toBe(0o600);
  });

  it('a disk that takes nothing is a refusal that says so, and not the database', async () => {
    await writeFile(join(dataDir, 'files'), 'not a folder');
    const files = openFiles({ s3Url: null, dataDir, log });
    const refusal = await files.put(first, aPdf()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'UNAVAILABLE',
      details: { title: expect.stringContaining('fichiers'), retryAfterSeconds: 5 },
    });
  });

  it('what was half written when the process was killed goes after an hour', async () => {
    const files = openFiles({ s3Url: null, dataDir, log });
    const folder = join(dataDir, 'files', '01');
    await mkdir(folder, { recursive: true });
    for (const name of ['old.part', 'new.part']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'old.part'), new Date(0), new Date(0));
    expect(await names(files)).toEqual([]);
    expect(await readdir(folder)).toEqual(['new.part']);
  });
});

describe('in an object store', () => {
  it('what is asked is signed, in the bucket and the folder that the address names', async () => {
    const files = openFiles({ s3Url: bucket.url('fichiers/prives'), dataDir, log });
    await files.put(first, aPdf());
    expect([...bucket.objects.keys()]).toEqual([`fichiers/prives/${first}`]);
    // The stored bytes are those of the file, without stream framing.
    const stored = Buffer.from(bucket.objects.get(`fichiers/prives/${first}`)?.content ?? '').toString(
      'latin1',
    );
    expect(stored.startsWith('%PDF-1.4')).toBe(true);
    expect(stored.endsWith('%%EOF\n')).toBe(true);
    expect(bucket.asked[0]?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=cle:1\/\d{8}\/fr-par\/s3\//);
    files.close();
  });

  it('more files than one answer lists are all listed', async () => {
    const files = openFiles({ s3Url: bucket.url('fichiers'), dataDir, log });
    for (let number = 0; number < 25; number += 1) {
      const id = `0199a4e2-0000-4000-8000-${String(number).padStart(12, '0')}`;
      bucket.objects.set(`fichiers/${id}`, { content: new Uint8Array([1]), at: new Date() });
    }
    bucket.objects.set('fichiers/autre-chose.txt', { content: new Uint8Array([1]), at: new Date() });
    expect(await names(files)).toHaveLength(25);
    files.close();
  });

  it('that does not answer, or refuses, is a refusal that says so', async () => {
    const files = openFiles({ s3Url: bucket.url('fichiers'), dataDir, log });
    bucket.failWith(500);
    await expect(files.put(first, aPdf())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    bucket.failWith(403);
    await expect(files.open(first)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await bucket.close();
    await expect(files.remove(first)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    files.close();
  });

  it('that fails once is asked again', async () => {
    const files = openFiles({ s3Url: bucket.url('fichiers'), dataDir, log });
    bucket.failWith(503, 1);
    await files.put(first, aPdf());
    expect(await read(files, first)).toContain('%PDF-1.4');
    files.close();
  });
});
