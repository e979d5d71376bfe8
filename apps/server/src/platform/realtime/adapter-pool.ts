import type pg from 'pg';
import type { Pools } from '../database/database.ts';

/**
 * Pool given to the socket adapter, which never releases a connection that broke or came too late; this pool
 * does. The adapter connects only to listen, which needs a session.
 */
export const openAdapterPool = ({
  pool,
  sessions,
}: Pools): { readonly pool: pg.Pool; takeBack(): Promise<void> } => {
  const lent = new Set<pg.PoolClient>();
  let closed = false;
  const connect = async () => {
    const client = await sessions.pool.connect();
    lent.add(client);
    client.once('end', () => {
      if (lent.delete(client)) client.release(true);
    });
    if (closed) await client.end();
    return client;
  };
  // One query at a time, so that messages of this process arrive in order.
  let turn: Promise<unknown> = Promise.resolve();
  const query = (text: string, values?: unknown[]) => {
    const done = turn.then(() => pool.query(text, values));
    turn = done.catch(() => undefined);
    return done;
  };
  const adapterPool: pg.Pool = Object.assign(Object.create(pool), { connect, query });
  return {
    pool: adapterPool,
    takeBack: async () => {
      closed = true;
      await Promise.all([...lent].map((client) => client.end()));
    },
  };
};
