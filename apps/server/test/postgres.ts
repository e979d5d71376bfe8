import type { TestProject } from 'vitest/node';
import { startPgBouncer } from './pgbouncer.ts';
import { startRedis } from './redis-server.ts';
import { startTemplateServer } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that holds the databases of all test files. */
    postgresUrl: string;
    /** The program of PgBouncer and its address before that server, in `npm run test:pooled`; null otherwise. */
    pgBouncer: { readonly program: string; readonly url: string } | null;
    /** The program of Valkey or Redis and its address for all tests, in `npm run test:redis`; null otherwise. */
    redis: { readonly program: string; readonly url: string } | null;
    /** The program of Varnish, in `npm run test:edge`; null otherwise. */
    varnish: string | null;
  }
}

/**
 * Starts one PostgreSQL server for the whole run. Each test file copies the migrated template (database.ts).
 *
 * With `TEST_PGBOUNCER`, the program of PgBouncer, tests reach it through a transaction pool; with `TEST_REDIS`, processes
 * have a Redis between them.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const program = process.env.TEST_PGBOUNCER;
  const server = await startTemplateServer({ isOpen: program !== undefined });
  const pool = program === undefined ? null : await startPgBouncer({ program, serverUrl: server.url });
  project.provide('postgresUrl', server.url);
  project.provide(
    'pgBouncer',
    program === undefined || pool === null ? null : { program, url: pool.urlOf('pgbouncer') },
  );
  const redisProgram = process.env.TEST_REDIS;
  const redis = redisProgram === undefined ? null : await startRedis({ program: redisProgram });
  project.provide(
    'redis',
    redisProgram === undefined || redis === null ? null : { program: redisProgram, url: redis.url },
  );
  project.provide('varnish', process.env.TEST_VARNISH ?? null);
  return async () => {
    await redis?.stop();
    await pool?.stop();
    await server.stop();
  };
};
