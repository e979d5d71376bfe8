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

/** A person, and the firm that they act for, if any. */
type Accounts = Pick<Viewer, 'memberId' | 'personId'>;

/**
 * Sends reads to replicas that are fresh enough for the viewer, to relieve the primary. `Source`: the type
 * that services read from, a platform over one database.
 */
export interface Replicas<Source> {
  /** The platform with the primary database: for writes, and for reads that must not lag. */
  readonly primary: Source;
  /**
   * Runs a read on a replica that has replayed everything the viewer's accounts changed or were told of; on
   * the primary if there is none. The read may run twice, so it must change nothing.
   */
  read<Result>(viewer: Accounts | null, work: (source: Source) => Promise<Result>): Promise<Result>;
  /**
   * Records the primary's position for these members, so that their next read is not older. Await it after the commit of a
   * change, before the answer or event that tells of it. Never fails.
   */
  changed(memberIds: readonly string[]): Promise<void>;
  /** True if changes are to be recorded. */
  readonly isUsed: boolean;
  /** Begins to watch the replicas. Called after the migrations, so that a replica without them is not used. */
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
  /** Makes the platform with this database; called once for each. */
  readonly platformOver: (database: Database, replicas: Replicas<Source>) => Source;
}

/** Pause before the positions are recorded again after a failure, in milliseconds. */
const retryMs = 500;

/** True for a refusal that a replica may give only because it has not replayed the row yet. */
const isMissing = (error: Refusal): boolean => error.code === 'NOT_FOUND' || error.code === 'GONE';

/**
 * True if the primary may answer instead: the replica was lost, or lacks the row or the table. False for a
 * statement cancelled as too long, which would take as long on the primary.
 */
const mayPrimaryAnswer = (error: unknown): boolean =>
  error instanceof Refusal ? isMissing(error) : !isOverdue(error);

/** Prepares the replicas at these addresses; each is connected at its first read. Without any, all reads go to the primary. */
export const openReplicas = <Source>({
  database,
  metrics,
  log,
  tracing,
  urls,
  connections,
  timeouts,
  platformOver,
}: Options<Source>): Replicas<Source> => {
  const isUsed = urls.length > 0;
  const watch = watchReplicas({ primaryUrl: database.url, urls, log, timeouts });
  const reads = { primary: 0, replica: 0, repeated: 0 };
  const opened: Database[] = [];
  const sources = new Map<WatchedReplica, Source>();
  /** The source over a replica, connected at its first use. */
  const sourceOf = (replica: WatchedReplica): Source => {
    const openSource = sources.get(replica);
    if (openSource !== undefined) return openSource;
    const connected = openReplica(replica.url, log, {
      connections,
      connectMs: timeouts.connectMs,
      statements: timeouts.statements,
      isSame: (server) => replica.isSame(server),
      tracing,
    });
    opened.push(connected);
    const source = platformOver(connected, replicas);
    sources.set(replica, source);
    return source;
  };

  /** Members whose position is not recorded yet: this process reads the primary for them until it is. */
  const unnoted = new Set<string>();
  let retryTimer: NodeJS.Timeout | undefined;
  // Merges calls that arrive while a statement runs into the next statement.
  const raise = inTurn((memberIds) => raisePositions(database.pool, memberIds));
  const changed = async (memberIds: readonly string[]): Promise<void> => {
    if (!isUsed || memberIds.length === 0) return;
    try {
      await raise(memberIds);
      for (const id of memberIds) unnoted.delete(id);
    } catch (error) {
      log.warn({ err: error }, 'The position that replicas must reach could not be noted');
      for (const id of memberIds) unnoted.add(id);
      clearTimeout(retryTimer);
      retryTimer = setTimeout(() => void changed([...unnoted]), retryMs).unref();
    }
  };

  /** Counts choices, so that suitable replicas answer in turn. */
  let turn = 0;
  /** Replica that may answer this viewer; undefined if only the primary may. */
  const chooseReplica = async (viewer: Accounts | null): Promise<WatchedReplica | undefined> => {
    /** Replicas that have replayed the primary's log up to this position. */
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
      const replica = isUsed ? await chooseReplica(viewer) : undefined;
      if (replica === undefined) {
        reads.primary += 1;
        return work(primary);
      }
      try {
        const result = await replica.guard(work(sourceOf(replica)));
        reads.replica += 1;
        return result;
      } catch (error) {
        if (!mayPrimaryAnswer(error)) throw error;
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
      clearTimeout(retryTimer);
      watch.stop();
      await Promise.all(opened.map((one) => one.close()));
    },
  };
  const primary = platformOver(database, replicas);
  return replicas;
};
