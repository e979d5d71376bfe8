import { performance } from 'node:perf_hooks';
import type { Logger } from '../observability/log.ts';
import type { AvailabilityTimeouts } from './availability-timeouts.ts';
import { readWalPosition, type WalPosition } from './wal-position.ts';
import { openGuard, openWatchedConnection, pause } from './watched-connection.ts';

/**
 * Watches the replicas: a replica may answer if it has replayed everything that the primary had committed a
 * moment ago.
 */

/** Pause between two checks of a server, in milliseconds. */
const pauseMs = 250;

/** Identifies the cluster and the database of an address; a replica has the same values as its primary. */
const cluster = `(select system_identifier from pg_control_system())
    || '/' || (select oid from pg_database where datname = current_database()) as cluster`;

export interface PrimaryLook {
  readonly cluster: string;
  readonly position: string;
}
export const primaryLook = `select ${cluster}, pg_current_wal_insert_lsn()::text as position`;

export interface ReplicaLook {
  readonly isStandby: boolean;
  readonly cluster: string;
  /** Start time of the server: tells it from other servers, and from itself before a restart. */
  readonly startedAt: string;
  /** Position replayed; null if the server replays no log. */
  readonly position: string | null;
}
export const startedAt = `extract(epoch from pg_postmaster_start_time())::text as "startedAt"`;
export const replicaLook = `select pg_is_in_recovery() as "isStandby", ${cluster}, ${startedAt},
    pg_last_wal_replay_lsn()::text as position`;

/** The reason why a server is no replica of this primary; null if it is one. */
export const wrongReplica = (look: ReplicaLook, primary: Pick<PrimaryLook, 'cluster'>): string | null => {
  if (!look.isStandby) return 'leads to a primary, not to a standby that follows one';
  if (look.cluster !== primary.cluster) return 'leads to a standby of another database';
  return look.position === null ? 'leads to a standby that does not tell its position' : null;
};

export interface WatchedReplica {
  readonly url: string;
  /** Host and port, for logs and metrics. */
  readonly name: string;
  /**
   * True if it has replayed this position and is fresh enough; null for a viewer who changed nothing lately.
   */
  mayAnswer(after: WalPosition | null): boolean;
  /** Greatest possible age of its answers, in seconds. */
  lagSeconds(): number;
  /** True if this is the server that the watch checks. */
  isSame(server: Pick<ReplicaLook, 'startedAt'>): boolean;
  /** Resolves as `work` does. Fails as soon as the replica is known to be lost. */
  guard<Result>(work: Promise<Result>): Promise<Result>;
  /** Stops using it until its next successful check. */
  suspect(error: unknown): void;
}

export interface ReplicaWatch {
  readonly replicas: readonly WatchedReplica[];
  start(): void;
  stop(): void;
}

interface Options {
  readonly primaryUrl: string;
  readonly urls: readonly string[];
  readonly log: Logger;
  readonly timeouts: AvailabilityTimeouts;
}

export const nameOfAddress = (url: string): string => {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || 5_432)}`;
};

/** A log position that the primary had reached at a time of this process. */
interface Sample extends PrimaryLook {
  readonly at: number;
  readonly reached: WalPosition;
}

/** Error for a replica that was lost without an error of a statement. */
export class ReplicaLost extends Error {
  override name = 'ReplicaLost';
}

export const watchReplicas = ({ primaryUrl, urls, log, timeouts }: Options): ReplicaWatch => {
  const { replicaCheckMs: answerMs, replicaLagMs: mostLagMs } = timeouts;
  const now = () => performance.now();
  let stopped = false;
  const keepLooking = async (look: () => Promise<void>) => {
    while (!stopped) {
      await look();
      await pause(pauseMs);
    }
  };
  const connections = new Set<{ end(): void }>();
  const connectionTo = (url: string) => {
    const opened = openWatchedConnection(url, { name: 'basoche-watch', answerMs });
    connections.add(opened);
    return opened;
  };

  /**
   * Oldest first. Emptied after a failure: a crash may lose written positions, so earlier samples prove
   * nothing.
   */
  let samples: Sample[] = [];
  const sampleOf = async (primary: ReturnType<typeof connectionTo>) => {
    const at = now();
    try {
      const look = await primary.ask<PrimaryLook>(primaryLook);
      samples = [
        ...samples.filter((sample) => at - sample.at < 2 * mostLagMs),
        { ...look, at, reached: readWalPosition(look.position) },
      ];
    } catch {
      samples = [];
    }
  };

  const watchOne = (url: string): WatchedReplica & { readonly look: () => Promise<void> } => {
    const name = nameOfAddress(url);
    const connection = connectionTo(url);
    const { guard, giveUp } = openGuard();
    let server: string | null = null;
    let replayed: WalPosition = -1n;
    /** The replica has everything committed before this time. */
    let completeAt = Number.NEGATIVE_INFINITY;
    let isSuspected = true;
    let wasIn = false;

    const isIn = () => !isSuspected && now() - completeAt <= mostLagMs;
    const tell = (reason: unknown) => {
      if (isIn() === wasIn || stopped) return;
      wasIn = isIn();
      if (wasIn) log.info({ replica: name }, 'A replica answers');
      else log.warn({ replica: name, err: reason }, 'A replica is left out');
    };
    const suspect = (error: unknown) => {
      isSuspected = true;
      tell(error);
      giveUp(new ReplicaLost(`${name} was lost`, { cause: error }));
    };
    const look = async () => {
      try {
        const replicaAnswer = await connection.ask<ReplicaLook>(replicaLook);
        const [primary] = samples;
        if (primary === undefined) throw new ReplicaLost('The primary does not answer');
        const wrong = wrongReplica(replicaAnswer, primary);
        if (wrong !== null) throw new ReplicaLost(`${name} ${wrong}`);
        server = replicaAnswer.startedAt;
        replayed = readWalPosition(replicaAnswer.position ?? '0/0');
        completeAt = samples.findLast(({ reached }) => reached <= replayed)?.at ?? completeAt;
        isSuspected = false;
        tell('It is behind');
      } catch (error) {
        suspect(error);
      }
    };
    return {
      url,
      name,
      mayAnswer: (after) => isIn() && (after === null || after <= replayed),
      lagSeconds: () => (now() - completeAt) / 1_000,
      isSame: ({ startedAt: started }) => started === server,
      guard,
      suspect,
      look,
    };
  };

  const replicas = urls.map(watchOne);
  return {
    replicas,
    start: () => {
      const primary = connectionTo(primaryUrl);
      void keepLooking(() => sampleOf(primary));
      for (const { look } of replicas) void keepLooking(look);
    },
    stop: () => {
      stopped = true;
      for (const connection of connections) connection.end();
    },
  };
};
