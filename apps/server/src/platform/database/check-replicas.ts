import type { Logger } from '../observability/log.ts';
import { DatabaseAddressRefused, first, isPool, withClient } from './check-addresses.ts';
import { isConnectionLoss } from './database-errors.ts';
import {
  nameOfAddress,
  type PrimaryLook,
  primaryLook,
  type ReplicaLook,
  replicaLook,
  wrongReplica,
} from './replica-watch.ts';

/**
 * Checks at the start that `DATABASE_READ_URL` leads to replicas of the database. An unreachable replica is
 * skipped until it answers: it must not keep the program from starting.
 */

const replicaRefused = (url: string, reason: string): DatabaseAddressRefused =>
  new DatabaseAddressRefused(`DATABASE_READ_URL (${nameOfAddress(url)}) ${reason}.`);

/**
 * Asks the server of an address for its state; null if nothing answers. Throws the operator's message if it
 * is not a replica.
 */
const readReplica = async (url: string, primary: PrimaryLook, log: Logger): Promise<ReplicaLook | null> => {
  let look: ReplicaLook;
  try {
    look = await withClient({ connectionString: url }, (client) => first<ReplicaLook>(client, replicaLook));
  } catch (error) {
    if (!isConnectionLoss(error)) {
      throw replicaRefused(
        url,
        `does not let the program in: ${error instanceof Error ? error.message : error}`,
      );
    }
    log.warn({ replica: nameOfAddress(url), err: error }, 'A replica cannot be reached, and is left out');
    return null;
  }
  const wrong = wrongReplica(look, primary);
  if (wrong !== null) throw replicaRefused(url, wrong);
  if (await isPool(url)) {
    throw replicaRefused(
      url,
      'is behind a pool, which hides how far a replica is: each address must lead to one server itself',
    );
  }
  return look;
};

export const checkReplicas = async (
  primaryUrl: string,
  urls: readonly string[],
  log: Logger,
): Promise<void> => {
  if (urls.length === 0) return;
  const primary = await withClient({ connectionString: primaryUrl }, (client) =>
    first<PrimaryLook>(client, primaryLook),
  );
  const servers = new Set<string>();
  for (const url of urls) {
    const look = await readReplica(url, primary, log);
    if (look === null) continue;
    if (servers.has(look.startedAt))
      throw replicaRefused(url, 'leads to the same server as another of its addresses');
    servers.add(look.startedAt);
  }
};
