import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { buildApp, handlers, mountSandbox, socketHandlers } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { AvailabilityTimeouts } from '../src/platform/database/availability-timeouts.ts';
import type { Dns } from '../src/platform/dns/dns.ts';
import type { Failures } from '../src/platform/observability/failures.ts';
import { type Logger, openLog } from '../src/platform/observability/log.ts';
import type { Tracing } from '../src/platform/observability/tracing.ts';
import { noSandbox, openPlatform } from '../src/platform/open-platform.ts';
import type { Platform } from '../src/platform/platform.ts';
import { openSandbox, type PaymentSandbox } from '../src/platform/provider/sandbox.ts';
import { drainQueue } from '../src/platform/queue/queue.ts';
import { openRedis } from '../src/platform/redis/open-redis.ts';
import type { Passwords } from '../src/platform/secrets/passwords.ts';
import { alwaysUp } from './always-up.ts';
import { addressesOf, createDatabase } from './database.ts';
import { longAvailabilityTimeouts } from './long-availability-timeouts.ts';
import { allowOneConnection } from './one-connection.ts';
import { openCheapPasswords } from './passwords.ts';

/** A clock that the test sets. It runs normally until it is set. */
export interface TestClock extends Clock {
  set(now: Date): void;
  advance(ms: number): void;
}

const testClock = (): TestClock => {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (now) => {
      offset = now.getTime() - Date.now();
    },
    advance: (ms) => {
      offset += ms;
    },
  };
};

interface Request {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** True to send the body as a form, with or without a file. */
  readonly form?: boolean;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/**
 * Sends a body with a file as a form, any other as JSON. Lists become repeated `name[]` fields; null values are
 * omitted.
 */
const payloadOf = (body: unknown, isForm: boolean): object => {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!isForm && !entries.some(([, value]) => value instanceof Blob)) return body as object;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, String(one));
    else form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  readonly databaseUrl: string;
  /** One request below `/api`. */
  call(method: Method, path: string, request?: Request): Promise<LightMyRequestResponse>;
  /** Runs the jobs that are due, and those that they add. */
  drain(): Promise<void>;
  /** The sent mails, oldest first. They are files here, parsed by a real mail parser. */
  mails(): Promise<Email[]>;
  /** The payment sandbox, if the test asked for one. */
  sandbox(): PaymentSandbox;
  /** Listens on the loopback, sockets included; returns the port. */
  listen(): Promise<number>;
  close(): Promise<void>;
}

interface Options {
  readonly environment?: Record<string, string>;
  /** Set to imitate another process on the same database; nothing else is shared. */
  readonly databaseUrl?: string;
  readonly log?: Logger;
  /** True to run the payment sandbox, on the test's clock. Its events arrive once the program listens. */
  readonly sandbox?: boolean;
  /** Cheap hashes by default. */
  readonly passwords?: Passwords;
  readonly tracing?: Tracing;
  /** A DNS without any record by default. */
  readonly dns?: Dns;
  readonly failures?: Failures;
  /** Long ones by default. */
  readonly availabilityTimeouts?: AvailabilityTimeouts;
  /**
   * Highest age of reused copies of sessions, in milliseconds; 0 by default, so that a test sees each change.
   */
  readonly viewerCopyMs?: number;
}

/** True if jobs are due, or will be within 50 ms, and were not tried yet. */
const hasNewJobs = async ({ database }: Platform): Promise<boolean> => {
  const { rows } = await database.pool.query<{ found: boolean }>(
    `select exists (select from graphile_worker._private_jobs
      where is_available and attempts = 0 and run_at <= now() + interval '50 milliseconds') as found`,
  );
  return rows[0]?.found === true;
};

/** The whole application on its own database, without the network until `listen`. */
export const createTestApp = async ({
  environment = {},
  databaseUrl,
  log,
  sandbox: withSandbox = false,
  passwords = openCheapPasswords(),
  tracing,
  dns = { txt: async () => [] },
  failures,
  availabilityTimeouts = longAvailabilityTimeouts,
  viewerCopyMs = 0,
}: Options = {}): Promise<TestApp> => {
  const own = databaseUrl === undefined ? await createDatabase() : null;
  const url = databaseUrl ?? own?.url ?? '';
  const dataDir = await mkdtemp(join(tmpdir(), 'basoche-app-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    ...addressesOf(url),
    LOG_LEVEL: 'silent',
    DEMO: '0',
    PUBLIC_URL: 'http://basoche.test',
    // The default changes on a day: no test may depend on the date.
    VIGILANCE: 'tell',
    ...environment,
  });
  const clock = testClock();
  const logger = log ?? openLog(config.logLevel ?? 'info');
  const sandbox = withSandbox
    ? await openSandbox({
        config,
        databaseUrl: config.databaseSessionUrl ?? url,
        log: logger,
        now: () => clock.now(),
      })
    : null;
  const observed = {
    ...(tracing === undefined ? {} : { tracing }),
    ...(failures === undefined ? {} : { failures }),
  };
  const opened = openPlatform({
    config,
    databaseUrl: url,
    log: logger,
    clock,
    connections: 10,
    sandbox: () => sandbox ?? noSandbox(),
    availabilityTimeouts,
    passwords,
    dns,
    ...observed,
    redis: await openRedis({ config, databaseUrl: url, log: logger, mustAnswer: false }),
  });
  const { platform } = opened;
  allowOneConnection(platform.database);
  platform.replicas.start();
  const app = await buildApp(platform, alwaysUp, {}, viewerCopyMs);
  if (sandbox !== null) await mountSandbox(app, platform, sandbox);
  await app.ready();

  const mailFolder = join(dataDir, 'mail');
  return {
    app,
    platform,
    clock,
    databaseUrl: url,
    call: (method, path, { token, body, form = false, headers = {}, from } = {}) => {
      const request: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(from === undefined ? {} : { remoteAddress: from }),
      };
      return app.inject(body === undefined ? request : { ...request, payload: payloadOf(body, form) });
    },
    drain: async () => {
      // If the machine's clock is set back a little, a new job becomes due a little later.
      for (let turn = 0; turn < 100; turn += 1) {
        await drainQueue({
          pool: platform.database.pool,
          log: logger,
          handlers,
          context: platform,
          ...observed,
        });
        if (!(await hasNewJobs(platform))) return;
      }
    },
    mails: async () => {
      const names = (await readdir(mailFolder).catch(() => []))
        .filter((name) => name.endsWith('.eml'))
        .sort();
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(mailFolder, name)))));
    },
    listen: async () => {
      opened.realtime.attach(app.server, socketHandlers(platform));
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      await sandbox?.deliverTo(`${address}/api/stripe/webhook`);
      return Number(new URL(address).port);
    },
    sandbox: () => {
      if (sandbox === null) throw new Error('This program was made without a sandbox.');
      return sandbox;
    },
    close: async () => {
      await app.close();
      await sandbox?.close();
      await opened.close();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
