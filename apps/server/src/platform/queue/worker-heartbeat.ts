import type { WorkerEvents } from 'graphile-worker';

/** Tells whether a runner's workers take jobs, from the results of their polls (one a second when idle). */
export interface Heartbeat {
  beats(): boolean;
  /** Resolves when the first poll for a job succeeded. */
  readonly found: Promise<void>;
  /** Rejects if the very first poll failed, or if none has succeeded for too long. */
  readonly lost: Promise<never>;
  stop(): void;
}

interface HeartbeatTimes {
  /** Milliseconds without a successful poll after which `beats` is false. */
  readonly staleMs: number;
  /** Milliseconds without a successful poll after which the runner is lost. */
  readonly lostMs: number;
}

const usual: HeartbeatTimes = { staleMs: 5_000, lostMs: 15_000 };

export const watchHeartbeat = (
  events: WorkerEvents,
  concurrency: number,
  { staleMs, lostMs }: HeartbeatTimes = usual,
): Heartbeat => {
  const found = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  let looked = false;
  let last = performance.now();
  let busy = 0;

  const succeeded = () => {
    looked = true;
    last = performance.now();
    found.resolve();
  };
  const within = (ms: number) => busy >= concurrency || performance.now() - last < ms;

  events.on('worker:getJob:empty', succeeded);
  events.on('job:start', () => {
    busy += 1;
    succeeded();
  });
  events.on('job:complete', () => {
    busy -= 1;
    succeeded();
  });
  // graphile-worker 0.18.0 caches the promise of its task identifiers, which the first poll requests. If it is
  // rejected, every poll of this runner fails, even once the database is back.
  events.on('worker:getJob:error', ({ error }) => {
    if (!looked) lost.reject(error);
  });
  const timer = setInterval(() => {
    if (!within(lostMs)) lost.reject(new Error('The queue has not been able to look for jobs'));
  }, 1_000);

  return {
    beats: () => looked && within(staleMs),
    found: found.promise,
    lost: lost.promise,
    stop: () => clearInterval(timer),
  };
};
