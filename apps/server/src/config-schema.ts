import { vigilanceSettings } from '@basoche/domain/vigilance/opening';
import { z } from 'zod';

/** Environment variables, each with a sentence that states its valid values. */

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'], { error: `${name} must be true or false.` })
    .transform((value) => value === 'true' || value === '1' || value === 'on');

const isAddress = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const address = (name: string, protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => isAddress(value, protocols),
      `${name} must be an address that starts with ${protocols.join(' or ')}//.`,
    );

const databaseProtocols = ['postgres:', 'postgresql:'];

/** True if an address contains credentials and a bucket. */
const isObjectStore = ({ username, password, pathname }: URL): boolean =>
  username !== '' && password !== '' && pathname.length > 1;

/** Samplers of OpenTelemetry. Parent-based ones behave like the others, since every trace begins in this program. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const price = (name: string) =>
  z.string().startsWith('price_', `${name} must be the id of a price: price_….`).optional();

/**
 * A list of `name=value` pairs in the form of OpenTelemetry's variables: separated by commas, values percent-
 * encoded.
 */
const pairs = (name: string) =>
  z.string().transform((value, context) => {
    try {
      return Object.fromEntries(
        value.split(',').map((pair) => {
          const [, key = '', encoded = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
          if (key === '') throw new Error('Not a pair');
          return [key, decodeURIComponent(encoded)];
        }),
      );
    } catch {
      context.addIssue(`${name} must be pairs joined by commas: name=value,other=value.`);
      return z.NEVER;
    }
  });

export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'NODE_ENV must be production, development or test.')
    .default('development'),
  PORT: z.coerce
    .number('PORT must be a number.')
    .int('PORT must be a whole number.')
    .min(0, 'PORT must be between 0 and 65535.')
    .max(65_535, 'PORT must be between 0 and 65535.')
    .default(3_000),
  HOST: z.string().default('0.0.0.0'),
  HEALTH_PORT: z.coerce
    .number('HEALTH_PORT must be a number.')
    .int('HEALTH_PORT must be a whole number.')
    .min(0, 'HEALTH_PORT must be between 0 and 65535.')
    .max(65_535, 'HEALTH_PORT must be between 0 and 65535.')
    .optional(),
  HEALTH_HOST: z.string().default('127.0.0.1'),
  DRAIN_SECONDS: z.coerce
    .number('DRAIN_SECONDS must be a number.')
    .min(0, 'DRAIN_SECONDS must be between 0 and 60.')
    .max(60, 'DRAIN_SECONDS must be between 0 and 60.')
    .optional(),
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('DATABASE_URL', databaseProtocols).optional(),
  DATABASE_SESSION_URL: address('DATABASE_SESSION_URL', databaseProtocols).optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (urls) => urls.every((one) => isAddress(one, databaseProtocols)),
      'DATABASE_READ_URL must be addresses of replicas that start with postgres:// or postgresql://, joined by commas.',
    )
    .optional(),
  REDIS_URL: address('REDIS_URL', ['redis:', 'rediss:'])
    .refine(
      (value) => !URL.canParse(value) || /^(?:\/\d{0,4})?$/.test(new URL(value).pathname),
      'REDIS_URL must end with the number of a database, or without one: redis://user:password@host:6379/0.',
    )
    .optional(),
  PURGE_URL: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (urls) => urls.every((one) => isAddress(one, ['http:', 'https:'])),
      'PURGE_URL must be addresses that start with http:// or https://, joined by commas.',
    )
    .optional(),
  PURGE_HEADERS: pairs('PURGE_HEADERS').optional(),
  EDGE_SECONDS: z.coerce
    .number('EDGE_SECONDS must be a number.')
    .int('EDGE_SECONDS must be a whole number.')
    .min(1, 'EDGE_SECONDS must be between 1 and 3600.')
    .max(3_600, 'EDGE_SECONDS must be between 1 and 3600.')
    .optional(),
  ROLE: z.enum(['web', 'worker', 'both'], 'ROLE must be web, worker or both.').default('both'),
  S3_URL: address('S3_URL', ['http:', 'https:'])
    .refine(
      (value) => !URL.canParse(value) || isObjectStore(new URL(value)),
      'S3_URL must name a key, its secret and a bucket: https://key:secret@host/bucket?region=name.',
    )
    .optional(),
  SMTP_URL: address('SMTP_URL', ['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/,
      'MAIL_FROM must be a mail address, with a name before it if you like.',
    )
    .default('Basoche <ne-pas-repondre@basoche.localhost>'),
  SECRETS_KEY: z
    .string()
    .refine(
      (value) => Buffer.from(value, 'base64').length === 32,
      'SECRETS_KEY must be 32 bytes in base64: `openssl rand -base64 32` makes one.',
    )
    .optional(),
  SECRETS_KEYS_OLD: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (keys) => keys.every((one) => Buffer.from(one, 'base64').length === 32),
      'SECRETS_KEYS_OLD must be former keys, each 32 bytes in base64, joined by commas.',
    )
    .optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  PUSH_SERVICES: z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim().replace(/\/+$/, '')))
    .refine(
      (origins) => origins.every((one) => URL.canParse(one) && new URL(one).origin === one),
      'PUSH_SERVICES must be origins such as https://push.example, joined by commas.',
    )
    .optional(),
  BACKUP_KEY: z
    .string()
    .refine(
      (value) => Buffer.from(value, 'base64').length === 32,
      'BACKUP_KEY must be 32 bytes in base64: `openssl rand -base64 32` makes one.',
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must be a secret key: sk_live_… or sk_test_….')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+(,whsec_\w+)*$/,
      'STRIPE_WEBHOOK_SECRET must be the signing secrets of the webhook endpoints, joined by commas: whsec_….',
    )
    .optional(),
  STRIPE_API_URL: address('STRIPE_API_URL', ['http:', 'https:']).optional(),
  STRIPE_PRICE_MONTHLY: price('STRIPE_PRICE_MONTHLY'),
  STRIPE_PRICE_YEARLY: price('STRIPE_PRICE_YEARLY'),
  SUBSCRIPTION_REQUIRED: flag('SUBSCRIPTION_REQUIRED').default(false),
  FIRMS: flag('FIRMS').default(true),
  HEARINGS: flag('HEARINGS').default(true),
  CONFLICTS: flag('CONFLICTS').default(true),
  VIGILANCE: z.enum(vigilanceSettings, 'VIGILANCE must be off, tell, ask or auto.').default('auto'),
  PRICING: z.enum(['flat', 'instalments', 'all'], 'PRICING must be flat, instalments or all.').default('all'),
  OIDC_ISSUER: address('OIDC_ISSUER', ['http:', 'https:']).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z
    .string()
    .max(40, 'OIDC_NAME must be of 40 characters at most: it stands on a button.')
    .optional(),
  OIDC_PROVES: z.string().optional(),
  PRISMIC_REPOSITORY: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{2,62}$/,
      'PRISMIC_REPOSITORY must be the name of a repository, as in name.prismic.io.',
    )
    .optional(),
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_API_URL: address('PRISMIC_API_URL', ['http:', 'https:']).optional(),
  AVOCATS_LIST_URL: z.string().optional(),
  COMPANIES_LIST_URL: z.string().optional(),
  OFFICERS_LIST_URL: z.string().optional(),
  /** The point at which a test stops the program (platform/failpoints). */
  FAILPOINT: z.string().optional(),
  /** Proxies whose `X-Forwarded-For` is trusted: their number, or their addresses and networks separated by commas. */
  TRUST_PROXY: z.string().optional(),
  NETWORK_LIMITS: flag('NETWORK_LIMITS').default(true),
  DEMO: flag('DEMO').optional(),
  ALLOW_DEFAULTS: flag('ALLOW_DEFAULTS').default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs('OTEL_EXPORTER_OTLP_HEADERS').optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal(
      'http/protobuf',
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf: the collector listens for it at its port 4318.',
    )
    .optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs('OTEL_RESOURCE_ATTRIBUTES').optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `OTEL_TRACES_SAMPLER must be ${samplers.slice(0, -1).join(', ')} or ${samplers.at(-1)}.`)
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('OTEL_TRACES_SAMPLER_ARG must be the share of the traces that are sampled, from 0 to 1.')
    .min(0, 'OTEL_TRACES_SAMPLER_ARG must be between 0 and 1.')
    .max(1, 'OTEL_TRACES_SAMPLER_ARG must be between 0 and 1.')
    .optional(),
  SENTRY_DSN: z
    .string()
    .regex(
      /^https?:\/\/\w+@[^/?#\s]+\/(?:[^?#\s]+\/)?\w+$/,
      'SENTRY_DSN must be the DSN of a project, as its settings show it: https://key@host/project.',
    )
    .refine(URL.canParse, 'SENTRY_DSN must be the DSN of a project: https://key@host/project.')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL must be debug, info, warn, error or silent.',
    )
    .optional(),
});
