import type pg from 'pg';

/** The socket adapter never releases a connection that broke or came too late. This pool releases it instead. */
export const openAdapterPool = (pool: pg.Pool): { readonly pool: pg.Pool; takeBack(): Promise<void> } => {
  const lent = new Set<pg.PoolClient>();
  let closed = false;
  const connect = async () => {
    const client = await pool.connect();
    lent.add(client);
    client.once('end', () => {
      if (lent.delete(client)) client.release(true);
    });
    if (closed) await client.end();
    return client;
  };
  // One query after the other, so that messages of this process arrive in their order.
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
