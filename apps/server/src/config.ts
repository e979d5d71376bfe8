import { resolve } from 'node:path';
import type { PricingSetting } from '@basoche/domain/pricing/kinds';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { VigilanceSetting } from '@basoche/domain/vigilance/opening';
import type { z } from 'zod';
import { identityOf } from './config-identity.ts';
import { sentryOf, tracingOf } from './config-observability.ts';
import { ConfigRefused } from './config-refused.ts';
import { registerUrlsOf } from './config-registers.ts';
import { variables } from './config-schema.ts';
import { isLocalHost } from './platform/downloads/public-addresses.ts';
import type { EdgeSettings } from './platform/edge/settings.ts';
import { isProxyRange, type TrustedProxies } from './platform/http/network.ts';
import type { IdentitySettings } from './platform/identity/settings.ts';
import type { SentrySettings } from './platform/observability/sentry.ts';
import type { TracingSettings } from './platform/observability/tracing-settings.ts';
import { isPushPair, type PushKeys } from './platform/push/keys.ts';

/**
 * Settings of the server, read once from the environment variables. A wrong value stops the start with a sentence that names its
 * variable.
 */

export interface Config {
  /** True with `NODE_ENV=production`. */
  readonly production: boolean;
  /** Port and address of this machine on which the site listens. */
  readonly port: number;
  readonly host: string;
  /** A second port with health and metrics for operators, and its address; `null` for none. */
  readonly healthPort: number | null;
  readonly healthHost: string;
  /** Time for which the process still answers after a stop signal (SIGTERM), in milliseconds. */
  readonly drainMs: number;
  /** Address of the site for visitors, without a trailing slash. */
  readonly publicUrl: string;
  /** Folder for the embedded database, files, mails and keys that are not stored elsewhere. */
  readonly dataDir: string;
  /** `null` to run an embedded database under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Direct address of a database whose `databaseUrl` is that of a transaction pool; `null` without a pool. */
  readonly databaseSessionUrl: string | null;
  /** Addresses of replicas of the database, for reads that may lag a little. */
  readonly databaseReadUrls: readonly string[];
  /** Address of the Valkey or Redis that carries events and rate limits between processes; `null` for PostgreSQL. */
  readonly redisUrl: string | null;
  /** CDN or cache for public pages in front of the program; `null` if none can be told to drop a page. */
  readonly edge: EdgeSettings | null;
  /** True if this process answers HTTP requests. */
  readonly runsWeb: boolean;
  /** True if this process runs background jobs. */
  readonly runsWorker: boolean;
  /** `null` to store files under `dataDir`. */
  readonly s3Url: string | null;
  /** `null` to write mails as files under `dataDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Encryption key of secrets (sealed values) in the database; `null` to generate one and store it under `dataDir`. */
  readonly secretsKey: string | null;
  /** Former keys, needed until `admin secrets rotate` has sealed everything with the present one. */
  readonly formerSecretsKeys: readonly string[];
  readonly push: {
    /**
     * VAPID keys, which identify the program to push services; `null` to generate a pair and store it in the
     * database.
     */
    readonly keys: PushKeys | null;
    /** Origins of allowed push services, besides those of the well-known browsers. */
    readonly alsoFrom: readonly string[];
  };
  /** Encryption key of backups; `null` to leave them unencrypted. */
  readonly backupKey: string | null;
  /** The payment provider. */
  readonly stripe: {
    /** `null` to use the program's own sandbox instead of the payment provider. */
    readonly secretKey: string | null;
    /** Key to verify the signature of Stripe's webhooks. */
    readonly webhookSecret: string | null;
    /** Address of another API with the same calls; `null` for Stripe itself. */
    readonly apiUrl: string | null;
    /** Stripe's ids of the prices of both subscription plans; the sandbox has its own. */
    readonly prices: { readonly monthly: string | null; readonly yearly: string | null };
  };
  /** True if a member needs a paid subscription to apply to missions and offers. */
  readonly subscriptionRequired: boolean;
  /** True if firms have teams: people with a seat act for their firm (docs/rules.md §8). */
  readonly firms: boolean;
  /** True if avocats ask each other to attend hearings (rules §10). */
  readonly hearings: boolean;
  /** True if members keep registers of names for the conflict check (docs/rules.md §9). */
  readonly conflicts: boolean;
  /**
   * Vigilance file (docs/rules.md §12). `off`: none. `tell`: shows it and reminds, but closes nothing. `ask`:
   * a mode can be accepted only once the required file is complete.
   */
  readonly vigilance: VigilanceSetting;
  /** Kinds of price that may be proposed (decision 0110). */
  readonly pricing: PricingSetting;
  /** Identity provider of a profession, with which members sign in and prove their identity; `null` for none. */
  readonly identity: IdentitySettings | null;
  /** Prismic, a content service for the news; `null` to read them from the database. */
  readonly prismic: {
    readonly repository: string;
    readonly accessToken: string | null;
    readonly apiUrl: string;
  } | null;
  /** Addresses that public registers are read from each night; null for a register that an operator imports. */
  readonly registerUrls: Readonly<Record<PublicRegister, string | null>>;
  /** For tests: named place at which the program stops; otherwise `null`. */
  readonly failpoint: string | null;
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustProxy: TrustedProxies;
  /** False for load tests, which must not be limited by network address. */
  readonly networkLimits: boolean;
  /** True to fill an empty database with demonstration data; in production, only with `DEMO=1`. */
  readonly demo: boolean;
  /** `null` if no collector of traces is configured. */
  readonly tracing: TracingSettings | null;
  /** `null` to report errors in the log only. */
  readonly sentry: SentrySettings | null;
  /** Lowest level to log; `null` for the default: `warn` in a terminal, otherwise `info`. */
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent' | null;
}

/** `TRUST_PROXY`: true or false, a number of proxies, or their addresses and networks. */
const proxiesOf = (value: string | undefined, production: boolean): TrustedProxies => {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') {
    if (!production) return true;
    throw new ConfigRefused(
      'TRUST_PROXY=true believes any X-Forwarded-For, which visitors may write themselves: with NODE_ENV=production give the number of proxies in front (TRUST_PROXY=1), or their addresses and networks.',
    );
  }
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const ranges = value.split(',').map((one) => one.trim());
  if (ranges.every(isProxyRange)) return ranges;
  throw new ConfigRefused(
    'TRUST_PROXY must be false, the number of proxies in front, or their addresses and networks joined by commas, such as 10.0.0.0/8,2001:db8::/32.',
  );
};

/** Both keys of a matching pair, or null. */
const pushPair = (publicKey: string | undefined, privateKey: string | undefined): PushKeys | null => {
  if (publicKey === undefined && privateKey === undefined) return null;
  if (publicKey !== undefined && privateKey !== undefined) {
    const pair = { publicKey, privateKey };
    if (isPushPair(pair)) return pair;
  }
  throw new ConfigRefused(
    'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair in base64url: `npx web-push generate-vapid-keys` makes one.',
  );
};

/** Addresses of caches that are told to drop changed pages, and how long they keep pages; null without `PURGE_URL`. */
const edgeOf = ({
  PURGE_URL: purgeUrls,
  PURGE_HEADERS: headers,
  EDGE_SECONDS: seconds,
}: z.output<typeof variables>): EdgeSettings | null => {
  if (purgeUrls !== undefined) return { purgeUrls, headers: headers ?? {}, seconds: seconds ?? 60 };
  const alone = [headers !== undefined && 'PURGE_HEADERS', seconds !== undefined && 'EDGE_SECONDS'];
  const [named] = alone.filter((name) => name !== false);
  if (named === undefined) return null;
  throw new ConfigRefused(
    `${named} needs PURGE_URL: pages are kept for longer only where purges take them away.`,
  );
};

const isLocal = (address: string): boolean => isLocalHost(new URL(address).hostname);

/**
 * Default of `DEMO`: whether an empty database gets the demonstration. Its staff have public passwords, so a setup
 * that looks like a deployment without `NODE_ENV=production` must ask for it explicitly.
 */
const demoByDefault = (
  { DATABASE_URL, SMTP_URL, PUBLIC_URL, STRIPE_SECRET_KEY }: z.output<typeof variables>,
  production: boolean,
): boolean => {
  if (production) return false;
  const real = [
    DATABASE_URL !== undefined && 'DATABASE_URL',
    SMTP_URL !== undefined && 'SMTP_URL',
    PUBLIC_URL !== undefined && !isLocal(PUBLIC_URL) && 'PUBLIC_URL',
    STRIPE_SECRET_KEY !== undefined && /^.._live_/.test(STRIPE_SECRET_KEY) && 'STRIPE_SECRET_KEY',
  ].filter((name) => name !== false);
  if (real.length === 0) return true;
  throw new ConfigRefused(
    `${real.join(', ')} ${real.length > 1 ? 'look' : 'looks'} like a deployment, and an empty database would be filled with the demonstration, whose staff have passwords that anybody may read: set NODE_ENV=production, or DEMO=0 for an empty database, or DEMO=1 for the demonstration.`,
  );
};

const requiredInProduction = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'SECRETS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Reads and checks all settings. Throws `ConfigRefused` for the first wrong one. */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  // An empty variable counts as absent.
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(nonEmpty);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigRefused(issue?.message ?? 'The environment could not be read.');
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.NETWORK_LIMITS) {
    throw new ConfigRefused('NETWORK_LIMITS=off is for load tests and is refused with NODE_ENV=production.');
  }
  if (production && values.FAILPOINT !== undefined) {
    throw new ConfigRefused('FAILPOINT is for tests and is refused with NODE_ENV=production.');
  }
  if ((values.STRIPE_SECRET_KEY === undefined) !== (values.STRIPE_WEBHOOK_SECRET === undefined)) {
    throw new ConfigRefused('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both, or neither.');
  }
  if (production && values.PUSH_SERVICES?.some((origin) => !origin.startsWith('https:'))) {
    throw new ConfigRefused('PUSH_SERVICES must start with https:// with NODE_ENV=production.');
  }
  const pushKeys = pushPair(values.VAPID_PUBLIC_KEY, values.VAPID_PRIVATE_KEY);
  if (values.STRIPE_API_URL !== undefined && values.STRIPE_SECRET_KEY === undefined) {
    throw new ConfigRefused('STRIPE_API_URL needs STRIPE_SECRET_KEY: without one the sandbox is used.');
  }
  if (production && !values.ALLOW_DEFAULTS) {
    const missing = requiredInProduction.filter((name) => values[name] === undefined);
    if (missing.length > 0) {
      throw new ConfigRefused(
        `NODE_ENV=production needs ${missing.join(', ')}; set ALLOW_DEFAULTS=1 to run on the embedded defaults all the same.`,
      );
    }
  }
  if (values.DATABASE_SESSION_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigRefused(
      'DATABASE_SESSION_URL needs DATABASE_URL: it is the direct address of a database behind a transaction pool.',
    );
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigRefused('DATABASE_READ_URL needs DATABASE_URL: it names replicas of that database.');
  }
  if (values.PRISMIC_API_URL !== undefined && values.PRISMIC_REPOSITORY === undefined) {
    throw new ConfigRefused(
      'PRISMIC_API_URL needs PRISMIC_REPOSITORY: without one news come from the database.',
    );
  }
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    healthPort: values.HEALTH_PORT ?? null,
    healthHost: values.HEALTH_HOST,
    // An embedded database has only one process, and no other could take over its requests.
    drainMs: 1_000 * (values.DRAIN_SECONDS ?? (values.DATABASE_URL === undefined ? 0 : 2)),
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseSessionUrl: values.DATABASE_SESSION_URL ?? null,
    databaseReadUrls: values.DATABASE_READ_URL ?? [],
    redisUrl: values.REDIS_URL ?? null,
    edge: edgeOf(values),
    runsWeb: values.ROLE !== 'worker',
    runsWorker: values.ROLE !== 'web',
    s3Url: values.S3_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    secretsKey: values.SECRETS_KEY ?? null,
    formerSecretsKeys: values.SECRETS_KEYS_OLD ?? [],
    push: { keys: pushKeys, alsoFrom: values.PUSH_SERVICES ?? [] },
    backupKey: values.BACKUP_KEY ?? null,
    stripe: {
      secretKey: values.STRIPE_SECRET_KEY ?? null,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
      apiUrl: values.STRIPE_API_URL ?? null,
      prices: { monthly: values.STRIPE_PRICE_MONTHLY ?? null, yearly: values.STRIPE_PRICE_YEARLY ?? null },
    },
    subscriptionRequired: values.SUBSCRIPTION_REQUIRED,
    firms: values.FIRMS,
    conflicts: values.CONFLICTS,
    hearings: values.HEARINGS,
    vigilance: values.VIGILANCE,
    pricing: values.PRICING,
    identity: identityOf(values, isLocal),
    prismic:
      values.PRISMIC_REPOSITORY === undefined
        ? null
        : {
            repository: values.PRISMIC_REPOSITORY,
            accessToken: values.PRISMIC_ACCESS_TOKEN ?? null,
            apiUrl: values.PRISMIC_API_URL ?? `https://${values.PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2`,
          },
    registerUrls: registerUrlsOf(values, production),
    failpoint: values.FAILPOINT ?? null,
    trustProxy: proxiesOf(values.TRUST_PROXY, production),
    networkLimits: values.NETWORK_LIMITS,
    demo: values.DEMO ?? demoByDefault(values, production),
    tracing: tracingOf(values),
    sentry: sentryOf(values),
    logLevel: values.LOG_LEVEL ?? null,
  };
};
