import type pg from 'pg';
import type { Context } from './api/call.ts';
import type { Signing } from './operations/deliveries.ts';
import { type Db, inTransaction } from './store.ts';

/** State shared by the listener, the pages and the control calls of one process. */
export interface World {
  readonly pool: pg.Pool;
  readonly secretKey: string;
  readonly signing: Signing;
  /** The path of the pages' address: '/sandbox'. */
  readonly base: string;
  readonly log: { warn(details: object, text: string): void };
  contextIn(db: Db): Promise<Context>;
  /** Triggers the delivery of events that may have been written. */
  wake(): void;
  /** Carries out the changes that are due by the clock. */
  advanceTime(): Promise<void>;
  /** Records a call that the sandbox does not know, and logs it. */
  refused(method: string, path: string, reason: string): Promise<void>;
}

/** Runs the work of a page or a control call in one transaction, and sends the events that it wrote. */
export const withContext = async <Result>(
  world: World,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => {
  const result = await inTransaction(world.pool, async (db) => work(await world.contextIn(db)));
  world.wake();
  return result;
};
