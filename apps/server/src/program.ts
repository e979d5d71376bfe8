import { demoHistory } from '../seed/history.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildApp, handlers, mountSandbox, plans, socketDoors } from './app.ts';
import type { Config } from './config.ts';
import { watchDatabase } from './platform/database/database-availability.ts';
import { type DatabaseTimeouts, usualDatabaseTimeouts } from './platform/database/database-timeouts.ts';
import { migrate } from './platform/database/migrate.ts';
import type { Draining } from './platform/http/draining.ts';
import { openHealthPort } from './platform/observability/health-port.ts';
import type { Logger } from './platform/observability/log.ts';
import { noSandbox, openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { openSandbox, type PaymentSandbox } from './platform/provider/sandbox.ts';
import { type QueueWorker, startWorker } from './platform/queue/queue.ts';
import type { Passwords } from './platform/secrets/passwords.ts';
import { isWebBuilt, serveBuiltWeb, serveWebFromSources } from './platform/web/serve.ts';

/** Registers an opened part and the function that closes it. Throws if the process was told to stop meanwhile. */
export type Opened = (name: string, close: () => Promise<unknown>) => void;

interface Surroundings {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly draining: Draining;
  readonly opened: Opened;
  /** True to serve the screens from their sources, for development. */
  readonly fromSources?: boolean;
  /** Tests of other things use cheap hashes and longer timeouts. */
  readonly passwords?: Passwords;
  readonly databaseTimeouts?: DatabaseTimeouts;
}

interface Program {
  readonly platform: Platform;
  /** The address at which the program listens; null if it only runs jobs. */
  readonly address: string | null;
}

/** Opens the whole program except its process, according to `ROLE`, on an existing database. */
export const openProgram = async ({
  config,
  databaseUrl,
  log,
  draining,
  opened,
  fromSources = false,
  passwords,
  databaseTimeouts = usualDatabaseTimeouts,
}: Surroundings): Promise<Program> => {
  let sandbox: PaymentSandbox | null = null;
  const { platform, realtime, close } = openPlatform({
    config,
    databaseUrl,
    log,
    sandbox: () => sandbox ?? noSandbox(),
    ...(passwords === undefined ? {} : { passwords }),
    databaseTimeouts,
  });
  opened('platform', close);
  await migrate(platform.database.pool, log);
  sandbox = await openSandbox({ config, databaseUrl, log });
  if (sandbox !== null) opened('payment sandbox', sandbox.close);
  if (config.demo && (await seedDemo(platform)) && sandbox !== null) {
    await sandbox.remember(await demoHistory(platform));
  }
  const availability = watchDatabase(databaseUrl, log, databaseTimeouts);
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
    const port = await openHealthPort(config.healthPort, config.healthHost, { ready, metrics });
    opened('health port', port.close);
  }
  if (!config.runsWeb) return { platform, address: null };

  const app = await buildApp(platform, availability, checks);
  draining.follow(app.server);
  if (sandbox !== null) await mountSandbox(app, platform, sandbox);
  // Requests and jobs finish in parallel.
  opened('http', () => Promise.all([app.close(), worker?.stop()]));
  if (fromSources) await serveWebFromSources(app, config);
  else if (await isWebBuilt()) await serveBuiltWeb(app, config);
  else log.warn('The screens are not built: only the API is served. `npm run build` builds them.');
  await app.ready();
  realtime.attach(app.server, socketDoors(platform));
  opened('sockets', () => realtime.close());
  const address = await app.listen({ port: config.port, host: config.host });
  // Closed first, so that browsers whose socket is closed do not reconnect to this process.
  opened('port', app.connections.stopListening);
  await sandbox?.deliverTo(`${address}/api/stripe/webhook`);
  return { platform, address };
};
