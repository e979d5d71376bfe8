import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { startOutside } from '../outside-program.ts';

/** HAProxy in front of two PostgreSQL servers; it routes to the primary. */
export interface HaProxy {
  readonly port: number;
  pid(): number;
  stop(): Promise<void>;
}

interface Check {
  readonly server: Server;
  readonly port: number;
  /** Number of its answers so far. */
  answered(): number;
}

/**
 * Failed checks after which HAProxy considers a server down; until then it takes each server for a primary.
 */
const fall = 2;

/** Answers 200 while a server is a primary, as Patroni's `GET /primary` does on each machine. */
const startCheck = async (url: string): Promise<Check> => {
  const isPrimary = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 500,
      query_timeout: 500,
      application_name: 'basoche-check',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ is: boolean }>('select not pg_is_in_recovery() as is');
      return rows[0]?.is === true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  let answered = 0;
  const server = createServer((_request, response) => {
    void isPrimary().then((is) => {
      response.writeHead(is ? 200 : 503).end();
      answered += 1;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The check has no port.');
  return { server, port: address.port, answered: () => answered };
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export const startHaProxy = async (program: string, urls: readonly string[]): Promise<HaProxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-haproxy-'));
  const checks = await Promise.all(urls.map(startCheck));
  const port = await freePort();
  const lines = urls.map((url, index) => {
    const { host, port: number } = new pg.Client({ connectionString: url });
    const check = `check inter 500ms fall ${fall} rise 1 addr 127.0.0.1 port ${checks[index]?.port}`;
    return `  server s${index} unix@${host}/.s.PGSQL.${number} ${check} on-marked-down shutdown-sessions`;
  });
  await writeFile(
    join(folder, 'haproxy.cfg'),
    `defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  option httpchk GET /primary
${lines.join('\n')}
`,
  );
  const isSettled = () => checks.every(({ answered }) => answered() > fall);
  const proxy = await startOutside({
    name: 'HAProxy',
    program,
    parameters: ['-db', '-q', '-f', join(folder, 'haproxy.cfg')],
    isUp: async () => (await isOpen(port)) && isSettled(),
  });
  return {
    port,
    pid: proxy.pid,
    stop: async () => {
      await proxy.kill();
      for (const { server } of checks) server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
