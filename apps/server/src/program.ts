import { demoHistory } from '../seed/history.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildApp, handlers, mountSandbox, plans, socketDoors } from './app.ts';
import type { Config } from './config.ts';
import { watchDatabase } from './platform/database/availability.ts';
import { migrate } from './platform/database/migrate.ts';
import { type Patience, usualPatience } from './platform/database/patience.ts';
import type { Draining } from './platform/http/draining.ts';
import { openHealthPort } from './platform/observability/health-port.ts';
import type { Logger } from './platform/observability/log.ts';
import { noSandbox, openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { openSandbox, type PaymentSandbox } from './platform/provider/sandbox.ts';
import { type QueueWorker, startWorker } from './platform/queue/queue.ts';
import type { Passwords } from './platform/secrets/passwords.ts';
import { isWebBuilt, serveBuiltWeb, serveWebFromSources } from './platform/web/serve.ts';

/** Takes note of a part that was opened and of how it is closed; throws where the process was told to stop meanwhile. */
export type Opened = (name: string, close: () => Promise<unknown>) => void;

interface Surroundings {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly draining: Draining;
  readonly opened: Opened;
  /** Serves the screens from their sources, for who works on them. */
  readonly fromSources?: boolean;
  /** Tests of anything else hash cheaply, and wait longer. */
  readonly passwords?: Passwords;
  readonly patience?: Patience;
}

interface Program {
  readonly platform: Platform;
  /** The address that it listens at; null where it only runs jobs. */
  readonly address: string | null;
}

/** Opens all of the program but its process: what `ROLE` asks for, over a database that is there. */
export const openProgram = async ({
  config,
  databaseUrl,
  log,
  draining,
  opened,
  fromSources = false,
  passwords,
  patience = usualPatience,
}: Surroundings): Promise<Program> => {
  let sandbox: PaymentSandbox | null = null;
  const { platform, realtime, close } = openPlatform({
    config,
    databaseUrl,
    log,
    sandbox: () => sandbox ?? noSandbox(),
    ...(passwords === undefined ? {} : { passwords }),
    patience,
  });
  opened('platform', close);
  await migrate(platform.database.pool, log);
  sandbox = await openSandbox({ config, databaseUrl, log });
  if (sandbox !== null) opened('payment sandbox', sandbox.close);
  if (config.demo && (await seedDemo(platform)) && sandbox !== null) {
    await sandbox.remember(await demoHistory(platform));
  }
  const availability = watchDatabase(databaseUrl, log, patience);
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
  // Requests and jobs are finished at the same time.
  opened('http', () => Promise.all([app.close(), worker?.stop()]));
  if (fromSources) await serveWebFromSources(app, config);
  else if (await isWebBuilt()) await serveBuiltWeb(app, config);
  else log.warn('The screens are not built: only the API is served. `npm run build` builds them.');
  await app.ready();
  realtime.attach(app.server, socketDoors(platform));
  opened('sockets', () => realtime.close());
  const address = await app.listen({ port: config.port, host: config.host });
  // Closed first of all, so that a browser whose socket is closed does not come back here.
  opened('port', app.connections.stopListening);
  await sandbox?.deliverTo(`${address}/api/stripe/webhook`);
  return { platform, address };
};
