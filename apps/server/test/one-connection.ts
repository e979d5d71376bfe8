import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Fails a transaction that takes a second connection from the pool: as many concurrent ones as the pool has
 * connections would wait for each other until the timeout.
 */
export const allowOneConnection = (database: Database): void => {
  const inside = new AsyncLocalStorage<true>();
  const { pool } = database;
  const connect = pool.connect.bind(pool);
  pool.connect = ((callback?: Parameters<typeof connect>[0]) => {
    if (inside.getStore()) throw new Error('A transaction asks for a second connection');
    return callback ? connect(callback) : connect();
  }) as typeof pool.connect;
  const transaction = database.transaction;
  Object.assign(database, {
    transaction: ((work) =>
      transaction((trx) => inside.run(true, () => work(trx)))) as Database['transaction'],
  });
};
