import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3_000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
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
  [{ SMTP_URL: 'localhost' }, /SMTP_URL/],
  [{ S3_URL: 'files' }, /S3_URL must be an address/],
  [{ S3_URL: 'https://s3.example/bucket' }, /S3_URL must name a key, its secret and a bucket/],
  [{ S3_URL: 'https://key:secret@s3.example/' }, /S3_URL must name a key, its secret and a bucket/],
  [{ PUBLIC_URL: 'basoche.fr' }, /PUBLIC_URL/],
  [{ NETWORK_LIMITS: 'perhaps' }, /NETWORK_LIMITS/],
  [{ MAIL_FROM: 'Basoche\r\nBcc: a@b.fr' }, /MAIL_FROM/],
])('%o stops the start with a sentence that names the variable', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
});

test('production refuses the embedded defaults unless told to accept them', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL, SMTP_URL, PUBLIC_URL, SECRETS_KEY/,
  );
  expect(readConfig({ NODE_ENV: 'production', ALLOW_DEFAULTS: '1' }).production).toBe(true);
});

test('production refuses to lift the budgets of networks', () => {
  expect(() => readConfig({ NODE_ENV: 'production', ALLOW_DEFAULTS: '1', NETWORK_LIMITS: 'off' })).toThrow(
    /NETWORK_LIMITS/,
  );
});
