import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ZippedFile, zipStream } from '../../../platform/files/zip-stream.ts';
import { pageRequest } from '../../../platform/http/cursor.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { archivedConflicts } from '../../conflicts/archive/service.ts';
import { profileOf } from '../../members/profiles/service.ts';
import { listInvoices, readInvoice } from '../../payments/invoices/service.ts';
import { readThread } from '../../threads/thread-page/service.ts';
import { conflictsFile, jsonOf, readme, sheetsOf } from './presenter.ts';
import { classNames, classOf } from './rows/store.ts';
import * as store from './store.ts';

/**
 * Archive of a member's data, streamed to a file to keep memory small. The member's own rows are copied;
 * shared data comes from the services that screens use, which mask what this member may not read.
 */

const viewerOf = (owner: store.OwnerRow): Viewer => ({
  memberId: owner.id,
  personId: owner.id,
  // No session, since nothing that is read here needs one.
  acting: null,
  sessionId: '',
  kind: owner.kind,
  isMoral: owner.is_moral,
  profession: owner.job_name,
  isConfirmed: true,
  isVerified: true,
  role: null,
  hasSecondFactor: false,
  secondFactorAt: null,
  provedAt: null,
});

/** A whole thread as this member reads it, with its messages in batches. Marks nothing as read. */
async function* threadText(platform: Platform, viewer: Viewer, id: string): AsyncGenerator<string> {
  let since = 0;
  const { messages, ...thread } = await readThread(platform, viewer, id, { since, seen: 'false' });
  yield `{"echange":${JSON.stringify(thread)},"messages":[`;
  let window = messages;
  let comma = '';
  while (window.length > 0) {
    for (const message of window) {
      yield `${comma}\n${JSON.stringify(message)}`;
      comma = ',';
      since = message.position;
    }
    window = (await readThread(platform, viewer, id, { since, seen: 'false' })).messages;
  }
  yield ']}\n';
}

/** The member's page with its reviews; null for customers and for a hidden page. */
const shownProfile = (platform: Platform, viewer: Viewer): Promise<unknown> =>
  profileOf(platform, platform.database.db, viewer.memberId, viewer).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** The content of a file, or a short text if the file was deleted while the archive was made. */
const fileContent = async ({ files }: Platform, fileId: string) =>
  (await files.open(fileId)) ?? ['Ce fichier n’est plus conservé.\r\n'];

async function* invoiceEntries(platform: Platform, viewer: Viewer): AsyncGenerator<ZippedFile> {
  let after: string | undefined;
  for (;;) {
    const page = await listInvoices(platform, viewer, pageRequest({ limit: 50, after }));
    for (const { id } of page.items) {
      yield {
        path: `factures/${id}.pdf`,
        open: async () => (await readInvoice(platform, viewer, id)).content,
        isPacked: true,
      };
    }
    if (page.next === null) return;
    after = page.next;
  }
}

async function* entriesOf(platform: Platform, owner: store.OwnerRow): AsyncGenerator<ZippedFile> {
  const { database, clock } = platform;
  const viewer = viewerOf(owner);
  const conflicts = await archivedConflicts(platform, viewer);
  const others = conflicts === null ? [] : [conflictsFile];
  yield { path: 'LISEZ-MOI.txt', open: async () => [readme(owner.account, clock.now(), others)] };
  if (conflicts !== null) yield { path: conflictsFile[0], open: async () => [jsonOf(conflicts)] };
  for (const file of classNames()) {
    const json = async () => jsonOf(await classOf(database.db, owner.id, file));
    yield { path: `${file}.json`, open: async () => [await json()] };
  }
  yield {
    path: 'profil-affiche.json',
    open: async () => [jsonOf(await shownProfile(platform, viewer))],
  };
  for (const id of await store.threadIds(database.db, owner.id)) {
    yield { path: `echanges/${id}.json`, open: async () => threadText(platform, viewer, id) };
  }
  const sheets = await store.sheetLinesOf(database.db, owner.id);
  if (sheets.length > 0) yield { path: 'comptes-rendus.csv', open: async () => [sheetsOf(sheets)] };
  yield* invoiceEntries(platform, viewer);
  for (const { folder, id, name, file_id } of await store.filesOf(database.db, owner.id)) {
    const path = `fichiers/${folder}/${id}-${name.replaceAll(/[/\\]/g, ' ')}`;
    yield { path, open: () => fileContent(platform, file_id), isPacked: true };
  }
}

const write = async (platform: Platform, owner: store.OwnerRow, path: string): Promise<void> => {
  const output = (await open(path, 'wx', 0o600)).createWriteStream();
  const at = platform.clock.now();
  await pipeline(zipStream(entriesOf(platform, owner), { at, mode: 0o600 }), output);
};

/** Writes a member's archive to its own file; false if there is no such account, or it was deleted. */
export const writeArchive = async (platform: Platform, memberId: string, path: string): Promise<boolean> => {
  const owner = await store.findOwner(platform.database.db, memberId);
  if (owner === undefined) return false;
  await write(platform, owner, path);
  return true;
};

export const ownerOf = async ({ database }: Platform, email: string): Promise<string | null> =>
  (await store.findOwnerByEmail(database.db, email))?.id ?? null;
