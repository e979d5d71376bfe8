import { problem } from '@basoche/contract/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/problems.ts';
import type { Metrics } from './metrics.ts';

export interface Health {
  /** What must work for this process to serve, by name. */
  readonly ready: () => Record<string, boolean>;
  readonly metrics: Metrics;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that the platform adds by itself: health, metrics, and the refusal of methods. */
    notOfTheContract?: boolean;
  }
}

export const ofThePlatform = { config: { notOfTheContract: true } };

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Asked from this machine, and for nobody behind a proxy on it. */
export const isNear = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** For whoever runs the program: alive, ready, measured. What it measures is told on this machine, or at a port of its own (health-port). */
export const healthRoutes = (api: FastifyInstance, { ready, metrics }: Health): void => {
  api.get('/health', ofThePlatform, async (_request, reply) =>
    reply.type('application/json').send('{"status":"ok"}'),
  );
  api.get('/ready', ofThePlatform, async (_request, reply) => {
    const checks = ready();
    if (Object.values(checks).every(Boolean))
      return reply.type('application/json').send(JSON.stringify({ status: 'ok', checks }));
    return sendProblem(reply, problem('UNAVAILABLE'), 1);
  });
  api.get('/metrics', ofThePlatform, async (request, reply) =>
    isNear(request)
      ? reply.type(metrics.contentType).send(await metrics.page())
      : sendProblem(reply, problem('NOT_FOUND')),
  );
};
