import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { startOutside } from './outside-program.ts';

/** A Valkey or Redis of a test, without any storage on disk. */
export interface RedisServer {
  readonly url: string;
  pid(): number;
  /** Kills it; its contents are lost. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  start(): Promise<void>;
  /** Suspends its process: connections stay open, but nothing answers. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

interface Options {
  /** The program of the server. */
  readonly program: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Runs a command on a connection of its own. */
export const askRedis = async <Result>(
  url: string,
  work: (redis: Redis) => Promise<Result>,
): Promise<Result> => {
  const redis = new Redis(url, { lazyConnect: true, protocol: 2, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
};

/** True if it answers, even if it asks for a password. */
const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.on('error', () => resolve(false));
    socket.once('data', (said) => {
      resolve(/PONG|NOAUTH/.test(String(said)));
      socket.destroy();
    });
    socket.once('close', () => resolve(false));
  });

export const startRedis = async ({ program, settings = {} }: Options): Promise<RedisServer> => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'basoche-redis-'));
  const values = {
    bind: '127.0.0.1',
    port: String(port),
    save: '',
    appendonly: 'no',
    dir: folder,
    ...settings,
  };
  const parameters = Object.entries(values).flatMap(([name, value]) => [`--${name}`, ...value.split(' ')]);
  const url = `redis://127.0.0.1:${port}`;

  const server = await startOutside({ name: 'Redis', program, parameters, isUp: () => answers(port) });
  return {
    url,
    pid: server.pid,
    kill: server.kill,
    start: server.start,
    pause: () => server.signal('SIGSTOP'),
    resume: () => server.signal('SIGCONT'),
    stop: async () => {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
