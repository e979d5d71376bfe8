import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Delay between the stop order and the closing of the port, so that load balancers learn to send requests
 * elsewhere.
 */
export interface Draining {
  isOn(): boolean;
  /** Reports this process as not ready. Resolves after `ms`, or later if requests still arrive. */
  begin(ms: number): Promise<void>;
  /** Counts the requests of this server. */
  follow(server: Server): void;
}

/** Time without requests after which no more are expected, in milliseconds. */
const quietMs = 500;
/** Maximum time that further requests keep the port open after the delay, in milliseconds. */
const longerMs = 2_000;
const pollMs = 50;

/** Addresses that monitoring polls until the process ends; they do not count as requests. */
const watchedPaths = ['/api/ready', '/api/health', '/api/metrics'];

interface Time {
  now(): number;
  pause(ms: number): Promise<unknown>;
}

/**
 * A process that closes its port under load cuts off the requests that arrive at that instant, and non-idempotent ones
 * are not retried. Connections are kept meanwhile: a client would replace a closed one.
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
      while (time.now() - lastRequest < quietMs && time.now() < until) await time.pause(pollMs);
    },
    follow: (server) => {
      server.prependListener('request', ({ url = '' }) => {
        if (!watchedPaths.some((address) => url.startsWith(address))) lastRequest = time.now();
      });
    },
  };
};
