import { problem } from '@basoche/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** Dependencies that this process needs to serve, by name; true if it works. */
  readonly ready: () => Record<string, boolean>;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route added by the platform: health, metrics, or the refusal of methods. */
    isOutsideContract?: boolean;
  }
}

/** Options of a route that the contract does not declare. */
export const outsideContract = { config: { isOutsideContract: true } };

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** True for a request from this machine that no proxy forwarded. */
export const isFromThisMachine = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/**
 * Routes for operators: liveness, readiness, metrics. Metrics are answered only on this machine, or on the health
 * port.
 */
export const healthRoutes = (api: FastifyInstance, { ready, metrics }: Health): void => {
  api.get('/health', outsideContract, async (_request, reply) =>
    reply.type('application/json').send('{"status":"ok"}'),
  );
  api.get('/ready', outsideContract, async (_request, reply) => {
    const checks = ready();
    if (Object.values(checks).every(Boolean))
      return reply.type('application/json').send(JSON.stringify({ status: 'ok', checks }));
    return sendProblem(reply, problem('UNAVAILABLE'), 1);
  });
  api.get('/metrics', outsideContract, async (request, reply) =>
    isFromThisMachine(request)
      ? reply.type(metrics.contentType).send(await metrics.page())
      : sendProblem(reply, problem('NOT_FOUND')),
  );
};
