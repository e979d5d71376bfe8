import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Error if another program runs on the same data directory; the message is for the operator. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';
}

export interface DataLock {
  release(): Promise<void>;
}

/**
 * The lock is a listening socket, which the kernel closes however the process ends: no stale file remains. On Linux it
 * has no file at all. A client that connects receives the holder's process id.
 */
const addressOf = async (dataDir: string): Promise<string> => {
  const digest = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 24);
  return process.platform === 'linux' ? `\0basoche-${digest}` : join(tmpdir(), `basoche-${digest}.lock`);
};

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((peer) => {
      peer.on('error', () => undefined);
      peer.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

/** The process id of the holder, or `null` if nobody listens. */
const holder = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    let processId = '';
    const peer = connect(address);
    peer.setTimeout(1_000, () => peer.destroy());
    peer.on('data', (part) => {
      processId += part;
    });
    peer.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(null);
    });
    peer.once('close', () => resolve(processId));
  });

const isInUse = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export const lockDataDirectory = async (dataDir: string): Promise<DataLock> => {
  await mkdir(dataDir, { recursive: true });
  const address = await addressOf(dataDir);
  const take = async (mayRetry: boolean): Promise<Server> => {
    try {
      return await listen(address);
    } catch (error) {
      if (!isInUse(error)) throw error;
      const process = await holder(address);
      if (process === null && mayRetry) {
        if (!address.startsWith('\0')) await rm(address, { force: true });
        return take(false);
      }
      throw new DataDirectoryInUse(
        `Basoche already runs on ${dataDir} (process ${process ?? 'unknown'}): stop it first, or give this one another DATA_DIR.`,
      );
    }
  };
  const server = await take(true);
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
};
