import Fastify, { type FastifyInstance } from 'fastify';
import type { Context } from './api/call.ts';
import { apiOf } from './api/server.ts';
import { controlsOf } from './control.ts';
import { type History, writeHistory } from './history.ts';
import { advanceTime } from './operations/clock.ts';
import { startDeliveries } from './operations/deliveries.ts';
import { pagesOf } from './pages/pages.ts';
import { prepareSchema } from './schema.ts';
import { type Db, openPool, readSetting, writeSetting } from './store.ts';
import type { World } from './world.ts';

export interface SandboxOptions {
  readonly databaseUrl: string;
  /** Public address of the pages, e.g. 'http://localhost:3000/sandbox'; no slash at the end. */
  readonly pagesUrl: string;
  /** Port of the loopback listener; chosen by the system if absent. */
  readonly port?: number;
  /** For tests: the sandbox's clock. */
  readonly now?: () => Date;
  readonly log?: { warn(details: object, text: string): void };
}

export interface Sandbox {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /**
   * Sets the address to which signed events are posted; stored in its schema. Waiting events are tried again
   * at once.
   */
  deliverTo(url: string): Promise<void>;
  /** Writes payments from before the sandbox existed, for a demonstration. */
  remember(history: History): Promise<void>;
  /** A Fastify plugin with the pages, to mount under the path of `pagesUrl`. */
  readonly pages: (app: FastifyInstance) => Promise<void>;
  close(): Promise<void>;
}

const tickMs = 2_000;

const contextOf = async (db: Db, { now = () => new Date(), pagesUrl }: SandboxOptions): Promise<Context> => {
  const moved = await readSetting(db, 'clock');
  const seconds = Math.floor(now().getTime() / 1_000) + (typeof moved === 'number' ? moved : 0);
  return { db, now: seconds, pagesUrl, account: '', request: null };
};

/**
 * Starts a sandbox of Stripe, limited to the product's needs: see
 * docs/decisions/0042-a-payment-sandbox-of-our-own.md.
 */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const pool = openPool(options.databaseUrl);
  const log = options.log ?? { warn: () => undefined };
  const { secretKey, webhookSecret } = await prepareSchema(pool);
  const leaving = new AbortController();
  const signing = {
    secret: webhookSecret,
    now: options.now ?? (() => new Date()),
    leaving: leaving.signal,
  };
  const deliveries = startDeliveries(pool, signing);

  const contextIn = (db: Db) => contextOf(db, options);
  const world: World = {
    pool,
    secretKey,
    signing,
    base: new URL(options.pagesUrl).pathname.replace(/\/$/, ''),
    log,
    contextIn,
    wake: deliveries.wake,
    advanceTime: async () => {
      const done = await advanceTime(pool, contextIn, (error, id) =>
        log.warn({ err: error, id }, 'What was due in the payment sandbox failed'),
      );
      if (done > 0) deliveries.wake();
    },
    refused: async (method, path, reason) => {
      log.warn({ method, path, reason }, 'The payment sandbox refused a call that it does not know');
      await pool.query(
        'insert into payment_sandbox.refused_call (method, path, reason) values ($1, $2, $3)',
        [method, path, reason],
      );
    },
  };

  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300 },
  });
  await app.register(apiOf(world));
  await app.register(controlsOf(world), { prefix: `${world.base}/control` });
  await app.register(pagesOf(world), { prefix: world.base });
  const apiUrl = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });

  let passing: Promise<void> | undefined;
  const timer = setInterval(() => {
    // If the database is unavailable, the next tick tries again.
    passing ??= world
      .advanceTime()
      .catch(() => undefined)
      .finally(() => {
        passing = undefined;
      });
  }, tickMs);
  timer.unref();

  return {
    apiUrl,
    secretKey,
    webhookSecret,
    deliverTo: async (url) => {
      await writeSetting(pool, 'deliverTo', url);
      await pool.query(
        `update payment_sandbox.event set due = now() where state = 'pending' and due > now()`,
      );
      deliveries.wake();
    },
    remember: (history) => writeHistory(pool, history, options.now?.() ?? new Date()),
    pages: pagesOf(world),
    close: async () => {
      clearInterval(timer);
      leaving.abort();
      await app.close();
      await passing;
      await deliveries.close();
      await pool.end();
    },
  };
};
