import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { idempotencyHeader } from '@basoche/contract/idempotency';
import { problemMediaType } from '@basoche/contract/problem';
import type { Sample } from './plan.ts';

/** A request of a member or a visitor. */
export interface LoadRequest {
  readonly kind: Sample['kind'];
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly token?: string;
  readonly body?: object;
  /** Idempotency key, under which it is carried out once. */
  readonly key?: string;
  /** Time at which it was due; now by default. */
  readonly due?: number | undefined;
}

export interface LoadAnswer {
  readonly status: number;
  readonly text: string;
  /** True for a 5xx of a proxy: those of the program are problem documents. */
  readonly isOfProxy?: boolean;
}

/** Sends requests, and records a sample of each. */
export interface Requests {
  /** Sends it once. Status 0 means that there was no answer. */
  ask(call: LoadRequest): Promise<LoadAnswer>;
  /** Repeats it as browsers do until an answer tells whether it was done; null if none comes. */
  insist(call: LoadRequest): Promise<LoadAnswer | null>;
  /** The samples since the last call. */
  take(): Sample[];
}

/**
 * Timeout of an answer in milliseconds, and of idle connections, which are closed before the proxy closes
 * them.
 */
const patienceMs = 10_000;
/** Time during which a write is retried, and pauses between the tries, in milliseconds. */
const insistMs = 60_000;
const pausesMs = [250, 500, 1_000] as const;

/** True if an answer does not tell whether the call was done, or asks for a retry. */
const isPassing = ({ status }: LoadAnswer): boolean => status === 0 || status === 429 || status >= 500;

const isError = ({ statusCode = 0 }: IncomingMessage): boolean => statusCode >= 500;

const epoch = (): number => performance.timeOrigin + performance.now();

export const openRequests = (origin: string): Requests => {
  const agent = new Agent({ keepAlive: true, timeout: patienceMs });
  const { hostname, port } = new URL(origin);
  let samples: Sample[] = [];

  const send = ({ kind, path, method = 'GET', token, body, key }: LoadRequest): Promise<LoadAnswer> =>
    new Promise((resolve) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(kind === 'page' ? { 'accept-encoding': 'gzip' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { [idempotencyHeader]: key }),
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      };
      const failed = () => resolve({ status: 0, text: '' });
      const read = (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => {
          if (kind !== 'page') parts.push(part);
        });
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            isOfProxy: isError(answer) && answer.headers['content-type'] !== problemMediaType,
          }),
        );
        answer.once('error', failed);
        answer.once('aborted', failed);
      };
      const sent = request({ hostname, port, path, method, agent, headers }, read);
      sent.once('timeout', () => sent.destroy());
      sent.once('error', failed);
      sent.end(payload);
    });

  const ask = async (call: LoadRequest): Promise<LoadAnswer> => {
    const at = call.due ?? epoch();
    const answered = await send(call);
    samples.push({
      kind: call.kind,
      at,
      ms: epoch() - at,
      status: answered.status,
      isOfProxy: answered.isOfProxy ?? false,
    });
    return answered;
  };

  return {
    ask,
    insist: async (call) => {
      const until = epoch() + insistMs;
      let again = call;
      for (let tries = 0; ; tries += 1) {
        const answered = await ask(again);
        if (!isPassing(answered)) return answered;
        if (epoch() > until) return null;
        await pause(pausesMs[Math.min(tries, pausesMs.length - 1)]);
        // Each try is a separate request, due when it is sent.
        again = { ...call, due: epoch() };
      }
    },
    take: () => {
      const taken = samples;
      samples = [];
      return taken;
    },
  };
};
