import { isMark, memberOf } from '../../../platform/files/files.ts';
import { keepOnDisk } from '../../../platform/files/local-disk.ts';
import type { Platform } from '../../../platform/platform.ts';
import { eraseDue } from '../erasure/service.ts';
import * as store from './store.ts';

/** Repeats in a restored copy of the database the erasures made since its backup (trust, "Operation"). */

const inFolder = async (folder: string): Promise<string[]> => {
  const ids: string[] = [];
  for await (const { id } of keepOnDisk(folder).list()) if (isMark(id)) ids.push(memberOf(id));
  return ids;
};

/** Ids of erased members, from the file storage and, if given, from the old database or the old data directory. */
export const erasedIn = async ({ files }: Platform, place: string | null): Promise<Set<string>> => {
  const ids = new Set<string>();
  for await (const { id } of files.marks()) ids.add(memberOf(id));
  if (place !== null) {
    const isDatabase = /^postgres(ql)?:/.test(place);
    for (const id of isDatabase ? await store.erasedInDatabase(place) : await inFolder(place)) ids.add(id);
  }
  return ids;
};

/**
 * Erases these members again. If money in the copy prevents it, the account is closed, and the erasure is
 * retried each night.
 */
export const eraseAgain = async (
  platform: Platform,
  ids: ReadonlySet<string>,
): Promise<{ readonly done: number; readonly leftOver: number }> => {
  const { database, clock } = platform;
  await database.transaction((trx) => store.closeAndRemember(trx, [...ids], clock.now()));
  return eraseDue(platform);
};
