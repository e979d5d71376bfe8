import { actingForHeader } from '@basoche/contract/acting-for';
import { idempotencyHeader } from '@basoche/contract/idempotency';
import type { Problem } from '@basoche/contract/problem';
import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import type { ApiFetch } from './server-context.ts';

/** The server refused: `problem.title` is French and fit to show. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** Seconds to wait before trying again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null = null) {
    super(problem.title);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Error if no answer came: the network or the server is down. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause?: unknown) {
    super('La connexion avec Basoche est interrompue. Ce que vous avez écrit n’est pas perdu.', { cause });
  }
}

export const isProblem = (error: unknown, code?: Problem['code']): error is ProblemError =>
  error instanceof ProblemError && (code === undefined || error.problem.code === code);

/** True if the resource does not exist (404) or exists no longer (410). */
export const isAbsent = (error: unknown): boolean =>
  isProblem(error, 'NOT_FOUND') || isProblem(error, 'GONE');

/**
 * One page of a list. `next` is the cursor to give as `after` for the following page; null on the last one.
 */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  /** Total number of items over all pages; null where the first page does not tell it. */
  readonly total: number | null;
}

export type ItemOf<R extends Route> = AnswerOf<R> extends (infer Item)[] ? Item : never;

/**
 * Input of a call. `seen` is the state that the caller had before it: the same input after another state is
 * another call, with another idempotency key.
 */
export type GivenInput<R extends Route> = CallInput<R> & { readonly seen?: number };

/** Session token of a call, and the id of the firm that it is made for; null for none. */
export interface Caller {
  readonly token: string | null;
  readonly firm: string | null;
}

export interface Api {
  /** The firm in whose name this API calls, by its id; null for the person themselves. */
  readonly firm: string | null;
  /**
   * Makes a call of the contract. Throws `ProblemError` or `OfflineError`. A call that the server carries out
   * once keeps the same idempotency key until it has succeeded.
   */
  call<R extends Route>(route: R, input?: GivenInput<R>, signal?: AbortSignal): Promise<AnswerOf<R>>;
  /** Makes a call whose answer is a list in pages. */
  page<R extends Route>(
    route: R,
    input?: CallInput<R>,
    signal?: AbortSignal,
    after?: string | null,
  ): Promise<Page<ItemOf<R>>>;
  /** Makes a call whose answer is a file, and returns the response. `accept`: the media type to ask for. */
  send<R extends Route>(
    route: R,
    input: GivenInput<R>,
    signal: AbortSignal | undefined,
    accept: string,
  ): Promise<Response>;
}

interface ApiOptions {
  fetch: ApiFetch;
  token: () => string | null;
  firm: string | null;
  /** Creates a new idempotency key. */
  newKey: () => string;
  /**
   * Idempotency keys of calls that have not succeeded yet, by token, firm, method, path, body and `seen`: a key never
   * goes from one account to another.
   */
  keys: Map<string, string>;
  /** Called with each refusal. */
  onRefused: (problem: Problem, caller: Caller) => void;
}

/** Headers that tell who calls, and for which firm where the call may be made for one. */
export const headersOf = (route: Route, { token, firm }: Caller): Headers => {
  const headers = new Headers();
  if (!token) return headers;
  headers.set('Authorization', `Bearer ${token}`);
  // In browser builds, a route keeps its `access` only if it lists seats.
  const access: { readonly who: string; readonly seats?: unknown } | undefined = route.access;
  if (firm && access?.seats) headers.set(actingForHeader, encodeURIComponent(firm));
  return headers;
};

/** Path of a call below `/api`, with its parameters filled in. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Writes a query string. A list repeats its key; undefined and null values are left out. */
export const queryString = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
};

/** Reads the cursor of `Link: <…?after=xyz>; rel="next"` (RFC 8288). */
export const nextCursor = (link: string | null): string | null => {
  const target = link?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1];
  return target ? new URL(target, 'http://localhost').searchParams.get('after') : null;
};

const isProblemBody = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body && 'status' in body;

/** Reads the problem that a refused call answered. */
export const problemOf = (status: number, body: unknown): Problem => {
  if (isProblemBody(body)) return body;
  // The answer does not come from the program's server: a proxy answered, or the server is restarting.
  return {
    type: 'about:blank',
    status,
    code: status >= 502 ? 'UNAVAILABLE' : 'INTERNAL',
    title: 'Le service est momentanément indisponible. Merci de réessayer.',
  };
};

export const createApi = ({ fetch, token, firm, newKey, keys, onRefused }: ApiOptions): Api => {
  const send = async (
    route: Route,
    input: GivenInput<Route>,
    signal?: AbortSignal,
    accept = 'application/json',
  ): Promise<Response> => {
    const caller: Caller = { token: token(), firm };
    const headers = headersOf(route, caller);
    headers.set('Accept', accept);
    const init: RequestInit = { method: route.method, headers };
    if (signal) init.signal = signal;
    if (route.body !== null) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(input.body ?? {});
    }
    const path = `/api${fillPath(route.path, input.params ?? {})}${queryString({ ...input.query })}`;
    const fingerprint = JSON.stringify([caller, route.method, path, init.body, input.seen]);
    if (route.once) {
      const key = keys.get(fingerprint) ?? newKey();
      keys.set(fingerprint, key);
      headers.set(idempotencyHeader, key);
    }
    const response = await fetch(path, init).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new OfflineError(cause);
    });
    if (response.ok) {
      keys.delete(fingerprint);
      return response;
    }

    const problem = problemOf(response.status, await response.json().catch(() => null));
    onRefused(problem, caller);
    throw new ProblemError(problem, Number(response.headers.get('Retry-After')) || null);
  };

  return {
    firm,
    async call(route, input = {}, signal) {
      const response = await send(route, input, signal);
      return response.status === 204 ? undefined : await response.json();
    },
    async page(route, input = {}, signal, after) {
      const pageInput = after ? { ...input, query: { ...input.query, after } } : input;
      const response = await send(route, pageInput, signal);
      const total = response.headers.get('X-Total-Count');
      return {
        items: await response.json(),
        next: nextCursor(response.headers.get('Link')),
        total: total === null ? null : Number(total),
      };
    },
    send,
  };
};
