import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import Stripe from 'stripe';
import { inject } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../src/sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const onServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** An empty database of the test's own. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  return {
    url: inject('postgresUrl').replace('/basoche?', `/${name}?`),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
};

/** The official library, as the product makes it, and no repetition of its own accord that a test did not ask for. */
export const clientOf = (sandbox: Sandbox, { retries = 0, key = sandbox.secretKey } = {}): Stripe => {
  const { hostname, port } = new URL(sandbox.apiUrl);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: retries,
    telemetry: false,
  });
};

export const start = (databaseUrl: string, options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  startSandbox({ databaseUrl, pagesUrl: 'http://localhost:3000/sandbox', ...options });

export const control = async (
  sandbox: Sandbox,
  path: string,
  body: object = {},
  method: 'DELETE' | 'POST' = 'POST',
): Promise<unknown> => {
  const answer = await fetch(`${sandbox.apiUrl}/sandbox/control${path}`, {
    method,
    ...(method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : {}),
  });
  const read: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(read)}`);
  return read;
};

/** The refusal that a call is answered with. */
export const refusalOf = async (
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('The call was not refused.');
};

export const purchase = {
  mode: 'payment',
  line_items: [
    { price_data: { currency: 'eur', unit_amount: 12_000, product_data: { name: 'Mission' } }, quantity: 1 },
    { price_data: { currency: 'eur', unit_amount: 1_800, product_data: { name: 'Frais' } } },
  ],
  success_url: 'http://localhost:3000/ok?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/retour',
} satisfies Stripe.Checkout.SessionCreateParams;

export const paidIntent = async (
  sandbox: Sandbox,
  stripe: Stripe,
  {
    number = '4242424242424242',
    ...more
  }: { number?: string } & Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<string> => {
  const { id } = await stripe.checkout.sessions.create({ ...purchase, ...more });
  await control(sandbox, `/sessions/${id}/pay`, { number });
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  if (typeof intent !== 'string') throw new Error('The session was not paid.');
  return intent;
};

export interface Listener {
  readonly url: string;
  readonly received: { readonly body: string; readonly signature: string }[];
  /** Statuses of the next answers; 200 when the list is empty. */
  readonly answers: number[];
  close(): Promise<void>;
}

/** A stand-in for the product's address for events. */
export const listen = async (): Promise<Listener> => {
  const received: { body: string; signature: string }[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.statusCode = answers.shift() ?? 200;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

export const typesOf = (listener: Listener): string[] =>
  listener.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

/** A sandbox over a database of the test's own, with somebody who listens. */
export interface Bench {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  readonly listener: Listener;
  readonly databaseUrl: string;
  /** The sandbox's clock. */
  readonly clock: { now: Date };
  close(): Promise<void>;
}

export const openBench = async (options: Partial<SandboxOptions> = {}): Promise<Bench> => {
  const database = await createDatabase();
  const listener = await listen();
  const clock = { now: new Date() };
  const sandbox = await start(database.url, { now: () => clock.now, ...options });
  await sandbox.deliverTo(listener.url);
  return {
    sandbox,
    stripe: clientOf(sandbox),
    listener,
    databaseUrl: database.url,
    clock,
    close: async () => {
      await sandbox.close();
      await listener.close();
      await database.drop();
    },
  };
};

/** An account that may receive transfers. */
export const readyAccount = async ({
  sandbox,
  stripe,
}: Pick<Bench, 'sandbox' | 'stripe'>): Promise<string> => {
  const { id } = await stripe.accounts.create({
    type: 'express',
    country: 'FR',
    capabilities: { transfers: { requested: true } },
  });
  await control(sandbox, `/accounts/${id}`);
  return id;
};

export const later = (clock: { now: Date }, seconds: number): void => {
  clock.now = new Date(clock.now.getTime() + seconds * 1_000);
};
