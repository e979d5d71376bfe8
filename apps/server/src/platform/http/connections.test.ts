import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openLog } from '../observability/log.ts';
import { noLimit } from '../rate-limits/rate-limits.ts';
import { openHttp } from './http.ts';

/** A raw client: Node's own reports a FIN without an answer and a reset in the same way. */
interface Client {
  readonly socket: Socket;
  /** All bytes received so far, as text. */
  heard(): string;
  /** Error code that ended the connection; `FIN` if the server ended it in order; `open` until then. */
  ended(): string;
}

const open = (port: number): Client => {
  // The client's side stays open after the server's FIN, like a client that has just sent something.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let heard = '';
  let ended = 'open';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('end', () => {
    ended = 'FIN';
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    ended = String(error.code);
  });
  return { socket, heard: () => heard, ended: () => ended };
};

const post = 'POST /done HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n';
const answersOf = (client: Client) => client.heard().match(/HTTP\/1\.1 \d{3}/g) ?? [];

const openSite = async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: '/nowhere',
    PUBLIC_URL: 'http://basoche.test',
    DEMO: '0',
  });
  const app = await openHttp(config, openLog('silent'), noLimit);
  let done = 0;
  app.post('/done', async () => {
    done += 1;
    return {};
  });
  // Refuses before it reads the body, as a call does without permission.
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(403).send({}) }, async () => ({}));
  let atClosing = () => undefined as unknown;
  app.addHook('preClose', async () => {
    atClosing();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Runs during the closing, when the port is already closed. */
  const whenClosing = (act: () => unknown) => {
    atClosing = act;
  };
  return { app, port, whenClosing, done: () => done };
};

let site: Awaited<ReturnType<typeof openSite>>;
const clients: Client[] = [];
const client = (): Client => {
  const one = open(site.port);
  clients.push(one);
  return one;
};

beforeEach(async () => {
  site = await openSite();
});
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  await site.app.close();
});

/** A kept connection that was answered once. */
const kept = async (): Promise<Client> => {
  const one = client();
  one.socket.write(post);
  await expect.poll(() => answersOf(one)).toEqual(['HTTP/1.1 200']);
  return one;
};

describe('a server that stops', () => {
  it('answers a request that arrives on a kept connection at the moment of closing', async () => {
    const one = await kept();
    site.whenClosing(() => one.socket.write(post));
    await site.app.close();
    await expect.poll(() => [answersOf(one), one.ended()]).toEqual([['HTTP/1.1 200', 'HTTP/1.1 200'], 'FIN']);
    expect(site.done()).toBe(2);
  });

  it('answers every connection that was made before it closed its port', async () => {
    const waiting = Array.from({ length: 40 }, client);
    for (const { socket } of waiting) socket.write(post);
    // The connections open on the next tick, all before the server can accept any.
    await new Promise(process.nextTick);
    await site.app.close();
    await expect.poll(() => waiting.filter((one) => one.ended() === 'open')).toEqual([]);
    expect(waiting.map((one) => [...answersOf(one), one.ended()])).toEqual(
      waiting.map(() => ['HTTP/1.1 200', 'FIN']),
    );
  });

  it('ends an idle connection in order, and neither carries out nor resets what comes after that', async () => {
    const one = await kept();
    const closed = site.app.close();
    await expect.poll(() => one.ended()).toBe('FIN');
    one.socket.write(post);
    // A reset would have arrived by now: the loopback delivers it within the write.
    for (const _ of ['the write', 'its answer']) await turnOfTheLoop();
    one.socket.end();
    await Promise.all([closed, once(one.socket, 'close')]);
    expect([answersOf(one), one.ended(), site.done()]).toEqual([['HTTP/1.1 200'], 'FIN', 1]);
  });

  it('does not wait for a client that never ends its side', async () => {
    const one = await kept();
    await site.app.close();
    await expect.poll(() => one.ended()).toBe('FIN');
  });
});

it('a request that is refused before its body was read is answered, and its connection ended in order', async () => {
  const size = 8_000_000;
  const one = client();
  one.socket.write(
    `POST /refused HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${size}\r\n\r\n`,
  );
  await expect.poll(() => one.ended()).toBe('FIN');
  one.socket.end(Buffer.alloc(size));
  await once(one.socket, 'close');
  expect([answersOf(one), one.ended()]).toEqual([['HTTP/1.1 403'], 'FIN']);
});
