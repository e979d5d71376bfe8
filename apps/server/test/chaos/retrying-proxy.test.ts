import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { type Front, openFront } from './retrying-proxy.ts';

const withoutAsking = { asksReady: false };

const addressOf = (port: number) => `http://127.0.0.1:${port}`;
const servers: Server[] = [];
let front: Front;

/** Starts a process that treats every request in this way: answers, resets the connection, or ends. */
const aProcess = async (name: string, fate: 'answers' | 'resets' | 'ends'): Promise<string> => {
  const server = createServer((request, response) => {
    if (fate === 'answers') response.end(name);
    else if (fate === 'resets') request.socket.resetAndDestroy();
    else request.socket.end();
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return addressOf((server.address() as AddressInfo).port);
};

afterEach(async () => {
  await front.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = async (method: string) => {
  const answer = await fetch(`${front.address}/thing`, { method });
  return [answer.status, await answer.text()];
};

/** Asks twice, so that each of the two processes is the first to be tried once. */
const askTwice = async (method: string) => [await ask(method), await ask(method)];

describe('what stands in front tries the next process', () => {
  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
    'for %s, where a connection broke before any answer',
    async (method) => {
      for (const fate of ['resets', 'ends'] as const) {
        front = await openFront(
          [await aProcess('one', 'answers'), await aProcess('two', fate)],
          withoutAsking,
        );
        expect(await askTwice(method)).toEqual([
          [200, 'one'],
          [200, 'one'],
        ]);
        expect(front.cut).toHaveLength(1);
        await front.stop();
      }
    },
  );

  it.each(['POST', 'PATCH'])('not for %s that was sent: it may have been done', async (method) => {
    front = await openFront(
      [await aProcess('one', 'answers'), await aProcess('two', 'resets')],
      withoutAsking,
    );
    expect((await askTwice(method)).map(([status]) => status).toSorted()).toEqual([200, 502]);
    expect(front.cut).toEqual([`${method} /thing: ECONNRESET read`]);
  });

  it('for POST too, where the connection was refused', async () => {
    const nobody = addressOf(await freePort());
    front = await openFront([await aProcess('one', 'answers'), nobody], withoutAsking);
    expect(await askTwice('POST')).toEqual([
      [200, 'one'],
      [200, 'one'],
    ]);
    expect(front.cut).toEqual([]);
  });

  it('no more where none is left', async () => {
    front = await openFront([await aProcess('one', 'resets'), await aProcess('two', 'ends')], withoutAsking);
    expect((await ask('GET'))[0]).toBe(502);
    expect(front.cut).toHaveLength(2);
  });
});
