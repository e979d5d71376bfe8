import { randomUUID } from 'node:crypto';
import { problem } from '@basoche/contract/problem';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../../config.ts';
import { fileTransferMs } from '../files/transfer.ts';
import type { Logger } from '../observability/log.ts';
import { currentScope, withCaller, withLogScope } from '../observability/log-context.ts';
import { noTracing, type Span, type Tracing } from '../observability/tracing.ts';
import type { RateLimit } from '../rate-limits/rate-limits.ts';
import { type Connections, followConnections } from './connections.ts';
import type { Caller } from './fair-queue.ts';
import { networkOf, trustOf } from './network.ts';
import { answerError, sendProblem } from './problems.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { discardUnreadBodies } from './unread-bodies.ts';

interface MountedRoute {
  readonly method: string;
  readonly url: string;
  readonly isOutsideContract: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every address that answers, for the test that checks them all. */
    mountedRoutes: readonly MountedRoute[];
    connections: Connections;
  }
  interface FastifyRequest {
    /** The sender of the request; null until its headers are parsed. */
    caller: Caller | null;
    /** The span of its answer; null if that is not sampled. */
    span: Span | null;
  }
}

/**
 * Time limit of answers while the server stops, in milliseconds. After it, all connections are ended, those of
 * incomplete requests included.
 */
const closingMs = 5_000;
/**
 * Time that an idle connection is kept while the server stops, in milliseconds: its client may not yet know of the
 * stop.
 */
const idleMs = 500;

/** Ends each connection once it has no request. */
const closeConnections = (app: FastifyInstance, connections: Connections, drainMs: number): void => {
  app.addHook('preClose', async () => {
    await connections.stopListening();
    const idleFrom = performance.now() + Math.min(idleMs, drainMs);
    // In the phase of the event loop after its poll for input.
    const idle = setInterval(() => {
      if (performance.now() >= idleFrom) setImmediate(connections.endIdle);
    }, 50);
    const all = setTimeout(connections.endAll, closingMs);
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
    idle.unref();
    all.unref();
  });
};

/**
 * The sender of a request, with a signal that is aborted when the connection closes before the answer. The framework's
 * own signal is aborted once the body is read, because Node closes the request at that point.
 */
const callerOf = (request: FastifyRequest, { raw }: FastifyReply): Caller => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return { network: networkOf(request.ip), signal: gone.signal };
};

/** True for the addresses that operators and probes poll: neither logged nor traced. */
const isOfOperators = ({ routeOptions: { config, url } }: FastifyRequest): boolean =>
  config.isOutsideContract === true && url?.startsWith('/api/') === true;

/**
 * Begins the span of an answer. A request that the program makes itself to render a page belongs to that
 * page's trace. A trace id sent by the caller is ignored, since any visitor can send one
 * (docs/decisions/0095-spans-at-four-seams.md).
 */
const beginSpan = (tracing: Tracing, request: FastifyRequest): Span | null => {
  if (!tracing.isOn || isOfOperators(request)) return null;
  const within = currentScope();
  if (within !== undefined && !within.span) return null;
  const route = request.routeOptions.url ?? 'unknown';
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'basoche.request_id': request.id,
  };
  const name = `${request.method} ${route}`;
  return within?.span
    ? tracing.begin('internal', name, attributes, within.span)
    : tracing.begin('server', name, attributes);
};

const endSpan = ({ span }: FastifyRequest, { statusCode }: FastifyReply): void => {
  span?.add({ 'http.response.status_code': statusCode });
  span?.end(statusCode >= 500 ? String(statusCode) : undefined);
};

/** An HTTP server with the settings common to all answers: limits, timeouts, headers, error format. */
export const openHttp = async (
  config: Config,
  log: Logger,
  requestsOfNetwork: RateLimit,
  tracing: Tracing = noTracing,
): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: 1_048_576,
    // Time for a slow client to connect, and to send a file. Any other call must be sent and answered within the
    // handler's timeout.
    connectionTimeout: 30_000,
    requestTimeout: fileTransferMs,
    handlerTimeout: 15_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384 },
    // While the server stops, requests already sent are answered, and their connection is closed afterwards.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply);
    },
  });

  const connections = followConnections(app.server);
  app.decorate('connections', connections);
  closeConnections(app, connections, config.drainMs);

  const mountedRoutes: MountedRoute[] = [];
  app.decorate('mountedRoutes', mountedRoutes);
  app.addHook('onRoute', ({ method, url, config: { isOutsideContract = false } = {} }) => {
    for (const one of [method].flat()) mountedRoutes.push({ method: one, url, isOutsideContract });
  });

  discardUnreadBodies(app);
  app.decorateRequest('viewer', null);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply.header('cache-control', 'no-store'), problem('NOT_FOUND')),
  );

  await sendSecurityHeaders(app, config);

  app.addHook('onRequest', (_request, _reply, done) => connections.whenSettled(done));
  // Every log line of the request carries its id. The context is set again after the body, whose events come from the
  // connection.
  app.decorateRequest('caller', null);
  app.decorateRequest('span', null);
  const inScope = (request: FastifyRequest, done: () => void): void =>
    withLogScope({ requestId: request.id, span: request.span }, () =>
      request.caller === null ? done() : withCaller(request.caller, done),
    );
  app.addHook('onRequest', (request, reply, done) => {
    request.caller = callerOf(request, reply);
    request.span = beginSpan(tracing, request);
    inScope(request, done);
  });
  app.addHook('preValidation', (request, _reply, done) => inScope(request, done));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.includes('%00')) return sendProblem(reply, problem('MALFORMED_REQUEST'));
    await requestsOfNetwork.take(networkOf(request.ip));
  });
  app.addHook('onResponse', async (request, reply) => {
    endSpan(request, reply);
    // Logs the route's pattern, never the address, which may contain the secret of a link.
    const route = request.routeOptions.url ?? 'unknown';
    if (isOfOperators(request)) return;
    const ms = Math.round(reply.elapsedTime);
    const answered = {
      requestId: request.id,
      ...(request.span === null ? {} : { traceId: request.span.traceId }),
      method: request.method,
      route,
      status: reply.statusCode,
      ms,
    };
    if (ms < 1_000) log.info(answered, 'Answered');
    else log.warn(answered, 'Slow answer');
  });
  return app;
};
