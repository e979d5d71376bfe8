import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../app.ts';

/** Half of a request, which is never completed during the test. */
const halfARequest =
  'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"email":';

const held = 500;

test('five hundred clients that never finish their request keep nobody else waiting', async () => {
  const site = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  const port = await site.listen();
  const sockets: Socket[] = [];
  try {
    for (let number = 0; number < held; number += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(halfARequest);
      sockets.push(socket);
    }
    const ask = async (): Promise<number> => {
      const start = performance.now();
      expect((await fetch(`http://127.0.0.1:${port}/api/missions`)).status).toBe(200);
      return performance.now() - start;
    };
    await ask();
    const times: number[] = [];
    for (let number = 0; number < 100; number += 1) times.push(await ask());
    times.sort((one, other) => one - other);
    expect(times[Math.floor(times.length * 0.99) - 1]).toBeLessThan(300);
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(held);
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.close();
  }
}, 60_000);
