import type { WorkerEvents } from 'graphile-worker';

/** Whether a runner's workers take jobs, told by what comes of their looks for one (one a second when there is none). */
export interface Pulse {
  beats(): boolean;
  /** Resolves when a first look for a job succeeded. */
  readonly found: Promise<void>;
  /** Rejects when the very first look failed, or when no look has succeeded for too long. */
  readonly lost: Promise<never>;
  stop(): void;
}

interface Patience {
  /** Without a look that succeeds: it does not beat any more. */
  readonly staleMs: number;
  /** Without a look that succeeds: it is lost. */
  readonly lostMs: number;
}

const usual: Patience = { staleMs: 5_000, lostMs: 15_000 };

export const feelPulse = (
  events: WorkerEvents,
  concurrency: number,
  { staleMs, lostMs }: Patience = usual,
): Pulse => {
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
  // graphile-worker 0.18.0 keeps the promise of its tasks' identifiers, which the first look asks for: one that was
  // rejected is met again by every look of this runner, whatever became of the database.
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
