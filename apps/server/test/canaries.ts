import { expect } from 'vitest';
import { openLog } from '../src/platform/observability/log.ts';
import { createTestApp } from './app.ts';
import type { TestMember } from './factories.ts';
import { openObserved } from './observed.ts';
import { type Browser, startPushService } from './push-service.ts';
import { openReceiver } from './receiver.ts';

/** Everything that leaves a program or waits in its queue: a test searches it for words that it planted. */

export interface Emitted {
  readonly pushes: readonly string[];
  /** Payloads of all jobs, including finished ones. */
  readonly jobs: readonly string[];
  /** Lines of the log. */
  readonly lines: readonly string[];
  readonly spans: string;
}

export const openCanaries = async (environment: Record<string, string>) => {
  const [pushes, receiver] = await Promise.all([startPushService(), openReceiver()]);
  const observed = openObserved(receiver);
  const lines: string[] = [];
  const test = await createTestApp({
    log: openLog('debug', { write: (line) => void lines.push(line) }, observed.failures),
    environment: { NETWORK_LIMITS: 'off', PUSH_SERVICES: pushes.origin, ...environment },
    ...observed,
  });
  const { pool } = test.platform.database;
  // Keeps a copy, because finished jobs leave the queue.
  await pool.query('create table seen_job (payload text)');
  await pool.query(`create function see_job() returns trigger language plpgsql as $$
    begin insert into seen_job values (new.payload::text); return new; end $$`);
  await pool.query(`create trigger see_job after insert or update on graphile_worker._private_jobs
    for each row execute function see_job()`);
  const browsers = new Map<string, Browser>();
  return {
    test,
    /** Gives a member a browser that receives pushes. */
    withBrowser: async (member: TestMember): Promise<TestMember> => {
      const browser = pushes.browser();
      browsers.set(new URL(browser.subscription.endpoint).pathname, browser);
      const { token } = member;
      const answer = await test.call('POST', '/notifications/push', { token, body: browser.subscription });
      expect(answer.statusCode, answer.body).toBe(200);
      return member;
    },
    /** Stops the tracing, and returns everything emitted so far. */
    emitted: async (): Promise<Emitted> => {
      await Promise.all([observed.tracing.close(), observed.failures.close()]);
      const seen = await pool.query<{ payload: string }>('select payload from seen_job');
      return {
        pushes: pushes.received.map(({ path, body }) => browsers.get(path)?.decrypt(body) ?? ''),
        jobs: seen.rows.map(({ payload }) => payload),
        lines,
        spans: receiver.texts(),
      };
    },
    close: async (): Promise<void> => {
      await test.close();
      await Promise.all([pushes.close(), receiver.close()]);
    },
  };
};
