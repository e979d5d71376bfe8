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

/** No answer came: the network or the server is away. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';

  constructor(cause?: unknown) {
    super("La connexion avec Basoche est interrompue. Ce que vous avez écrit n'est pas perdu.", { cause });
  }
}

export const isProblem = (error: unknown, code?: Problem['code']): error is ProblemError =>
  error instanceof ProblemError && (code === undefined || error.problem.code === code);

/** What was asked for is not there, or not any more. */
export const isAbsent = (error: unknown): boolean =>
  isProblem(error, 'NOT_FOUND') || isProblem(error, 'GONE');

/** One page of a list; `next` is what to give as `after` for the following one, null on the last. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
  /** How many items all the pages have together, where the list tells it with its first page. */
  readonly total: number | null;
}

export type ItemOf<R extends Route> = AnswerOf<R> extends (infer Item)[] ? Item : never;

/** Input of a call. `seen` is what its caller had before them: after something else, the same words are another call. */
export type GivenInput<R extends Route> = CallInput<R> & { readonly seen?: number };

export interface Api {
  /**
   * Makes a call of the contract. Throws `ProblemError` or `OfflineError`. A call that the server carries out once goes under the same
   * key until it has succeeded.
   */
  call<R extends Route>(route: R, input?: GivenInput<R>, signal?: AbortSignal): Promise<AnswerOf<R>>;
  /** The same for a list that comes in pages. */
  page<R extends Route>(
    route: R,
    input?: CallInput<R>,
    signal?: AbortSignal,
    after?: string | null,
  ): Promise<Page<ItemOf<R>>>;
}

interface ApiOptions {
  fetch: ApiFetch;
  token: () => string | null;
  /** A new idempotency key. */
  newKey: () => string;
  /** A token that was sent is not accepted any more. */
  onExpired?: () => void;
}

/** The address of a call below `/api`, its parameters filled in. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Several values repeat their key; what is undefined or null stays out. */
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

/** The cursor of `Link: <…?after=xyz>; rel="next"` (RFC 8288). */
export const nextCursor = (link: string | null): string | null => {
  const target = link?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1];
  return target ? new URL(target, 'http://localhost').searchParams.get('after') : null;
};

const isProblemBody = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body && 'status' in body;

/** What a refusal says. */
export const problemOf = (status: number, body: unknown): Problem => {
  if (isProblemBody(body)) return body;
  // Not ours: a proxy in between, or a server that is restarting.
  return {
    type: 'about:blank',
    status,
    code: status >= 502 ? 'UNAVAILABLE' : 'INTERNAL',
    title: 'Le service est momentanément indisponible. Merci de réessayer.',
  };
};

export const createApi = ({ fetch, token, newKey, onExpired }: ApiOptions): Api => {
  /** Keys of calls that have not succeeded yet, by all that they say. */
  const keys = new Map<string, string>();

  const send = async (
    route: Route,
    input: GivenInput<Route>,
    signal?: AbortSignal,
    after?: string | null,
  ): Promise<Response> => {
    const bearer = token();
    const headers = new Headers({ Accept: 'application/json' });
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    const init: RequestInit = { method: route.method, headers };
    if (signal) init.signal = signal;
    if (route.body !== null) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(input.body ?? {});
    }
    const path = `/api${fillPath(route.path, input.params ?? {})}${queryString(after ? { ...input.query, after } : { ...input.query })}`;
    const said = JSON.stringify([bearer, route.method, path, init.body, input.seen]);
    if (route.once) {
      const key = keys.get(said) ?? newKey();
      keys.set(said, key);
      headers.set(idempotencyHeader, key);
    }
    const response = await fetch(path, init).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new OfflineError(cause);
    });
    if (response.ok) {
      keys.delete(said);
      return response;
    }

    const problem = problemOf(response.status, await response.json().catch(() => null));
    if (problem.code === 'UNAUTHENTICATED' && bearer && bearer === token()) onExpired?.();
    throw new ProblemError(problem, Number(response.headers.get('Retry-After')) || null);
  };

  return {
    async call(route, input = {}, signal) {
      const response = await send(route, input, signal);
      return response.status === 204 ? undefined : await response.json();
    },
    async page(route, input = {}, signal, after) {
      const response = await send(route, input, signal, after);
      const total = response.headers.get('X-Total-Count');
      return {
        items: await response.json(),
        next: nextCursor(response.headers.get('Link')),
        total: total === null ? null : Number(total),
      };
    },
  };
};
