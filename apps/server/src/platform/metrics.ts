import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database.ts';

export interface Metrics {
  /** Everything, in Prometheus' text form. */
  page(): Promise<string>;
  readonly contentType: string;
}

/** Measures every answer by route pattern, so that no address of a person's becomes a label. */
export const measure = (app: FastifyInstance, { pool }: Database): Metrics => {
  const registry = new Registry();
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    answers.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  let collecting = false;
  return {
    contentType: registry.contentType,
    page: () => {
      if (!collecting) collectDefaultMetrics({ register: registry });
      collecting = true;
      return registry.metrics();
    },
  };
};
