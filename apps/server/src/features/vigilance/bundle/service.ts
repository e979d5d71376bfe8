import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { bundleIndex, bundleNames } from '@basoche/domain/vigilance/bundle';
import { lastDayOf } from '@basoche/domain/vigilance/documents';
import { receivingFolder } from '../../../platform/files/stored-files.ts';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type BundleParties,
  declarationBlocks,
  declarationHead,
  type IndexedFile,
  indexBlocks,
  indexHead,
} from './presenter.ts';
import * as store from './store.ts';

/** The ZIP of a file of vigilance. The same documents, names and time give the same bytes. */

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

interface BundleEntry extends IndexedFile {
  open(): Promise<Bytes>;
}

const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const refuseGone = (): never =>
  refuse('GONE', { title: 'Les fichiers de ce prestataire ne sont plus conservés.' });

/** Yields a stored file; fails at its end if its content is not the submitted one (by its digest). */
async function* checkDigest(content: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256');
  for await (const part of content) {
    digest.update(part);
    yield part;
  }
  if (digest.digest('hex') !== sha256)
    throw new Error('A stored document is not the one that was submitted.');
}

const extensions: Readonly<Partial<Record<string, string>>> = { jpeg: 'jpg' };

/** PDF page of a declaration, made anew each time: the same declaration gives the same bytes. */
const declarationPdf = async (
  { documents }: Platform,
  row: store.GivenRow,
  candidate: string,
): Promise<Uint8Array> => {
  const declaration = { candidate, submittedBy: row.submitted_by, at: row.created_at };
  const blocks = declarationBlocks(declaration, row.declaration_version ?? '') ?? refuseGone();
  return (await documents.pdf(declarationHead(declaration), [{ blocks }])).bytes;
};

const entryOf = async (platform: Platform, row: store.GivenRow, candidate: string): Promise<BundleEntry> => {
  const { kind, from_day: from, until_day: until, file } = row;
  const facts = {
    kind,
    from,
    lastDay: lastDayOf({ kind, from, until }),
    securityCode: row.security_code,
    businessNumber: row.business_number,
  };
  if (file === null) {
    const page = await declarationPdf(platform, row, candidate);
    return { ...facts, extension: 'pdf', sha256: sha256Of(page), open: async () => [page] };
  }
  const open = async () => checkDigest((await platform.files.open(file.id)) ?? refuseGone(), file.sha256);
  return { ...facts, extension: extensions[file.kind] ?? file.kind, sha256: file.sha256, open };
};

export interface Bundle {
  readonly parties: BundleParties;
  readonly entries: readonly BundleEntry[];
}

interface BundleRequest {
  readonly creatorId: string;
  readonly candidateId: string;
  readonly personId: string;
  readonly documentIds: readonly string[];
}

/** Collects the names and files of a ZIP. Refuses if a document has lost its files. */
export const bundleOf = async (
  platform: Platform,
  { creatorId, candidateId, personId, documentIds }: BundleRequest,
): Promise<Bundle> => {
  const { db } = platform.database;
  const names = await store.namesOf(db, [creatorId, candidateId, personId]);
  const nameOf = (id: string): string => names.get(id) ?? refuse('NOT_FOUND');
  const rows = await store.listGiven(db, documentIds);
  if (new Set(rows.map(({ document_id }) => document_id)).size < documentIds.length) refuse('STATE_CHANGED');
  const candidate = nameOf(candidateId);
  const entries: BundleEntry[] = [];
  for (const row of rows) entries.push(await entryOf(platform, row, candidate));
  const person = personId === creatorId ? null : nameOf(personId);
  return { parties: { client: nameOf(creatorId), candidate, person }, entries };
};

export interface WrittenBundle {
  readonly indexCsv: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Reads the ZIP once, then releases it. */
  content(): Readable;
  /** Releases a ZIP that is not read. */
  discard(): Promise<void>;
}

const zippedFiles = (
  { entries }: Bundle,
  pages: readonly (readonly [string, Uint8Array])[],
): readonly ZippedFile[] => {
  const names = bundleNames(entries);
  return [
    ...pages.map(([path, page]) => ({ path, open: async () => [page] })),
    // PDF, JPEG and PNG files are compressed already.
    ...entries.map(({ open }, index) => ({ path: names[index] ?? '', open, isPacked: true })),
  ];
};

/**
 * Writes the ZIP to a temporary file without a name, so that nothing is left after it is closed, even by a kill.
 * Passes its files through memory in chunks.
 */
export const writeBundle = async (platform: Platform, bundle: Bundle, at: Date): Promise<WrittenBundle> => {
  const indexCsv = bundleIndex(bundle.entries);
  const blocks = indexBlocks(bundle.parties, bundle.entries, at);
  const index = await platform.documents.pdf(indexHead(bundle.parties, at), [{ blocks }]);
  const folder = receivingFolder(platform.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `vigilance-${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  const digest = createHash('sha256');
  let bytes = 0;
  const pages = [
    ['index.pdf', index.bytes],
    ['index.csv', Buffer.from(indexCsv)],
  ] as const;
  const keep = async (parts: AsyncIterable<string | Buffer>): Promise<void> => {
    for await (const given of parts) {
      const part = typeof given === 'string' ? Buffer.from(given) : given;
      digest.update(part);
      bytes += part.length;
      await handle.writeFile(part);
    }
  };
  try {
    await rm(path);
    await pipeline(zipStream(zippedFiles(bundle, pages), { at, mode: 0o600 }), keep);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    indexCsv,
    bytes,
    sha256: digest.digest('hex'),
    content: () => handle.createReadStream({ start: 0 }),
    discard: () => handle.close(),
  };
};
