import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { isDatabaseCode } from './errors.ts';

/**
 * All data of the sandbox is in its own schema: it survives restarts, and several processes on one database
 * are one sandbox. `body` is the answer of a call, `hidden` the private data of an object.
 */
const tables = `
create schema if not exists payment_sandbox;
create table if not exists payment_sandbox.setting (
  name text primary key,
  value jsonb not null
);
create table if not exists payment_sandbox.object (
  id text primary key,
  position bigint generated always as identity,
  kind text not null,
  account text not null,
  body jsonb not null,
  hidden jsonb not null default '{}'
);
create index if not exists object_listed on payment_sandbox.object (kind, account, position desc);
create index if not exists object_asked on payment_sandbox.object using gin (body jsonb_path_ops);
create index if not exists object_session_open on payment_sandbox.object (((body ->> 'expires_at')::bigint))
  where kind = 'checkout.session' and body ->> 'status' = 'open';
create index if not exists object_due on payment_sandbox.object (((hidden ->> 'due')::bigint)) where hidden ? 'due';
create table if not exists payment_sandbox.event (
  id text primary key,
  position bigint generated always as identity,
  type text not null,
  created bigint not null,
  body jsonb not null,
  state text not null default 'pending',
  attempts int not null default 0,
  due timestamptz not null default now(),
  answer text,
  delivered_at timestamptz
);
create index if not exists event_due on payment_sandbox.event (due) where state = 'pending';
create index if not exists event_listed on payment_sandbox.event (position desc);
create table if not exists payment_sandbox.idempotency_key (
  key text not null,
  account text not null,
  fingerprint text not null,
  endpoint text not null,
  created bigint not null,
  status int not null,
  answer jsonb not null,
  primary key (key, account)
);
create table if not exists payment_sandbox.fault (
  position bigint generated always as identity primary key,
  method text not null,
  path text not null,
  kind text not null,
  details jsonb not null,
  times int not null
);
create table if not exists payment_sandbox.refused_call (
  position bigint generated always as identity primary key,
  at timestamptz not null default now(),
  method text not null,
  path text not null,
  reason text not null
);
`;

const version = 1;

const lock = 0x5a9d;

const secret = (): string => randomBytes(24).toString('hex');

export interface Secrets {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Returns the secrets if the schema exists, with a single query. */
const secretsIn = async (client: pg.ClientBase): Promise<Secrets | undefined> => {
  try {
    const { rows } = await client.query<{ name: string; value: unknown }>(
      `select name, value from payment_sandbox.setting where name in ('version', 'secretKey', 'webhookSecret')`,
    );
    const settings = new Map(rows.map(({ name, value }) => [name, value]));
    if (settings.get('version') !== version) return undefined;
    return {
      secretKey: String(settings.get('secretKey')),
      webhookSecret: String(settings.get('webhookSecret')),
    };
  } catch (error) {
    if (isDatabaseCode(error, '42P01', '3F000')) return undefined;
    throw error;
  }
};

/** Creates the schema if it is missing, one process at a time. */
export const prepareSchema = async (pool: pg.Pool): Promise<Secrets> => {
  const client = await pool.connect();
  try {
    const storedSecrets = await secretsIn(client);
    if (storedSecrets !== undefined) return storedSecrets;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    await client.query(tables);
    await client.query(
      `insert into payment_sandbox.setting (name, value)
       values ('version', $1), ('secretKey', $2), ('webhookSecret', $3) on conflict (name) do nothing`,
      [
        JSON.stringify(version),
        JSON.stringify(`sk_test_sandbox${secret()}`),
        JSON.stringify(`whsec_${secret()}`),
      ],
    );
    await client.query('commit');
    const made = await secretsIn(client);
    if (made === undefined) throw new Error('The schema of the payment sandbox is of another version.');
    return made;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
