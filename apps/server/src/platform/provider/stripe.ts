import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';

/** The payment provider, through its own library: Stripe, or whatever answers its calls at `STRIPE_API_URL` (rules §4). */
export interface Payments {
  /** The library is loaded when it is first needed. */
  client(): Promise<Stripe>;
  /** Says whether an event is the provider's word: throws where it is not, or is older than five minutes. */
  eventOf(body: string, signature: string): Promise<Stripe.Event>;
}

/** How the provider is reached; the sandbox gives its own. */
export interface Provider {
  readonly apiUrl: string | null;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** What its answer may take; then it is asked again, under the same idempotency key. */
const timeoutMs = 20_000;
/** An event is believed for so long. */
const toleranceSeconds = 300;

export const openPayments = (
  provider: () => Provider,
  { now, patience = timeoutMs }: { readonly now: () => Date; readonly patience?: number },
): Payments => {
  let opened: Promise<Stripe> | undefined;
  const open = async (): Promise<Stripe> => {
    const { default: Library } = await import('stripe');
    const { apiUrl, secretKey } = provider();
    const address = apiUrl === null ? null : new URL(apiUrl);
    return new Library(secretKey, {
      apiVersion: '2026-10-28.endive',
      timeout: patience,
      maxNetworkRetries: 2,
      telemetry: false,
      appInfo: { name: 'Basoche' },
      ...(address === null
        ? {}
        : {
            host: address.hostname,
            port: address.port === '' ? (address.protocol === 'https:' ? 443 : 80) : Number(address.port),
            protocol: address.protocol === 'https:' ? 'https' : 'http',
          }),
    });
  };
  const client = () => {
    opened ??= open();
    return opened;
  };
  return {
    client,
    eventOf: async (body, signature) => {
      const { webhooks } = await client();
      // In milliseconds, beside a tolerance in seconds: so the library takes them.
      const receivedAt = now().getTime();
      const secrets = provider().webhookSecret.split(',');
      // The platform's events and those of connected accounts may come from two endpoints, each with its own secret.
      for (const [place, secret] of secrets.entries()) {
        try {
          return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt);
        } catch (error) {
          if (place === secrets.length - 1) throw error;
        }
      }
      throw new Error('There is no secret to check a signature with.');
    },
  };
};

/** The provider that the configuration names; null where the program's own sandbox stands in for it. */
export const configuredProvider = ({ stripe }: Config): Provider | null =>
  stripe.secretKey === null || stripe.webhookSecret === null
    ? null
    : { apiUrl: stripe.apiUrl, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret };

const isProviderError = (error: unknown): error is Error & { readonly type: string } =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

/** The provider has nothing of this name: it will have nothing the next time either. */
export const isMissing = (error: unknown): boolean =>
  isProviderError(error) && 'statusCode' in error && error.statusCode === 404;

/** Nobody answered, or with a failure of its own, or that it is asked too much: whoever is asked next is answered no better. */
export const isAway = (error: unknown): boolean => {
  if (!isProviderError(error)) return false;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  return status === null || status === 429 || status >= 500;
};

/**
 * Runs what a person waits for and only the provider can answer. Whatever keeps it from answering is logged; the person reads that
 * nothing has happened, and asks again under the same idempotency key.
 */
export const askProvider = async <Answer>(
  { payments, log }: { readonly payments: Payments; readonly log: Logger },
  ask: (client: Stripe) => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask(await payments.client());
  } catch (error) {
    if (!isProviderError(error)) throw error;
    log.error({ err: error }, 'The payment provider did not do what it was asked');
    throw new Refusal('PROVIDER_UNAVAILABLE');
  }
};
