import { demoHistory } from '../seed/history.ts';
import { seedDemo } from '../seed/seed.ts';
import { buildApp, handlers, mountSandbox, schedules, socketHandlers } from './app.ts';
import type { Config } from './config.ts';
import {
  type AvailabilityTimeouts,
  defaultAvailabilityTimeouts,
  pooledAvailabilityTimeouts,
} from './platform/database/availability-timeouts.ts';
import { checkAddresses } from './platform/database/check-addresses.ts';
import { checkReplicas } from './platform/database/check-replicas.ts';
import { watchDatabase } from './platform/database/database-availability.ts';
import { migrate } from './platform/database/migrate.ts';
import { preparePurges, watchPurges } from './platform/edge/purging.ts';
import type { Draining } from './platform/http/draining.ts';
import { type Failures, noFailures } from './platform/observability/failures.ts';
import { openHealthPort } from './platform/observability/health-port.ts';
import type { Logger } from './platform/observability/log.ts';
import { noTracing, type Tracing } from './platform/observability/tracing.ts';
import { noSandbox, openPlatform } from './platform/open-platform.ts';
import type { Platform } from './platform/platform.ts';
import { openSandbox, type PaymentSandbox } from './platform/provider/sandbox.ts';
import { type QueueWorker, startWorker } from './platform/queue/queue.ts';
import { openRedis } from './platform/redis/open-redis.ts';
import type { Passwords } from './platform/secrets/passwords.ts';
import { isWebBuilt, loadBuiltWeb, serveBuiltWeb, serveWebFromSources } from './platform/web/serve.ts';

/**
 * Registers the function that closes a resource. They are called in reverse order at the end. Throws if the
 * process was told to stop meanwhile.
 */
export type OnClose = (name: string, close: () => Promise<unknown>) => void;

interface ProgramOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly draining: Draining;
  readonly onClose: OnClose;
  /** True to serve the screens from their sources, for development. */
  readonly fromSources?: boolean;
  /** For tests: cheaper password hashes, and longer timeouts. */
  readonly passwords?: Passwords;
  readonly availabilityTimeouts?: AvailabilityTimeouts;
  readonly tracing?: Tracing;
  readonly failures?: Failures;
}

interface Program {
  readonly platform: Platform;
  /** Address that the program listens on; null if it only runs jobs. */
  readonly address: string | null;
}

/**
 * Maximum of connections that wait to be accepted. A lower `net.core.somaxconn` of the kernel applies
 * (docs/RUNBOOK.md).
 */
const connectionBacklog = 65_535;

/**
 * Starts the program on an existing database, according to `ROLE`. The caller handles signals and the end of
 * the process.
 */
export const openProgram = async ({
  config,
  databaseUrl,
  log,
  draining,
  onClose,
  fromSources = false,
  passwords,
  availabilityTimeouts = config.databaseSessionUrl === null
    ? defaultAvailabilityTimeouts
    : pooledAvailabilityTimeouts,
  tracing = noTracing,
  failures = noFailures,
}: ProgramOptions): Promise<Program> => {
  await checkAddresses(databaseUrl, config.databaseSessionUrl);
  await checkReplicas(databaseUrl, config.databaseReadUrls, log);
  const redis = await openRedis({ config, databaseUrl, log });
  let sandbox: PaymentSandbox | null = null;
  const { platform, realtime, close } = openPlatform({
    config,
    databaseUrl,
    log,
    // Opened after the migration, before it is needed.
    sandbox: () => sandbox ?? noSandbox(),
    ...(passwords === undefined ? {} : { passwords }),
    availabilityTimeouts,
    tracing,
    redis,
  });
  onClose('platform', close);
  // Loaded while the database is busy.
  const web = config.runsWeb && !fromSources && (await isWebBuilt()) ? loadBuiltWeb() : null;
  // Its error is reported when it is awaited.
  web?.catch(() => undefined);
  const { sessions } = platform.database;
  await migrate(sessions.pool, log);
  await preparePurges(platform);
  watchPurges(platform);
  if (config.runsWeb) platform.replicas.start();
  sandbox = await openSandbox({ config, databaseUrl: sessions.url, log });
  if (sandbox !== null) onClose('payment sandbox', sandbox.close);
  if (config.demo && (await seedDemo(platform)) && sandbox !== null) {
    await sandbox.remember(await demoHistory(platform));
  }
  const availability = watchDatabase(databaseUrl, log, availabilityTimeouts);
  onClose('availability', () => availability.stop());
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
    const { database, metrics } = platform;
    worker = await startWorker({
      database,
      log,
      handlers,
      context: platform,
      schedules,
      metrics,
      tracing,
      failures,
    });
    onClose('worker', () => worker?.stop() ?? Promise.resolve());
  }
  if (config.healthPort !== null) {
    const { metrics } = platform;
    const ready = () => ({ database: availability.isUp(), queue: checks.queue(), staying: checks.staying() });
    const port = await openHealthPort(config.healthPort, config.healthHost, { ready, metrics });
    onClose('health port', port.close);
  }
  if (!config.runsWeb) return { platform, address: null };

  const app = await buildApp(platform, availability, checks);
  draining.follow(app.server);
  if (sandbox !== null) await mountSandbox(app, platform, sandbox);
  // Requests and jobs finish in parallel.
  onClose('http', () => Promise.all([app.close(), worker?.stop()]));
  if (fromSources) await serveWebFromSources(app, config);
  else if (web !== null) await serveBuiltWeb(app, config, await web);
  else log.warn('The screens are not built: only the API is served. `npm run build` builds them.');
  await app.ready();
  realtime.attach(app.server, socketHandlers(platform));
  onClose('sockets', () => realtime.close());
  const address = await app.listen({ port: config.port, host: config.host, backlog: connectionBacklog });
  // Registered last and so closed first: browsers whose socket closes must not reconnect to this process.
  onClose('port', app.connections.stopListening);
  await sandbox?.deliverTo(`${address}/api/stripe/webhook`);
  return { platform, address };
};
