import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of this process: below the system's ephemeral range, and separate from those of parallel processes. */
const first = 20_000 + (process.pid % 200) * 50;
let taken = 0;

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  const listening = once(probe, 'listening').then(
    () => true,
    () => false,
  );
  probe.listen(port);
  const found = await listening;
  if (found) await new Promise((resolve) => probe.close(resolve));
  return found;
};

/** A port on which nothing listens, for a program that gets its port from outside. */
export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < 50; tried += 1) {
    const port = first + (taken % 50);
    taken += 1;
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
};
