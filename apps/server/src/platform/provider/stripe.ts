import type Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { Refusal } from '../http/refusal.ts';
import type { Logger } from '../observability/log.ts';

/** Calls the payment provider through its own library: Stripe, or a replacement at `STRIPE_API_URL` (rules §4). */
export interface Payments {
  /** The provider's client. Its library is loaded at the first call. */
  client(): Promise<Stripe>;
  /** Verifies and returns an event. Throws if its signature is wrong or it is older than five minutes. */
  eventOf(body: string, signature: string): Promise<Stripe.Event>;
}

/** Address and secrets of the provider; the sandbox has its own. */
export interface Provider {
  readonly apiUrl: string | null;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Timeout of a call, in milliseconds; then it is retried under the same idempotency key. */
const timeoutMs = 20_000;
/** Age up to which an event is accepted, in seconds. */
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
      // In milliseconds, although the tolerance is in seconds: the library expects this.
      const receivedAt = now().getTime();
      const secrets = provider().webhookSecret.split(',');
      // The platform's events and those of connected accounts may come from two endpoints, each with its own secret.
      for (const [index, secret] of secrets.entries()) {
        try {
          return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt);
        } catch (error) {
          if (index === secrets.length - 1) throw error;
        }
      }
      throw new Error('There is no secret to check a signature with.');
    },
  };
};

/** The configured provider; null where the sandbox replaces it. */
export const configuredProvider = ({ stripe }: Config): Provider | null =>
  stripe.secretKey === null || stripe.webhookSecret === null
    ? null
    : { apiUrl: stripe.apiUrl, secretKey: stripe.secretKey, webhookSecret: stripe.webhookSecret };

const isProviderError = (error: unknown): error is Error & { readonly type: string } =>
  error instanceof Error &&
  'type' in error &&
  typeof error.type === 'string' &&
  error.type.startsWith('Stripe');

/** True if the provider has no such object, so that a retry is useless. */
export const isMissing = (error: unknown): boolean =>
  isProviderError(error) && 'statusCode' in error && error.statusCode === 404;

/** True if the provider does not answer, fails or limits the rate: other calls would fail now too. */
export const isAway = (error: unknown): boolean => {
  if (!isProviderError(error)) return false;
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;
  return status === null || status === 429 || status >= 500;
};

/**
 * Makes a provider call while a user waits. On failure, logs it and tells the user that nothing was done. A
 * retry uses the same idempotency key.
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
