import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A proxy in front of several processes that tries the next one as nginx does by default (`proxy_next_upstream error timeout`, read in
 * ngx_http_upstream_next): where a connection was refused, whatever the method; where one broke or stayed silent before any answer,
 * unless the method is POST, LOCK or PATCH; each process once. HAProxy does less by default: `retry-on conn-failure`, connections alone.
 * It takes turns, keeps connections, and asks each process whether it is ready, as docs/RUNBOOK.md tells an operator; or asks nothing,
 * as nginx does.
 */
export interface Front {
  readonly address: string;
  /** Whether it sends requests to this process, as of its last look. */
  sendsTo(at: number): boolean;
  /** Requests that were sent and not answered, each as `POST /path: ECONNRESET read`: tried on the next process or not. */
  readonly cut: readonly string[];
  stop(): Promise<void>;
}

const askedEveryMs = 100;
/** A process that has not said within this time that it is ready is not. */
const lookedAtMost = 3_000;
/** Default of nginx's `proxy_read_timeout`. */
const answeredWithin = 60_000;
const notRepeated = new Set(['POST', 'LOCK', 'PATCH']);

interface Upstream {
  readonly url: URL;
  isReady: boolean;
}

const isReady = (url: URL): Promise<boolean> =>
  fetch(new URL('/api/ready', url), { signal: AbortSignal.timeout(lookedAtMost) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The request's own lines, as they came. */
const linesOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const headers = rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
  return `${method} ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
};

export const openFront = async (addresses: readonly string[], { asksReady = true } = {}): Promise<Front> => {
  const upstreams: Upstream[] = addresses.map((address) => ({ url: new URL(address), isReady: true }));
  const agent = new Agent({ keepAlive: true });
  const cut: string[] = [];
  let turn = 0;

  /** Processes that may be asked, the next one first. */
  const inTurn = (): Upstream[] => {
    turn += 1;
    const ready = upstreams.filter((one) => one.isReady);
    return [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)];
  };

  const forward = (
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [first, ...rest]: Upstream[],
  ): void => {
    if (first === undefined) {
      answer.writeHead(502, { 'x-front': 'nobody is ready' }).end();
      return;
    }
    const { hostname, port } = first.url;
    const { method = '', url: path, headers } = asked;
    const out = request({ agent, hostname, port, method, path, headers, timeout: answeredWithin }, (came) => {
      const { connection: _, ...others } = came.headers;
      answer.writeHead(came.statusCode ?? 502, others);
      came.once('error', () => answer.destroy());
      came.pipe(answer);
    });
    out.once('timeout', () => out.destroy(new Error('nothing was answered in time')));
    out.once('error', (error: NodeJS.ErrnoException) => {
      const wasSent = error.syscall !== 'connect';
      if (wasSent)
        cut.push(`${method} ${path}: ${error.code ?? error.message} ${error.syscall ?? ''}`.trim());
      if (answer.headersSent) answer.destroy();
      else if (!(wasSent && notRepeated.has(method))) forward(asked, body, answer, rest);
      else answer.writeHead(502, { 'x-front': String(error.code) }).end();
    });
    out.end(body);
  };

  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part);
    forward(asked, Buffer.concat(parts), answer, inTurn());
  });

  /** Joins a websocket with the first process that takes the connection. */
  const join = (
    asked: IncomingMessage,
    client: Duplex,
    head: Buffer,
    [first, ...rest]: readonly Upstream[],
  ): void => {
    if (first === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(first.url.port), first.url.hostname);
    const refused = () => join(asked, client, head, rest);
    upstream.once('error', refused);
    upstream.once('connect', () => {
      upstream.off('error', refused);
      upstream.on('error', () => client.destroy());
      client.on('error', () => upstream.destroy());
      client.on('close', () => upstream.destroy());
      upstream.write(linesOf(asked));
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
  };
  server.on('upgrade', (asked, client, head) => join(asked, client, head, inTurn()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The front has no port.');

  let isOpen = true;
  const watch = async (one: Upstream): Promise<void> => {
    while (isOpen) {
      one.isReady = await isReady(one.url);
      await pause(askedEveryMs);
    }
  };
  const watching = asksReady ? upstreams.map(watch) : [];
  return {
    address: `http://127.0.0.1:${bound.port}`,
    sendsTo: (at) => upstreams[at]?.isReady === true,
    cut,
    stop: async () => {
      isOpen = false;
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
