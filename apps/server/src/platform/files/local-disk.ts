import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { chunksOf } from './chunks.ts';
import { type FileStore, isFileName, type KeptFile } from './files.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const noneIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/**
 * Writes to a temporary file, flushes it, then renames it: even after a power cut, a named file is complete.
 */
const writeWhole = async (folder: string, name: string, file: Blob): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${randomUUID()}.part`);
  try {
    // The file is created before the first byte is read and closed before it is removed: a stream might open its file
    // later.
    const handle = await open(part, 'wx', 0o600);
    try {
      for await (const chunk of chunksOf(file)) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** Keeps files on the local disk, in folders named by the first letters of the ids. */
export const keepOnDisk = (dataDir: string): FileStore => {
  const root = join(dataDir, 'files');
  const folderOf = (id: string) => join(root, id.slice(0, 2));

  async function* list(): AsyncGenerator<KeptFile> {
    for (const folder of (await readdir(root).catch(noneIfMissing)) ?? []) {
      for (const name of (await readdir(join(root, folder)).catch(noneIfMissing)) ?? []) {
        const found = await stat(join(root, folder, name)).catch(noneIfMissing);
        if (found === null) continue;
        if (isFileName(name)) yield { id: name, at: found.mtime };
        // A file that a killed process left half written.
        else if (Date.now() - found.mtimeMs > 3_600_000) await rm(join(root, folder, name), { force: true });
      }
    }
  }

  return {
    put: (id, file) => writeWhole(folderOf(id), id, file),
    open: async (id) => {
      const handle = await open(join(folderOf(id), id)).catch(noneIfMissing);
      // A stream closes its handle however it ends, read or not.
      return handle === null ? null : handle.createReadStream();
    },
    remove: (id) => rm(join(folderOf(id), id), { force: true }),
    list,
    close: () => undefined,
  };
};
