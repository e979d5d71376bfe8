import { randomInt } from 'node:crypto';
import type { Config } from '../config.ts';
import { type Clock, systemClock } from './clock.ts';
import { openContentService } from './content-service.ts';
import { type AvailabilityTimeouts, defaultAvailabilityTimeouts } from './database/availability-timeouts.ts';
import { openDatabase } from './database/database.ts';
import { openReplicas, type Replicas } from './database/replicas.ts';
import { type Dns, openDns } from './dns/dns.ts';
import { openDocuments } from './documents/documents.ts';
import { openFailpoints } from './failpoints.ts';
import { openFiles } from './files/open-files.ts';
import { addressOf, networkOf, trustOf } from './http/network.ts';
import { openIdentityProvider } from './identity/identity-provider.ts';
import { openMailer } from './mail/mail.ts';
import type { Logger } from './observability/log.ts';
import { openMetrics } from './observability/metrics.ts';
import { noTracing, type Tracing } from './observability/tracing.ts';
import type { Platform } from './platform.ts';
import { configuredProvider, openPayments, type Provider } from './provider/stripe.ts';
import { watchQueue } from './queue/metrics.ts';
import { openRateLimits } from './rate-limits/rate-limits.ts';
import { openAdmission } from './realtime/admission.ts';
import { openRealtime, type RealtimeServer } from './realtime/sockets.ts';
import type { OpenedRedis } from './redis/open-redis.ts';
import { openPasswords, type Passwords } from './secrets/passwords.ts';
import { openSealing } from './secrets/sealing.ts';

interface OpenedPlatform {
  readonly platform: Platform;
  readonly realtime: RealtimeServer;
  close(): Promise<void>;
}

interface Outside {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  readonly connections?: number;
  /** Opens the sandbox that replaces the payment provider where none is configured. Called when it is first needed. */
  readonly sandbox?: () => Provider;
  /** Password hashing at full strength, unless a test passes a faster one. */
  readonly passwords?: Passwords;
  readonly availabilityTimeouts?: AvailabilityTimeouts;
  readonly tracing?: Tracing;
  /** The DNS of the machine, unless a test answers instead. */
  readonly dns?: Dns;
  /** Open already, where `REDIS_URL` names one. */
  readonly redis?: OpenedRedis | null;
}

export const noSandbox = (): Provider => {
  throw new Error('Neither a payment provider nor its sandbox is there.');
};

/** Opens every external resource of a process, and closes them. */
export const openPlatform = ({
  config,
  databaseUrl,
  log,
  clock = systemClock,
  connections = 20,
  sandbox = noSandbox,
  passwords = openPasswords(),
  availabilityTimeouts = defaultAvailabilityTimeouts,
  tracing = noTracing,
  dns = openDns(),
  redis = null,
}: Outside): OpenedPlatform => {
  const database = openDatabase(databaseUrl, log, {
    connections,
    connectMs: availabilityTimeouts.connectMs,
    statements: availabilityTimeouts.statements,
    sessionUrl: config.databaseSessionUrl,
    tracing,
  });
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir, log });
  const files = openFiles({ s3Url: config.s3Url, dataDir: config.dataDir, log });
  const documents = openDocuments(log);
  const rateLimits = openRateLimits(database.pool, config.networkLimits, redis?.link);
  const sealing = openSealing(config);
  const trust = trustOf(config.trustProxy);
  const realtime = openRealtime({
    database,
    log,
    tracing,
    beforeEvent: (memberIds) => (replicas.isUsed ? replicas.changed(memberIds) : null),
    admission: openAdmission({
      networkOf: (request) => networkOf(addressOf(request, trust)),
      mayAsk: (network) => rateLimits.requestsOfNetwork.tryTake(network),
    }),
    redis,
    sealing,
  });
  const metrics = openMetrics(database);
  watchQueue(metrics, database.pool);
  metrics.watch({
    name: 'tracing_spans',
    help: 'Spans since the start: made, and sent to the collector',
    label: 'state',
    look: () => ({ ...tracing.counts() }),
  });
  metrics.watch({
    name: 'sockets_connected',
    help: 'Browsers that this process is connected to',
    look: () => ({ '': realtime.connections() }),
  });
  metrics.watch({
    name: 'redis_up',
    help: 'Whether Redis answers this process, where one is named',
    label: 'server',
    look: () => (redis === null ? {} : { redis: redis.link.isReady() ? 1 : 0 }),
  });
  const outside = {
    config,
    clock,
    draw: (below: number) => randomInt(below),
    log,
    metrics,
    tracing,
    passwords,
    rateLimits,
    sealing,
    mailer,
    dns,
    files,
    documents,
    payments: openPayments(() => configuredProvider(config) ?? sandbox(), { now: () => clock.now() }),
    contentService: openContentService(config),
    identityProvider: openIdentityProvider(config, clock),
    failpoints: openFailpoints(config.failpoint, log),
    realtime,
  };
  const replicas: Replicas<Platform> = openReplicas<Platform>({
    database,
    metrics,
    log,
    tracing,
    urls: config.databaseReadUrls,
    connections,
    timeouts: availabilityTimeouts,
    platformOver: (one, all) => ({ ...outside, database: one, replicas: all }),
  });
  return {
    platform: replicas.primary,
    realtime,
    close: async () => {
      await realtime.close();
      await replicas.close();
      redis?.link.close();
      mailer.close();
      files.close();
      await documents.close();
      await database.close();
    },
  };
};
