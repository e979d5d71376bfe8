import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A server that accepts everything sent to it: a collector of traces, or a service for error reports. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Printable texts of everything that was received, each once. */
  texts(): string;
  /** The status of answers from now on; null to give none. */
  answerWith(status: number | null): void;
  /** Number of requests that wait for an answer. */
  waiting(): number;
  close(): Promise<void>;
}

/** Four characters and more in a row, letters with accents among them. */
const printable = /[\x20-\x7e\u00a0-\u024f\u2000-\u206f]{4,}/g;

export const openReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const waiting = new Set<ServerResponse>();
  let status: number | null = 200;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    if (status !== null) {
      response.writeHead(status).end();
      return;
    }
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    texts: () =>
      [...new Set(received.flatMap(({ body }) => body.toString('utf8').match(printable) ?? []))].join('\n'),
    answerWith: (next) => {
      status = next;
    },
    waiting: () => waiting.size,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
};
