import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { ContentService } from './content-service.ts';
import type { Database } from './database/database.ts';
import type { Replicas } from './database/replicas.ts';
import type { Dns } from './dns/dns.ts';
import type { Documents } from './documents/documents.ts';
import type { Failpoints } from './failpoints.ts';
import type { Files } from './files/files.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Mailer } from './mail/mail.ts';
import type { Logger } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Tracing } from './observability/tracing.ts';
import type { Payments } from './provider/stripe.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Sealing } from './secrets/sealing.ts';

/** External resources, passed to every service and every job. */
export interface Platform {
  readonly config: Config;
  readonly database: Database;
  /** For reads that may be slightly out of date. */
  readonly replicas: Replicas<Platform>;
  readonly clock: Clock;
  /** A random whole number from 0 to below this one. */
  readonly draw: (below: number) => number;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly passwords: Passwords;
  readonly rateLimits: RateLimits;
  readonly sealing: Sealing;
  readonly mailer: Mailer;
  readonly dns: Dns;
  readonly files: Files;
  readonly documents: Documents;
  readonly payments: Payments;
  /** Null when news come from the database. */
  readonly contentService: ContentService | null;
  /** Null if none is configured. */
  readonly identityProvider: IdentityProvider | null;
  readonly failpoints: Failpoints;
  readonly realtime: Realtime;
}
