import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Time between the order to stop and the closing of the port, in which whoever sends requests learns to send them elsewhere. */
export interface Draining {
  isOn(): boolean;
  /** Says that this process is not ready, and resolves after `ms`, or later while requests still come. */
  begin(ms: number): Promise<void>;
  /** Looks at the requests of this server. */
  follow(server: Server): void;
}

/** Nobody sends requests here any more when none came for this long. */
const quietMs = 500;
/** Requests that go on coming keep the port open this much longer. */
const longerMs = 2_000;
const lookMs = 50;

/** Addresses that are asked until the process has ended, by those who watch it. */
const watched = ['/api/ready', '/api/health', '/api/metrics'];

interface Time {
  now(): number;
  pause(ms: number): Promise<unknown>;
}

/**
 * A process that closes its port while requests are sent to it cuts those that arrive in that instant, and a request that is not
 * idempotent is sent again by nobody. Connections are kept meanwhile: one that is closed makes its client open another.
 */
export const openDraining = (time: Time = { now: () => performance.now(), pause }): Draining => {
  let isOn = false;
  let lastRequest = Number.NEGATIVE_INFINITY;
  return {
    isOn: () => isOn,
    begin: async (ms) => {
      isOn = true;
      if (ms === 0) return;
      const until = time.now() + ms + longerMs;
      await time.pause(ms);
      while (time.now() - lastRequest < quietMs && time.now() < until) await time.pause(lookMs);
    },
    follow: (server) => {
      server.prependListener('request', ({ url = '' }) => {
        if (!watched.some((address) => url.startsWith(address))) lastRequest = time.now();
      });
    },
  };
};
