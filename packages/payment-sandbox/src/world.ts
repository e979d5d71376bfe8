import type pg from 'pg';
import type { Context } from './api/call.ts';
import type { Signing } from './operations/deliveries.ts';
import { type Db, inTransaction } from './store.ts';

/** What the listener, the pages and the control calls of one process share. */
export interface World {
  readonly pool: pg.Pool;
  readonly secretKey: string;
  readonly signing: Signing;
  /** The path of the pages' address: '/sandbox'. */
  readonly base: string;
  readonly log: { warn(details: object, text: string): void };
  contextIn(db: Db): Promise<Context>;
  /** Events may have been written: post them. */
  wake(): void;
  /** Carries out what is due by the clock. */
  passTime(): Promise<void>;
  /** A call that the sandbox does not know: kept, and told in the log. */
  refused(method: string, path: string, reason: string): Promise<void>;
}

/** What a page or a control call changes: in one transaction, and told. */
export const changing = async <Result>(
  world: World,
  work: (context: Context) => Promise<Result>,
): Promise<Result> => {
  const result = await inTransaction(world.pool, async (db) => work(await world.contextIn(db)));
  world.wake();
  return result;
};
