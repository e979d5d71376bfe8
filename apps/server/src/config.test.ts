import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const provider = {
  OIDC_ISSUER: 'https://identite.exemple',
  OIDC_CLIENT_ID: 'basoche',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'e-dentitas',
};

test('an identity provider has all of its settings, and may prove a profession', () => {
  expect(readConfig({}).identity).toBeNull();
  expect(readConfig(provider).identity).toMatchObject({ name: 'e-dentitas', proves: null });
  expect(readConfig({ ...provider, OIDC_PROVES: 'Avocat' }).identity?.proves).toBe('Avocat');
});

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3_000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    databaseSessionUrl: null,
    redisUrl: null,
    smtpUrl: null,
    s3Url: null,
    runsWeb: true,
    runsWorker: true,
    networkLimits: true,
  });
});

test.each([
  [{ PORT: 'three' }, /PORT/],
  [{ PORT: '70000' }, /PORT/],
  [{ ROLE: 'boss' }, /ROLE must be web, worker or both/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL/],
  [{ DATABASE_SESSION_URL: 'localhost' }, /DATABASE_SESSION_URL must be an address/],
  [{ DATABASE_SESSION_URL: 'postgres://localhost/x' }, /DATABASE_SESSION_URL needs DATABASE_URL/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, /OTEL_EXPORTER_OTLP_HEADERS must be pairs/],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'key=value' },
    /OTEL_EXPORTER_OTLP_HEADERS needs OTEL_EXPORTER_OTLP_ENDPOINT/,
  ],
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, /OTEL_TRACES_SAMPLER needs OTEL_EXPORTER_OTLP_ENDPOINT/],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /OTEL_EXPORTER_OTLP_PROTOCOL must be http\/protobuf/],
  [
    { OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    /OTEL_TRACES_SAMPLER must be always_on, .* or parentbased_traceidratio/,
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /OTEL_TRACES_SAMPLER_ARG must be between 0 and 1/],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, /OTEL_TRACES_SAMPLER_ARG needs OTEL_TRACES_SAMPLER/],
  [{ SENTRY_DSN: 'https://errors.example/1' }, /SENTRY_DSN must be the DSN of a project/],
  [
    { DATABASE_READ_URL: 'postgres://localhost/x,localhost' },
    /DATABASE_READ_URL must be addresses of replicas/,
  ],
  [{ DATABASE_READ_URL: 'postgres://localhost/x' }, /DATABASE_READ_URL needs DATABASE_URL/],
  [{ REDIS_URL: 'localhost:6379' }, /REDIS_URL must be an address that starts with redis: or rediss:/],
  [{ REDIS_URL: 'redis://cache.example/basoche' }, /REDIS_URL must end with the number of a database/],
  [{ SMTP_URL: 'localhost' }, /SMTP_URL/],
  [{ S3_URL: 'files' }, /S3_URL must be an address/],
  [{ S3_URL: 'https://s3.example/bucket' }, /S3_URL must name a key, its secret and a bucket/],
  [{ S3_URL: 'https://key:secret@s3.example/' }, /S3_URL must name a key, its secret and a bucket/],
  [{ PUBLIC_URL: 'basoche.fr' }, /PUBLIC_URL/],
  [{ AVOCATS_LIST_URL: 'annuaire.csv' }, /AVOCATS_LIST_URL must be the address of a file/],
  [{ COMPANIES_LIST_URL: 'http://files.example/a.zip' }, /COMPANIES_LIST_URL must be the address of a file/],
  [{ OFFICERS_LIST_URL: 'file:///etc/passwd' }, /OFFICERS_LIST_URL must be the address of a file/],
  [{ NETWORK_LIMITS: 'perhaps' }, /NETWORK_LIMITS/],
  [
    { PRISMIC_REPOSITORY: 'https://basoche.prismic.io' },
    /PRISMIC_REPOSITORY must be the name of a repository/,
  ],
  [{ OIDC_ISSUER: 'identite.exemple' }, /OIDC_ISSUER must be an address/],
  [{ OIDC_PROVES: 'Avocat' }, /OIDC_PROVES needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME/],
  [
    { OIDC_ISSUER: 'https://identite.exemple', OIDC_NAME: 'e-dentitas' },
    /OIDC_ISSUER, OIDC_NAME need OIDC_CLIENT_ID, OIDC_CLIENT_SECRET besides/,
  ],
  [{ ...provider, OIDC_ISSUER: 'http://identite.exemple' }, /OIDC_ISSUER must start with https/],
  [{ ...provider, OIDC_PROVES: 'Astronaute' }, /OIDC_PROVES must be a profession/],
  [{ ...provider, OIDC_NAME: 'e'.repeat(41) }, /OIDC_NAME must be of 40 characters/],
  [{ PRISMIC_API_URL: 'https://a.test/api/v2' }, /PRISMIC_API_URL needs PRISMIC_REPOSITORY/],
  [{ VAPID_PUBLIC_KEY: 'BA' }, /VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair/],
  [{ VAPID_PUBLIC_KEY: 'BA', VAPID_PRIVATE_KEY: 'AA' }, /must be a pair in base64url/],
  [{ PUSH_SERVICES: 'https://push.example/path' }, /PUSH_SERVICES must be origins/],
  [{ MAIL_FROM: 'Basoche\r\nBcc: a@b.fr' }, /MAIL_FROM/],
  [{ TRUST_PROXY: 'the proxy' }, /TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.1,,10.0.0.2' }, /TRUST_PROXY must be/],
  [{ TRUST_PROXY: 'true', NODE_ENV: 'production', ALLOW_DEFAULTS: '1' }, /TRUST_PROXY=true believes any/],
])('%o stops the start with a sentence that names the variable', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('traces go to the collector that is named, under a name of the program', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.test:4318/' };
  expect(readConfig({}).tracing).toBeNull();
  expect(readConfig({ OTEL_SERVICE_NAME: 'other' }).tracing).toBeNull();
  expect(readConfig(endpoint).tracing).toMatchObject({
    endpoint: 'http://collector.test:4318',
    headers: {},
    resource: { 'service.name': 'basoche', 'basoche.role': 'both' },
    sampler: 'always_on',
  });
  const attributes = { OTEL_RESOURCE_ATTRIBUTES: 'service.name=one,cloud.region=fr%20par' };
  const named = readConfig({ ...endpoint, ...attributes, OTEL_SERVICE_NAME: 'two' }).tracing;
  expect(named?.resource).toMatchObject({ 'service.name': 'two', 'cloud.region': 'fr par' });
  const share = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ ...endpoint, ...share }).tracing).toMatchObject({
    sampler: 'traceidratio',
    ratio: 0.05,
  });
});

test('errors are reported to the project of a DSN', () => {
  expect(readConfig({}).sentry).toBeNull();
  expect(readConfig({ SENTRY_DSN: 'https://abc@errors.test/folder/7' }).sentry).toMatchObject({
    url: 'https://errors.test/folder/api/7/envelope/',
    publicKey: 'abc',
  });
});

test('news come from the database, or from the repository that is named', () => {
  expect(readConfig({}).prismic).toBeNull();
  expect(readConfig({ PRISMIC_REPOSITORY: 'basoche' }).prismic).toEqual({
    repository: 'basoche',
    accessToken: null,
    apiUrl: 'https://basoche.cdn.prismic.io/api/v2',
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://localhost/basoche' }, 'DATABASE_URL looks'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL looks'],
  [{ PUBLIC_URL: 'https://basoche.fr' }, 'PUBLIC_URL looks'],
  [
    {
      PUBLIC_URL: 'http://localhost.basoche.fr',
      STRIPE_SECRET_KEY: 'sk_live_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    },
    'PUBLIC_URL, STRIPE_SECRET_KEY look',
  ],
])('with %o and no NODE_ENV, the demonstration is not written unless it is asked for', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence);
  expect(readConfig({ ...given, DEMO: '1' }).demo).toBe(true);
  expect(readConfig({ ...given, DEMO: '0' }).demo).toBe(false);
  expect(readConfig({ ...given, NODE_ENV: 'production', ALLOW_DEFAULTS: '1' }).demo).toBe(false);
});

test.each([
  {},
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
  { PUBLIC_URL: 'http://basoche.localhost' },
  { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a' },
])('a start with %o is a demonstration', (given) => {
  expect(readConfig(given).demo).toBe(true);
});

test('the second port listens on the machine itself unless told otherwise', () => {
  expect(readConfig({ HEALTH_PORT: '9100' }).healthHost).toBe('127.0.0.1');
  expect(readConfig({ HEALTH_PORT: '9100', HEALTH_HOST: '10.0.0.4' }).healthHost).toBe('10.0.0.4');
});

test.each([
  [undefined, false],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
])('the proxies of TRUST_PROXY=%s are %o', (given, proxies) => {
  expect(readConfig({ TRUST_PROXY: given, NODE_ENV: 'production', ALLOW_DEFAULTS: '1' }).trustProxy).toEqual(
    proxies,
  );
});

test('production refuses the embedded defaults unless told to accept them', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL, SMTP_URL, PUBLIC_URL, SECRETS_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/,
  );
  expect(readConfig({ NODE_ENV: 'production', ALLOW_DEFAULTS: '1' }).production).toBe(true);
});

test('former keys of what is sealed are joined by commas, and each is one', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64'));
  expect(readConfig({ SECRETS_KEYS_OLD: `${one}, ${other}` }).formerSecretsKeys).toEqual([one, other]);
  expect(readConfig({}).formerSecretsKeys).toEqual([]);
  expect(() => readConfig({ SECRETS_KEYS_OLD: `${one},short` })).toThrow(/SECRETS_KEYS_OLD/);
});

test('production refuses to lift the budgets of networks', () => {
  expect(() => readConfig({ NODE_ENV: 'production', ALLOW_DEFAULTS: '1', NETWORK_LIMITS: 'off' })).toThrow(
    /NETWORK_LIMITS/,
  );
});

test('the file of vigilance closes modes by itself from the day of its charter, unless it is told otherwise', () => {
  expect(readConfig({}).vigilance).toBe('auto');
  expect(readConfig({ VIGILANCE: 'tell' }).vigilance).toBe('tell');
  expect(() => readConfig({ VIGILANCE: 'on' })).toThrow(/VIGILANCE must be off, tell, ask or auto/);
});

test('the payment provider is named whole, or not at all', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc,whsec_def', DEMO: '0' };
  expect(readConfig(key).stripe).toMatchObject({ secretKey: 'sk_live_abc', apiUrl: null });
  expect(readConfig({}).stripe.secretKey).toBeNull();
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_abc' })).toThrow(/go together/);
  expect(() => readConfig({ STRIPE_API_URL: 'http://localhost:1' })).toThrow(/needs STRIPE_SECRET_KEY/);
  expect(() => readConfig({ ...key, STRIPE_SECRET_KEY: 'pk_live_abc' })).toThrow(/secret key/);
  expect(() => readConfig({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_abc, whsec_def' })).toThrow(/commas/);
});

test('production stops at no failpoint', () => {
  expect(() =>
    readConfig({ NODE_ENV: 'production', ALLOW_DEFAULTS: '1', FAILPOINT: 'release.asked' }),
  ).toThrow(/FAILPOINT/);
});
