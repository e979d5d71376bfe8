import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pools } from '../database/database.ts';

/** Prometheus metrics of a process. No label contains an address, a name or an id of a person. */
export interface Metrics {
  /** All metrics, in Prometheus' text format. */
  page(): Promise<string>;
  readonly contentType: string;
  /** Measures every answer of this server, by route pattern. */
  measureAnswers(app: FastifyInstance): void;
  jobEnded(task: string, outcome: 'done' | 'failed' | 'given_up', seconds: number): void;
  /** Registers a gauge whose values, by label, are read at each scrape. Reports nothing while the reading fails. */
  watch(gauge: WatchedGauge): void;
}

export interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  /** Name of the label that distinguishes the values. Without it, there is a single value, under an empty key. */
  readonly label?: string;
  readonly look: () => Promise<Readonly<Record<string, number>>> | Readonly<Record<string, number>>;
}

const connectionsOf = ({ totalCount, idleCount, waitingCount }: Pools['pool']) => ({
  open: totalCount,
  idle: idleCount,
  waited_for: waitingCount,
});

export const openMetrics = ({ pool, sessions }: Pools): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that jobs took, by task and by how they ended',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
    registers,
  });
  const watch: Metrics['watch'] = ({ name, help, label, look }) => {
    new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        this.reset();
        const values = await Promise.resolve()
          .then(look)
          .catch(() => ({}));
        for (const [key, value] of Object.entries(values)) {
          this.set(label === undefined ? {} : { [label]: key }, value);
        }
      },
    });
  };
  watch({
    name: 'database_connections',
    help: 'Connections of this process by state',
    label: 'state',
    look: () => connectionsOf(pool),
  });
  watch({
    name: 'database_session_connections',
    help: 'Connections of this process that keep their session, by state, where a transaction pool is in front',
    label: 'state',
    look: () => (sessions.pool === pool ? {} : connectionsOf(sessions.pool)),
  });
  let collecting = false;
  return {
    contentType: registry.contentType,
    page: () => {
      if (!collecting) collectDefaultMetrics({ register: registry });
      collecting = true;
      return registry.metrics();
    },
    measureAnswers: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'unknown';
        const seconds = reply.elapsedTime / 1_000;
        answers.observe({ method: request.method, route, status: reply.statusCode }, seconds);
      });
    },
    jobEnded: (task, outcome, seconds) => jobs.observe({ task, outcome }, seconds),
    watch,
  };
};
