import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunksOf, sha256Of } from './chunks.ts';

const bytes = randomBytes(2_500_000);
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basoche-chunks-'));
  path = join(folder, 'received');
  await writeFile(path, bytes);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Number of times that this process has the file open now. */
const timesOpen = async (): Promise<number> => {
  const held = await readdir('/proc/self/fd');
  const targets = await Promise.all(held.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => null)));
  return targets.filter((target) => target === path).length;
};

describe('the pieces of a file', () => {
  it('are its bytes, and its digest is of all of them', async () => {
    const file = await openAsBlob(path);
    expect(Buffer.concat(await Array.fromAsync(chunksOf(file)))).toEqual(bytes);
    expect(await sha256Of(file)).toEqual(createHash('sha256').update(bytes).digest());
    expect(await Array.fromAsync(chunksOf(new Blob([])))).toEqual([]);
  });

  // Only where the open files of a process can be listed.
  describe.runIf(process.platform === 'linux')('on the disk', () => {
    it('leave nothing open when who reads them stops half way', async () => {
      for await (const _chunk of chunksOf(await openAsBlob(path))) break;
      expect(await timesOpen()).toBe(0);
    });

    it('leave nothing open when where they go is full', async () => {
      const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
      await expect(pipeline(chunksOf(await openAsBlob(path)), full)).rejects.toThrow('full');
      expect(await timesOpen()).toBe(0);
    });
  });
});
