import type { Config } from '../../config.ts';
import type { PushKeys } from './keys.ts';

/** The program's side of Web Push: what it says to the push services that browsers name (RFC 8030, 8291, 8292). */

/** Where a browser is reached, and what only it reads. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Push {
  readonly to: PushAddress;
  readonly keys: PushKeys;
  readonly payload: string;
  /** One that waits at the service under the same name is replaced: 32 letters of base64url at most. */
  readonly topic: string;
}

/** A push that nobody took within a day has nothing left to say. */
const keptSeconds = 86_400;
const timeoutMs = 10_000;

/** Who answers for what is sent, as the services ask to be told. */
const sender = ({ mailFrom }: Config): string => `mailto:${/([^\s<>]+@[^\s<>]+)/.exec(mailFrom)?.[1] ?? ''}`;

/**
 * Hands a push to its service. `gone`: the browser is not reached at this address any more. Rejects where it was not taken, for
 * the job to try again. Whoever calls has looked at the address; wherever it leads further is not followed.
 */
export const sendPush = async (
  config: Config,
  { to, keys, payload, topic }: Push,
): Promise<'sent' | 'gone'> => {
  // Read when the first push is sent.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = to;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: sender(config), ...keys },
    TTL: keptSeconds,
    topic,
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // Its length is that of the body, which is told anyway.
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
