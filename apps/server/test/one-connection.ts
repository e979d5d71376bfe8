import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../src/platform/database/database.ts';

/**
 * Makes a transaction fail that asks the pool for a second connection: as many transactions at once as the pool has
 * connections would each wait for one of the others' until they are given up.
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
