import { Refusal } from '../http/refusal.ts';
import { accountsOf, type Viewer } from '../http/viewer.ts';
import type { Logger } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { AvailabilityTimeouts } from './availability-timeouts.ts';
import { type Database, openReplica } from './database.ts';
import { isConnectionLoss, isOverdue } from './database-errors.ts';
import { ReplicaLost, type WatchedReplica, watchReplicas } from './replica-watch.ts';
import { inTurn, positionOf, raisePositions } from './written-positions.ts';

type Accounts = Pick<Viewer, 'memberId' | 'personId'>;

/** Reads that replicas of the database may answer, so that the primary has more time for the others. */
export interface Replicas<Source> {
  /** The platform over the primary, for everything else. */
  readonly primary: Source;
  /**
   * Runs a read on a replica that is not behind, and has all that the viewer's accounts changed or were told of; on the primary if
   * there is none. The read may run twice, and must change nothing.
   */
  read<Result>(viewer: Accounts | null, work: (source: Source) => Promise<Result>): Promise<Result>;
  /**
   * To be awaited between the commit of a change and the answer or event that tells these members of it: what they read next
   * is not older. Never fails.
   */
  changed(memberIds: readonly string[]): Promise<void>;
  /** True if changes are to be noted. */
  readonly isUsed: boolean;
  /** Begins to look at the replicas: after the migrations, since none is used that has not replayed what was before. */
  start(): void;
  close(): Promise<void>;
}

interface Options<Source> {
  /** The primary. */
  readonly database: Database;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly tracing: Tracing;
  /** Addresses of the replicas. */
  readonly urls: readonly string[];
  readonly connections: number;
  readonly timeouts: AvailabilityTimeouts;
  /** Makes the platform over this database. Called once for each. */
  readonly over: (database: Database, replicas: Replicas<Source>) => Source;
}

/** Pause before positions that could not be noted are noted again, in milliseconds. */
const againMs = 500;

/** A refusal that a replica gives of what it does not have yet. */
const isMissing = (error: Refusal): boolean => error.code === 'NOT_FOUND' || error.code === 'GONE';

/**
 * True if the primary may answer better: the replica was lost, cancelled the statement for what it replays, lacks a table, or lacks the
 * thing. Not after a timeout, since another database would be kept as long.
 */
const isBetterAsked = (error: unknown): boolean =>
  error instanceof Refusal ? isMissing(error) : !isOverdue(error);

export const openReplicas = <Source>({
  database,
  metrics,
  log,
  tracing,
  urls,
  connections,
  timeouts,
  over,
}: Options<Source>): Replicas<Source> => {
  const isUsed = urls.length > 0;
  const watch = watchReplicas({ primaryUrl: database.url, urls, log, timeouts });
  const reads = { primary: 0, replica: 0, repeated: 0 };
  const opened: Database[] = [];
  const sources = new Map<WatchedReplica, Source>();
  const sourceOf = (replica: WatchedReplica): Source => {
    const known = sources.get(replica);
    if (known !== undefined) return known;
    const connected = openReplica(replica.url, log, {
      connections,
      connectMs: timeouts.connectMs,
      isSame: (server) => replica.isSame(server),
      tracing,
    });
    opened.push(connected);
    const source = over(connected, replicas);
    sources.set(replica, source);
    return source;
  };

  /** Members whose change could not be noted. This process sends them to the primary until it is. */
  const unnoted = new Set<string>();
  let again: NodeJS.Timeout | undefined;
  const raise = inTurn((memberIds) => raisePositions(database.pool, memberIds));
  const changed = async (memberIds: readonly string[]): Promise<void> => {
    if (!isUsed || memberIds.length === 0) return;
    try {
      await raise(memberIds);
      for (const id of memberIds) unnoted.delete(id);
    } catch (error) {
      log.warn({ err: error }, 'What replicas must have could not be noted');
      for (const id of memberIds) unnoted.add(id);
      clearTimeout(again);
      again = setTimeout(() => void changed([...unnoted]), againMs).unref();
    }
  };

  let turn = 0;
  const choose = async (viewer: Accounts | null): Promise<WatchedReplica | undefined> => {
    const able = (after: bigint | null) => watch.replicas.filter((one) => one.mayAnswer(after));
    const ids = viewer === null ? [] : accountsOf(viewer);
    if (viewer !== null && (ids.some((id) => unnoted.has(id)) || able(null).length === 0)) return undefined;
    const found = able(viewer === null ? null : await positionOf(database.pool, ids));
    turn += 1;
    return found[turn % Math.max(1, found.length)];
  };

  /** False in a process that only runs jobs. */
  let isWatching = false;
  const ofEach = (look: (replica: WatchedReplica) => number) =>
    isWatching ? Object.fromEntries(watch.replicas.map((one) => [one.name, look(one)])) : {};
  metrics.watch({
    name: 'replica_lag_seconds',
    help: 'How old the answers of each replica are at most',
    label: 'replica',
    look: () => ofEach((one) => one.lagSeconds()),
  });
  metrics.watch({
    name: 'replica_up',
    help: 'Whether each replica is asked',
    label: 'replica',
    look: () => ofEach((one) => (one.mayAnswer(null) ? 1 : 0)),
  });
  metrics.watch({
    name: 'replica_reads',
    help: 'Reads that may lag, since the start: answered by a replica, by the primary, or repeated on the primary',
    label: 'by',
    look: () => (isWatching ? reads : {}),
  });

  const replicas: Replicas<Source> = {
    get primary() {
      return primary;
    },
    isUsed,
    changed,
    read: async (viewer, work) => {
      const replica = isUsed ? await choose(viewer) : undefined;
      if (replica === undefined) {
        reads.primary += 1;
        return work(primary);
      }
      try {
        const result = await replica.guard(work(sourceOf(replica)));
        reads.replica += 1;
        return result;
      } catch (error) {
        if (!isBetterAsked(error)) throw error;
        if (isConnectionLoss(error)) replica.suspect(error);
        if (!(error instanceof Refusal || error instanceof ReplicaLost))
          log.info({ replica: replica.name, err: error }, 'A read is repeated on the primary');
        reads.repeated += 1;
        return work(primary);
      }
    },
    start: () => {
      if (!isUsed) return;
      isWatching = true;
      watch.start();
    },
    close: async () => {
      clearTimeout(again);
      watch.stop();
      await Promise.all(opened.map((one) => one.close()));
    },
  };
  const primary = over(database, replicas);
  return replicas;
};
