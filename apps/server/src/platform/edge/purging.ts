import { setTimeout as pause } from 'node:timers/promises';
import { everything } from '@basoche/contract/surrogate-keys';
import { inBatches } from '../database/batches.ts';
import type { Platform } from '../platform.ts';
import { addJob, type Handlers } from '../queue/queue.ts';
import {
  deleteChanges,
  oldestChangeSeconds,
  oldestChanges,
  recordChanges,
  stopNotingChanges,
} from './changes.ts';
import { type EdgeSettings, gatherMs, repeatMs } from './settings.ts';

/**
 * Tells the edge which pages to drop. A trigger records the changes of a transaction and adds a job; jobs run
 * one at a time, and each takes all changes recorded before.
 */

const queue = 'edge';
const callMs = 5_000;
/** Keys in one purge request, whose header must stay below 4 KB. */
const keysAtOnce = 200;
/** Most keys of a purge: with more, every page is purged instead. */
const keysAtMost = 1_000;

const batchesOf = (keys: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, at) =>
    keys.slice(at * keysAtOnce, (at + 1) * keysAtOnce),
  );

const tell = async (
  url: string,
  headers: EdgeSettings['headers'],
  keys: readonly string[],
): Promise<void> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'surrogate-key': keys.join(' ') },
    redirect: 'error',
    signal: AbortSignal.timeout(callMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The edge answered a purge with ${answer.status}`);
};

const purgeKeys = async ({ purgeUrls, headers }: EdgeSettings, keys: readonly string[]): Promise<void> => {
  for (const batch of batchesOf(keys)) await Promise.all(purgeUrls.map((url) => tell(url, headers, batch)));
};

/** Changes taken by one purge, so that a long absence of the edge does not fill the memory. */
const changesAtOnce = 5_000;

/** Purges the pages of the oldest recorded changes, and returns the number of changes. */
const purgeNoted = async (
  { database, clock }: Platform,
  edge: EdgeSettings,
  limit: number,
): Promise<number> => {
  const { ids, keys: noted } = await oldestChanges(database.db, limit);
  if (ids.length === 0) return 0;
  // Read before the pause: a change committed during it gets its own pause, with the next job.
  await pause(gatherMs);
  const keys = noted.length > keysAtMost ? [everything] : noted;
  await purgeKeys(edge, keys);
  await database.transaction(async (trx) => {
    await deleteChanges(trx, ids);
    await addJob(trx, 'edge.purge', { keys }, { queue, runAt: new Date(clock.now().getTime() + repeatMs) });
  });
  return ids.length;
};

const purge = async (
  platform: Platform,
  { keys: again }: { readonly keys?: readonly string[] },
): Promise<void> => {
  const { edge } = platform.config;
  if (edge === null) return;
  if (again !== undefined) return purgeKeys(edge, again);
  await inBatches((limit) => purgeNoted(platform, edge, limit), changesAtOnce);
};

export const edgeTasks: Handlers<'edge.purge', Platform> = {
  'edge.purge': (payload, platform) => purge(platform, payload),
};

/**
 * Prepares purges at the start of a process. All pages are dropped once, since a new version may render them
 * differently.
 */
export const preparePurges = async ({ config, database }: Platform): Promise<void> =>
  database.transaction(async (trx) => {
    if (config.edge === null) {
      await stopNotingChanges(trx);
      return;
    }
    await recordChanges(trx);
    await addJob(trx, 'edge.purge', {}, { queue });
  });

export const watchPurges = ({ config, database, metrics }: Platform): void =>
  metrics.watch({
    name: 'edge_purges_wait_seconds',
    help: 'Age of the oldest change of public pages that the edge has not been told of, where it takes purges',
    look: async () => (config.edge === null ? {} : { '': await oldestChangeSeconds(database.db) }),
  });
