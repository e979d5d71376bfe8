import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * A stand-in for a pool that ignores start-up parameters, like PgBouncer with `ignore_startup_parameters`. It
 * forwards everything else, and shares no connection.
 */
export interface StrippingPool {
  readonly url: string;
  close(): Promise<void>;
}

const kept = new Set(['user', 'database', 'client_encoding', 'application_name']);
/** Length and version of the protocol. */
const headBytes = 8;

/** A client's first message without the parameters that a pool ignores. */
const stripped = (message: Buffer): Buffer => {
  const parts = message.toString('utf8', headBytes).split('\0');
  const pairs = parts.flatMap((name, index) =>
    index % 2 === 0 && kept.has(name) ? [name, parts[index + 1] ?? ''] : [],
  );
  const body = Buffer.from(`${pairs.join('\0')}\0\0`);
  const head = Buffer.from(message.subarray(0, headBytes));
  head.writeUInt32BE(headBytes + body.length);
  return Buffer.concat([head, body]);
};

export const openStrippingPool = async (databaseUrl: string): Promise<StrippingPool> => {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    client.once('data', (message) => {
      database.write(stripped(message));
      client.pipe(database);
    });
    database.pipe(client);
    for (const [here, there] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(here);
      here.on('error', () => there.destroy());
      here.on('close', () => there.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The pool has no port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(bound.port);
  url.search = '';
  return {
    url: url.href,
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
