import type { Config } from '../../config.ts';
import type { PushKeys } from './keys.ts';

/** Web Push: sends notifications to the push services that browsers name (RFC 8030, 8291, 8292). */

/** A browser's push address, and the keys with which only it can decrypt. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Push {
  readonly to: PushAddress;
  readonly keys: PushKeys;
  readonly payload: string;
  /** A push replaces the waiting one of the same key (header `Topic`). At most 32 base64url characters. */
  readonly collapseKey: string;
}

/** Seconds for which the service keeps an undelivered push: one day. */
const keptSeconds = 86_400;
const timeoutMs = 10_000;

/** Contact address of the sender, which push services require. */
const sender = ({ mailFrom }: Config): string => `mailto:${/([^\s<>]+@[^\s<>]+)/.exec(mailFrom)?.[1] ?? ''}`;

/**
 * Sends a push to its service. `gone`: the browser's address is no longer valid. Rejects if it was not accepted, so
 * that the job retries. The caller has checked the address; redirects are not followed.
 */
export const sendPush = async (
  config: Config,
  { to, keys, payload, collapseKey }: Push,
): Promise<'sent' | 'gone'> => {
  // Loaded at the first push.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = to;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: sender(config), ...keys },
    TTL: keptSeconds,
    topic: collapseKey,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // `fetch` sets this header itself.
    if (name.toLowerCase() !== 'content-length') headers.set(name, String(value));
  }
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (!answer.ok) throw new Error(`A push service at ${new URL(endpoint).host} answered ${answer.status}.`);
  return 'sent';
};
