import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { GivenFile, StoredKind } from '@basoche/contract/files';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/database.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';
import { addJob, type Handlers, type Schedule } from '../queue/queue.ts';
import type { Files } from './files.ts';

/**
 * Keeps files and the rows that name them consistent: no row without its file, and no file for long without its row.
 */

/** Keeps a file and inserts its row, in the same transaction as `work`. */
export const storeFile = async <Result>(
  { files, database, clock }: Platform,
  file: Blob,
  kind: StoredKind,
  work: (trx: Trx, fileId: string) => Promise<Result>,
): Promise<Result> => {
  const id = randomUUID();
  await files.put(id, file);
  try {
    return await database.transaction(async (trx) => {
      await trx
        .insertInto('stored_file')
        .values({ id, kind, bytes: file.size, created_at: clock.now() })
        .execute();
      return work(trx, id);
    });
  } catch (error) {
    // A refusal has written nothing. After any other failure the outcome is unknown: the nightly sweep checks
    // whether a row names the file.
    if (error instanceof Refusal) await files.remove(id).catch(() => undefined);
    throw error;
  }
};

/** Opens the file of the row that `find` returns: the caller checks who may read it. */
export const giveFile = async (
  files: Files,
  find: () => Promise<(Omit<GivenFile, 'content'> & { readonly file_id: string }) | undefined>,
): Promise<GivenFile> => {
  const { file_id, name, kind, bytes } = (await find()) ?? refuse('NOT_FOUND');
  const content = await files.open(file_id);
  if (content !== null) return { name, kind, bytes, content };
  // Either its row was deleted meanwhile, or the file is lost.
  if ((await find()) === undefined) refuse('NOT_FOUND');
  throw new Error(`The file ${file_id} is not there.`);
};

/** A copy of a file, which no row names yet. */
export interface CopiedFile {
  readonly id: string;
  readonly kind: StoredKind;
  readonly bytes: number;
}

/** Copies a file; null if it no longer exists. The nightly sweep removes a copy that no row names in time. */
export const copyFile = async (
  { files }: Platform,
  { id: from, kind }: { readonly id: string; readonly kind: StoredKind },
): Promise<CopiedFile | null> => {
  const content = await files.open(from);
  if (content === null) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of content) parts.push(Uint8Array.from(part));
  const copy = new Blob(parts);
  const id = randomUUID();
  await files.put(id, copy);
  return { id, kind, bytes: copy.size };
};

/** Inserts the rows of copies. */
export const insertCopies = async (trx: Trx, copies: readonly CopiedFile[], now: Date): Promise<void> => {
  if (copies.length === 0) return;
  const rows = copies.map(({ id, kind, bytes }) => ({ id, kind, bytes, created_at: now }));
  await trx.insertInto('stored_file').values(rows).execute();
};

/** Deletes the rows of files; a job removes the files after the transaction has committed. */
export const deleteFiles = async (trx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await trx.deleteFrom('stored_file').where('id', 'in', ids).execute();
  for (const fileId of ids) await addJob(trx, 'files.remove', { fileId });
};

/** The ids that no row names. */
const unnamed = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::uuid[]) id where not exists (select from stored_file f where f.id = id.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const batchSize = 500;

/** Removes files without a row. Files younger than a day are left: their row may still be inserted. */
const sweep = async ({ files, database, clock, log }: Platform): Promise<void> => {
  const before = clock.now().getTime() - dayMs;
  let removed = 0;
  const removeUnnamed = async (ids: readonly string[]) => {
    for (const id of await unnamed(database.db, ids)) {
      await files.remove(id);
      removed += 1;
    }
  };
  let batch: string[] = [];
  for await (const { id, at } of files.list()) {
    if (at.getTime() > before) continue;
    batch.push(id);
    if (batch.length < batchSize) continue;
    await removeUnnamed(batch);
    batch = [];
  }
  await removeUnnamed(batch);
  if (removed > 0) log.info({ part: 'files', removed }, 'Files that no row names were removed');
};

/** The folder in which this process receives files before it keeps them. */
export const receivingFolder = (dataDir: string): string => join(dataDir, 'incoming');

/** Removes uploads that a killed process left unfinished. */
const sweepReceived = async ({ config, clock }: Platform): Promise<void> => {
  const folder = receivingFolder(config.dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && clock.now().getTime() - found.mtimeMs > hourMs) await rm(path, { force: true });
  }
};

export const fileTasks: Handlers<'files.remove' | 'files.sweep', Platform> = {
  'files.remove': ({ fileId }, { files }) => files.remove(fileId),
  'files.sweep': async (_payload, platform) => {
    await sweepReceived(platform);
    await sweep(platform);
  },
};

export const fileSchedules: readonly Schedule[] = [{ task: 'files.sweep', cronUtc: '50 2 * * *' }];
