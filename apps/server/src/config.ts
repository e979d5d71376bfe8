import { resolve } from 'node:path';
import { z } from 'zod';

/** The environment, read once. A wrong value stops the start with a sentence that names it. */

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'], { error: `${name} must be true or false.` })
    .transform((value) => value === 'true' || value === '1' || value === 'on');

const address = (name: string, protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address that starts with ${protocols.join(' or ')}//.`,
    );

/** Whether an address names who asks, and the bucket. */
const isObjectStore = ({ username, password, pathname }: URL): boolean =>
  username !== '' && password !== '' && pathname.length > 1;

const variables = z.object({
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
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:']).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('DATABASE_URL', ['postgres:', 'postgresql:']).optional(),
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
  /** Who is in front: `true`, or addresses and networks joined by commas whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: z.string().optional(),
  NETWORK_LIMITS: flag('NETWORK_LIMITS').default(true),
  DEMO: flag('DEMO').optional(),
  ALLOW_DEFAULTS: flag('ALLOW_DEFAULTS').default(false),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'LOG_LEVEL must be debug, info, warn, error or silent.',
    )
    .default('info'),
});

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** `null`: the program starts a database of its own under `dataDir`. */
  readonly databaseUrl: string | null;
  readonly runsWeb: boolean;
  readonly runsWorker: boolean;
  /** `null`: files are kept under `dataDir`. */
  readonly s3Url: string | null;
  /** `null`: mails are written as files under `dataDir`. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** What secrets in the database are encrypted with; `null`: a key that is made and kept under `dataDir`. */
  readonly secretsKey: string | null;
  readonly trustProxy: boolean | string[];
  readonly networkLimits: boolean;
  /** An empty database is filled with the demonstration; in production, only when `DEMO=1` asks for it. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** The message is a sentence for the operator. */
export class ConfigRefused extends Error {
  override name = 'ConfigRefused';
}

const proxies = (value: string | undefined): boolean | string[] => {
  if (value === undefined || value === 'false') return false;
  return value === 'true' ? true : value.split(',').map((one) => one.trim());
};

export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigRefused(issue?.message ?? 'The environment could not be read.');
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.NETWORK_LIMITS) {
    throw new ConfigRefused('NETWORK_LIMITS=off is for load tests and is refused with NODE_ENV=production.');
  }
  if (production && !values.ALLOW_DEFAULTS) {
    const missing = (['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'SECRETS_KEY'] as const).filter(
      (name) => values[name] === undefined,
    );
    if (missing.length > 0) {
      throw new ConfigRefused(
        `NODE_ENV=production needs ${missing.join(', ')}; set ALLOW_DEFAULTS=1 to run on the embedded defaults all the same.`,
      );
    }
  }
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    runsWeb: values.ROLE !== 'worker',
    runsWorker: values.ROLE !== 'web',
    s3Url: values.S3_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    secretsKey: values.SECRETS_KEY ?? null,
    trustProxy: proxies(values.TRUST_PROXY),
    networkLimits: values.NETWORK_LIMITS,
    demo: values.DEMO ?? !production,
    logLevel: values.LOG_LEVEL,
  };
};
