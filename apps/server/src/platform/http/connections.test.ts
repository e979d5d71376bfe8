import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openLog } from '../observability/log.ts';
import { unlimited } from './budgets.ts';
import { openHttp } from './http.ts';

/** A raw client: Node's own reports a FIN without an answer and a reset alike. */
interface Client {
  readonly socket: Socket;
  /** Everything that came. */
  heard(): string;
  /** Code of the error that ended the connection, `FIN` where the server ended it in order, `open` until then. */
  ended(): string;
}

const open = (port: number): Client => {
  // It stays open on its own side after the server's FIN, as a client does that has just sent something.
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
  const app = await openHttp(config, openLog('silent'), unlimited);
  let done = 0;
  app.post('/done', async () => {
    done += 1;
    return {};
  });
  // Refuses before it reads the body, as a call does that the caller may not give.
  app.post('/refused', { onRequest: async (_request, reply) => reply.code(403).send({}) }, async () => ({}));
  let atClosing = () => undefined as unknown;
  app.addHook('preClose', async () => {
    atClosing();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  /** Called in the moment of closing, when the port is closed already. */
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

/** A connection that was answered once and is kept. */
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
    // The connections are made on the next tick, all of them before the server can take any.
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
    // A reset would be there by now: the loopback delivers it within the write.
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
