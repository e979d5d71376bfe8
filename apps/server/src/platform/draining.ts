import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** The time between being told to stop and no longer listening. */
export interface Draining {
  isOn(): boolean;
  /** Says that this process is leaving, and resolves when those who ask it have had the time to hear of it. */
  begin(ms: number): Promise<void>;
  /** From then on each answer of this server closes its connection. */
  follow(server: Server): void;
}

/**
 * Whoever stands in front of several processes learns that one leaves by asking whether it is ready, or by the answers themselves,
 * each of which closes its connection. Until then it sends requests here, and they are answered: stopping at once would cut those
 * that were on their way on a connection that it had kept.
 */
export const openDraining = (): Draining => {
  let isOn = false;
  return {
    isOn: () => isOn,
    begin: async (ms) => {
      isOn = true;
      await pause(ms);
    },
    follow: (server) => {
      server.prependListener('request', (_request, response) => {
        if (isOn) response.shouldKeepAlive = false;
      });
    },
  };
};
