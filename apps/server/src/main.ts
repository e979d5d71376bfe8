import { demoHistory } from '../seed/history.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildApp, handlers, plans, socketDoors } from './app.ts';
import { ConfigRefused, readConfig } from './config.ts';
import { watchDatabase } from './platform/availability.ts';
import { DataDirectoryInUse, lockDataDirectory } from './platform/data-lock.ts';
import { openDraining } from './platform/draining.ts';
import { startEmbeddedDatabase } from './platform/embedded-database.ts';
import { openHealthPort } from './platform/health-port.ts';
import { type Logger, openLog } from './platform/log.ts';
import { MigrationRefused, migrate } from './platform/migrate.ts';
import { noSandbox, openPlatform } from './platform/open-platform.ts';
import { type QueueWorker, startWorker } from './platform/queue.ts';
import { openSandbox, type PaymentSandbox, sandboxPath } from './platform/sandbox.ts';
import { watchUncaught } from './platform/uncaught.ts';
import { isWebBuilt, serveBuiltWeb, serveWebFromSources } from './platform/web/serve.ts';

let leaving = false;
const draining = openDraining();
let drainMs = 0;

interface Opening {
  readonly name: string;
  close(): Promise<unknown>;
  /** Closed whole, however long the others took: nothing of it may be left behind. */
  readonly whole: boolean;
}

/** What was opened, closed in the opposite order. */
const openings: Opening[] = [];

const opened = (name: string, close: () => Promise<unknown>, { whole = false } = {}): void => {
  openings.push({ name, close, whole });
  if (leaving) throw new Error('Told to stop while it started');
};

const closeAll = async (log: Logger | undefined, late: Promise<'late'>): Promise<void> => {
  for (const { name, close, whole } of openings.splice(0).reverse()) {
    const closed = close().catch((error) => log?.warn({ err: error, part: name }, 'Did not close cleanly'));
    if (whole) await closed;
    else if ((await Promise.race([closed, late])) === 'late')
      log?.warn({ part: name }, 'Was not closed in time');
  }
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  stopOnSignals(log);

  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const lock = await lockDataDirectory(config.dataDir);
    opened('lock', () => lock.release(), { whole: true });
    const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log });
    opened('embedded database', () => embedded.stop(), { whole: true });
    databaseUrl = embedded.url;
  }

  let sandbox: PaymentSandbox | null = null;
  const { platform, realtime, close } = openPlatform({
    config,
    databaseUrl,
    log,
    sandbox: () => sandbox ?? noSandbox(),
  });
  opened('platform', close);
  await migrate(platform.database.pool, log);
  sandbox = await openSandbox({ config, databaseUrl, log });
  if (sandbox !== null) opened('payment sandbox', sandbox.close);
  if (config.demo && (await seedDemo(platform)) && sandbox !== null) {
    await sandbox.remember(await demoHistory(platform));
  }
  const availability = watchDatabase(databaseUrl, log);
  opened('availability', () => availability.stop());
  platform.metrics.watch({
    name: 'database_up',
    help: 'Whether the database answers this process',
    look: () => ({ '': availability.isUp() ? 1 : 0 }),
  });
  let worker: QueueWorker | undefined;
  const checks = {
    queue: () => worker === undefined || worker.isRunning(),
    staying: () => !draining.isOn(),
  };

  if (config.runsWorker) {
    const { pool } = platform.database;
    const { metrics } = platform;
    worker = await startWorker({ pool, log, handlers, context: platform, plans, metrics });
    opened('worker', () => worker?.stop() ?? Promise.resolve());
  }
  if (config.healthPort !== null) {
    const { metrics } = platform;
    const ready = () => ({ database: availability.isUp(), queue: checks.queue(), staying: checks.staying() });
    const port = await openHealthPort(config.healthPort, config.host, { ready, metrics });
    opened('health port', port.close);
  }
  if (!config.runsWeb) {
    process.stdout.write(`worker ready in ${Math.round(performance.now())} ms\n`);
    return;
  }

  const app = await buildApp(platform, availability, checks);
  draining.follow(app.server);
  drainMs = config.drainMs;
  if (sandbox !== null) await app.register(sandbox.pages, { prefix: sandboxPath });
  // Requests and jobs are finished at the same time.
  opened('http', () => Promise.all([app.close(), worker?.stop()]));
  if (process.argv.includes('--dev')) await serveWebFromSources(app, config);
  else if (await isWebBuilt()) await serveBuiltWeb(app, config);
  else log.warn('The screens are not built: only the API is served. `npm run build` builds them.');
  await app.ready();
  realtime.attach(app.server, socketDoors(platform));
  opened('sockets', () => realtime.close());
  const address = await app.listen({ port: config.port, host: config.host });
  await sandbox?.deliverTo(`${address}/api/stripe/webhook`);
  process.stdout.write(
    `ready on http://localhost:${new URL(address).port} in ${Math.round(performance.now())} ms\n`,
  );
};

/** Everything but the database has this long to finish; then it is the database's turn, until the end. Draining is a part of it. */
const finishMs = 7_000;
const graceMs = 9_500;
const drainedWithin = 2_000;

/** What stops a start is told in one sentence where we know it, and whole where we do not. */
const sentenceOf = (error: unknown): string => {
  if (
    error instanceof ConfigRefused ||
    error instanceof DataDirectoryInUse ||
    error instanceof MigrationRefused
  ) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Another program listens on this port: set PORT to a free one. (${error.message})`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const leave = async (code: number, log?: Logger): Promise<never> => {
  const spent = code === 0 ? Math.min(drainMs, drainedWithin) : 0;
  if (code === 0) await draining.begin(drainMs);
  setTimeout(() => process.exit(code === 0 ? 1 : code), graceMs - spent).unref();
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, finishMs - spent, 'late'));
  // What is being opened is there to be closed once it is open.
  await Promise.race([starting.catch(() => undefined), late]);
  await closeAll(log, late);
  process.exit(code);
};

const stopOnSignals = (log: Logger): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leaving) return;
      leaving = true;
      log.info({ signal }, 'Stopping: what runs is finished first');
      void leave(0, log);
    });
  }
  watchUncaught(process, log, () => {
    if (leaving) return;
    leaving = true;
    void leave(1, log);
  });
};

const starting = start();
starting.catch((error) => {
  if (leaving) return;
  leaving = true;
  process.stderr.write(`${sentenceOf(error)}\n`);
  void leave(1);
});
