import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What stands in front of several processes, as plain as such programs come: it keeps connections, asks each process whether it is ready,
 * takes turns among those that are, asks another one where a connection is refused, and tries again nothing that may have been done.
 */
export interface Front {
  readonly address: string;
  /** Whether it sends requests to this process, as of its last look. */
  sendsTo(at: number): boolean;
  stop(): Promise<void>;
}

const askedEveryMs = 100;
/** A look that takes longer than this found nobody: as long as that, what the one before found holds. */
const lookedAtMost = 3_000;

interface Behind {
  readonly url: URL;
  isReady: boolean;
}

const isReady = (url: URL): Promise<boolean> =>
  fetch(new URL('/api/ready', url), { signal: AbortSignal.timeout(lookedAtMost) }).then(
    ({ ok }) => ok,
    () => false,
  );

export const openFront = async (addresses: readonly string[]): Promise<Front> => {
  const behind: Behind[] = addresses.map((address) => ({ url: new URL(address), isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** Those that may be asked, the next one first. */
  const inTurn = (): Behind[] => {
    turn += 1;
    const ready = behind.filter((one) => one.isReady);
    return [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)];
  };

  const forward = (
    asked: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    [first, ...rest]: Behind[],
  ): void => {
    if (first === undefined) {
      answer.writeHead(502, { 'x-front': 'nobody is ready' }).end();
      return;
    }
    const { hostname, port } = first.url;
    const { method, url: path, headers } = asked;
    const out = request({ agent, hostname, port, method, path, headers }, (came) => {
      const { connection: _, ...others } = came.headers;
      answer.writeHead(came.statusCode ?? 502, others);
      came.pipe(answer);
    });
    out.once('error', (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else if (error.code === 'ECONNREFUSED' || (method === 'GET' && out.reusedSocket))
        forward(asked, body, answer, rest);
      else answer.writeHead(502, { 'x-front': String(error.code) }).end();
    });
    out.end(body);
  };

  const server = createServer(async (asked, answer) => {
    const parts: Buffer[] = [];
    for await (const part of asked) parts.push(part);
    forward(asked, Buffer.concat(parts), answer, inTurn());
  });
  server.on('upgrade', (asked, client, head) => {
    const [first] = inTurn();
    if (first === undefined) return client.destroy();
    const upstream = connect(Number(first.url.port), first.url.hostname, () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      );
      upstream.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The front has no port.');

  let isOpen = true;
  const watch = async (one: Behind): Promise<void> => {
    while (isOpen) {
      one.isReady = await isReady(one.url);
      await pause(askedEveryMs);
    }
  };
  const watching = behind.map(watch);
  return {
    address: `http://127.0.0.1:${bound.port}`,
    sendsTo: (at) => behind[at]?.isReady === true,
    stop: async () => {
      isOpen = false;
      await Promise.all(watching);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
};
