import type { GivenFile } from '@basoche/contract/files';
import type { FieldError, ProblemCode } from '@basoche/contract/problem';
import {
  type Access,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type Route,
  type Shape,
  totalCountHeader,
} from '@basoche/contract/route';
import type { SeatRole } from '@basoche/domain/firms/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { DatabaseAvailability } from '../database/database-availability.ts';
import type { Replicas } from '../database/replicas.ts';
import { receiveFiles, withReceivedForm } from '../files/receive.ts';
import { fileTransferMs, sendFile } from '../files/transfer.ts';
import { outsideContract } from '../observability/health.ts';
import type { Platform } from '../platform.ts';
import type { RateLimit } from '../rate-limits/rate-limits.ts';
import { askAgain, firmNamed, provenViewer, refusedAccess, refusedActing } from './access.ts';
import { type CallKey, callKeyOf } from './idempotency.ts';
import { ignoreForms, readBodiesAsText } from './json-body.ts';
import { Refusal } from './refusal.ts';
import { accountsOf, bearerToken, type PersonViewer, type StaffViewer, type Viewer } from './viewer.ts';
import type { ViewerCopies } from './viewer-copies.ts';

/** One page of a list. `next` is the cursor of the next page, `null` on the last one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  /** Number of items on all pages, where the list counts them. */
  readonly total?: number | undefined;
}

/** User of a call. Without seats in its access, the call is made by a person for themselves. */
type UserFor<A extends Access> = A extends { readonly seats: readonly SeatRole[] } ? Viewer : PersonViewer;

type ViewerFor<A extends Access> = A['who'] extends 'anyone'
  ? UserFor<A> | null
  : A['who'] extends 'staff'
    ? StaffViewer
    : UserFor<A>;

export interface Call<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  readonly viewer: ViewerFor<R['access']>;
  /** Idempotency key of the call; null if the caller gave none or the call takes none. */
  readonly key: CallKey | null;
  /**
   * Platform to read from: over a replica if the route may lag and a replica is fresh enough for the viewer.
   */
  readonly source: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Value<R extends Route> = z.input<R['answer']>;
type Answer<R extends Route> =
  | Value<R>
  | (Value<R> extends readonly (infer Item)[] ? Page<Item> : never)
  // biome-ignore lint/suspicious/noConfusingVoidType: what a service that answers nothing returns
  | (undefined extends Value<R> ? void : never);

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

interface MountOptions {
  /** Further fields of a 400: registration names the offending fields (rules §6). */
  readonly invalid?: (errors: FieldError[]) => { readonly title?: string; readonly message?: string[] };
  /**
   * For a link in a mail. GET redirects to this screen and changes nothing. POST also accepts a form, whose
   * content it ignores, and redirects a browser to the screen with the outcome: `gone` if the link is
   * invalid.
   */
  readonly screenOfLink?: (params: Readonly<Record<string, string>>, outcome?: 'done' | 'gone') => string;
  /** True if the body is passed as raw text, because its signature covers its bytes. */
  readonly takesText?: boolean;
  /** Called before any of the body is received, to count it against a rate limit. */
  readonly atTheDoor?: (request: FastifyRequest) => Promise<void>;
}

/** Mounts a call of the contract: the only way to create a route under `/api`. */
export type Mount = <
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType,
  S extends z.ZodType,
  A extends Access,
>(
  route: Route<P, Q, B, S, A>,
  handler: Handler<Route<P, Q, B, S, A>>,
  options?: MountOptions,
) => void;

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.slice(0, 50).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));

const parse = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  options: MountOptions,
): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error);
  throw new Refusal('INVALID_INPUT', { ...options.invalid?.(errors), errors });
};

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === 'object' && value !== null && 'items' in value && 'next' in value;

/**
 * True for a browser that posts a form and shows the answer as a page. Mail programs and API clients do not
 * accept HTML.
 */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

const leadsNowhere = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');

const nextLink = (url: string, cursor: string): string => {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('after', cursor);
  return `<${next.pathname}${next.search}>; rel="next"`;
};

const send = (reply: FastifyReply, route: Route, answer: unknown) => {
  if (route.status === 204) return reply.code(204).send();
  if (route.givesFile) return sendFile(reply, answer as GivenFile);
  let value = answer;
  if (route.paged && isPage(answer)) {
    if (answer.next !== null) reply.header('link', nextLink(reply.request.url, answer.next));
    if (answer.total !== undefined) reply.header(totalCountHeader, answer.total);
    value = answer.items;
  }
  // Removes fields that the contract does not declare. An answer that does not match the contract is our error, not the
  // caller's.
  const checked = route.answer.safeParse(value);
  if (!checked.success)
    throw new Error(`${route.name} gave an answer outside its contract: ${checked.error.message}`);
  return reply.code(route.status).type('application/json; charset=utf-8').send(JSON.stringify(checked.data));
};

/**
 * True if a copy of the session is enough for the call: it changes nothing, and is neither about the account
 * itself nor for staff or partners.
 */
const takesCopy = ({ method, access: { who } }: Route): boolean =>
  method === 'GET' && (who === 'member' || who === 'anyone');

interface Dependencies {
  readonly viewers: ViewerCopies;
  readonly now: () => Date;
  /** True if calls may be made for a firm. */
  readonly areFirmsOpen: boolean;
  readonly availability: DatabaseAvailability;
  readonly receivingFolder: string;
  /** Rate limit of files that a person sends, whether they are accepted or not. */
  readonly filesOfMember: RateLimit;
  readonly replicas: Replicas<Platform>;
}

export const mountOn = (app: FastifyInstance, dependencies: Dependencies, mounted: Route[]): Mount => {
  const { viewers, now, areFirmsOpen, availability, receivingFolder, filesOfMember, replicas } = dependencies;
  const enter = async (route: Route, request: FastifyRequest): Promise<ProblemCode | null> => {
    const { access } = route;
    if (!availability.isUp()) return 'UNAVAILABLE';
    const firm = firmNamed(access, request.headers, { areFirmsOpen });
    const token = bearerToken(request.headers.authorization);
    if (token !== null) {
      const isCopied = firm === null && takesCopy(route);
      const reading = isCopied ? viewers.recent(token) : viewers.present(token, firm?.id ?? null);
      request.viewer = await availability.guard(reading);
    }
    const refusedForFirm = firm === null ? null : refusedActing(request.viewer, firm.seats);
    if (refusedForFirm !== null) return refusedForFirm;
    if (access.who === 'anyone') request.viewer = provenViewer(request.viewer);
    const refusal = refusedAccess(access, request.viewer);
    if (refusal === null) askAgain(access, request.viewer, now());
    return refusal;
  };

  return (route, handler, options = {}) => {
    mounted.push(route);
    const { screenOfLink, atTheDoor, takesText = false } = options;
    const bodyOf = (body: unknown) =>
      route.body === null ? undefined : parse(route.body, body ?? {}, options);
    const carryOut = async (request: FastifyRequest, reply: FastifyReply) => {
      const params = parse(route.params, request.params, options);
      const query = parse(route.query, request.query, options);
      const { viewer } = request;
      const key = route.once && viewer !== null ? callKeyOf(viewer, route.name, request) : null;
      const handle = async (body: unknown) => {
        const call = { params, query, body, viewer, key, request, reply };
        const handleWith = (source: Platform) => handler({ ...call, source } as Call<typeof route>);
        if (route.mayLag) return replicas.read(viewer, handleWith);
        if (route.method === 'GET' || viewer === null) return handleWith(replicas.primary);
        try {
          return await handleWith(replicas.primary);
        } finally {
          // Also after an error: a part may be committed.
          await replicas.changed(accountsOf(viewer));
        }
      };
      if (route.takesFiles === null) return availability.guard(handle(bodyOf(request.body)));
      return withReceivedForm(request, route.takesFiles, receivingFolder, (body) =>
        availability.guard(handle(bodyOf(body))),
      );
    };
    const mountIn = (scope: FastifyInstance) =>
      scope.route<{ Params: Record<string, string> }>({
        method: route.method,
        url: route.path,
        ...(route.takesFiles !== null || route.givesFile ? { handlerTimeout: fileTransferMs } : {}),
        onRequest: async (request) => {
          const refusal = await enter(route, request);
          if (refusal !== null) throw new Refusal(refusal);
          if (route.takesFiles !== null && request.viewer !== null) {
            await availability.guard(filesOfMember.take(request.viewer.personId));
          }
          if (atTheDoor !== undefined) await availability.guard(atTheDoor(request));
        },
        handler: async (request, reply) => {
          if (screenOfLink === undefined || !asksForPage(request)) {
            return send(reply, route, await carryOut(request, reply));
          }
          const outcome = await carryOut(request, reply).then(
            () => 'done' as const,
            (error: unknown) => {
              if (leadsNowhere(error)) return 'gone' as const;
              throw error;
            },
          );
          return reply.redirect(screenOfLink(request.params, outcome), 303);
        },
      });
    if (route.takesFiles !== null) {
      void app.register(async (scope) => {
        await receiveFiles(scope);
        mountIn(scope);
      });
      return;
    }
    if (takesText) {
      void app.register(async (scope) => {
        readBodiesAsText(scope);
        mountIn(scope);
      });
      return;
    }
    if (screenOfLink === undefined) {
      mountIn(app);
      return;
    }
    app.get<{ Params: Record<string, string> }>(route.path, outsideContract, async ({ params }, reply) =>
      reply.redirect(screenOfLink(params), 303),
    );
    // In a scope of its own, so that no other call accepts its kinds of body.
    void app.register(async (scope) => {
      ignoreForms(scope);
      mountIn(scope);
    });
  };
};
