import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port on which nothing listens, for a program that is told where to. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
};
