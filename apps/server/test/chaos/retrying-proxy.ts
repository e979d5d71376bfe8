import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A proxy for several processes that retries as nginx does by default (`proxy_next_upstream error timeout`,
 * ngx_http_upstream_next): on a refused connection always; on a broken or silent one except for POST, LOCK and PATCH;
 * once per process.
 *
 * HAProxy's default retries refused connections only (`retry-on conn-failure`). The proxy takes turns and keeps
 * connections. It polls the readiness of each process, as docs/RUNBOOK.md says; or does not, as nginx.
 */
export interface Front {
  readonly address: string;
  /** True if it sends requests to this process, as of its last poll. */
  sendsTo(at: number): boolean;
  /** Requests sent and not answered, retried or not, each as `POST /path: ECONNRESET read`. */
  readonly cut: readonly string[];
  stop(): Promise<void>;
}

const askedEveryMs = 100;
/** Time for a process to answer that it is ready, in milliseconds; otherwise it is not. */
const lookedAtMost = 3_000;
/** Default of nginx's `proxy_read_timeout`, in milliseconds. */
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

/** The request's header lines, unchanged. */
const linesOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const headers = rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []));
  return `${method} ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
};

export const openFront = async (addresses: readonly string[], { asksReady = true } = {}): Promise<Front> => {
  const upstreams: Upstream[] = addresses.map((address) => ({ url: new URL(address), isReady: true }));
  const agent = new Agent({ keepAlive: true });
  const cut: string[] = [];
  let turn = 0;

  /** Ready processes, the next one in turn first. */
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
      answer.writeHead(came.statusCode ?? 502, { ...others, 'x-front-process': upstreams.indexOf(first) });
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

  /** Connects a websocket to the first process that accepts the connection. */
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
