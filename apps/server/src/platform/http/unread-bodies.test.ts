import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { Route } from '@basoche/contract/route';
import { routes } from '@basoche/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { pathOf, sampleCalls } from '../../../test/calls.ts';
import { aForm } from '../../../test/forms.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { readConfig } from '../../config.ts';
import { openLog } from '../observability/log.ts';
import { noLimit } from '../rate-limits/rate-limits.ts';
import { openHttp } from './http.ts';

let test: TestApp;
let world: World;
let port: number;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'talking');
  port = await test.listen();
});
afterAll(() => test.close());

/** A connection on which requests are written byte for byte. */
const openConnection = (to: number) => {
  const socket = connect({ port: to, host: '127.0.0.1' });
  let heard = '';
  let isClosed = false;
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
  });
  return {
    socket,
    statuses: () => (heard.match(/HTTP\/1\.1 \d{3}/g) ?? []).map((line) => Number(line.slice(-3))),
    heard: () => heard,
    isClosed: () => isClosed,
  };
};

const headOf = (method: string, path: string, headers: Record<string, string | number>): string =>
  `${[`${method} ${path} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`;

const next = headOf('GET', '/api/health', {});
const filler = new Uint8Array(700_000).fill(32);
const file = (name: string) => ({ name, filename: 'a.pdf', type: 'application/pdf', content: filler });

const principals = ['student', 'company', 'editor', 'candidate', 'owner'] as const;
const takers = routes.filter(({ takesFiles }) => takesFiles !== null);
const addressOf = (route: Route) => {
  const sample = sampleCalls[route.name];
  return `/api${pathOf(route.path, sample?.params?.(world) ?? {})}${sample?.query ?? ''}`;
};

/** A token of a user whom the call admits: the call refuses the body, not the user. */
const tokenFor = async (route: Route): Promise<string> => {
  for (const principal of principals) {
    const token = (await world.tokenOf(principal)) ?? '';
    const answer = await test.app.inject({
      method: route.method,
      url: addressOf(route),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{}',
    });
    if (![401, 403, 404].includes(answer.statusCode)) return token;
  }
  throw new Error(`Nobody may call ${route.name}.`);
};

const refusedForms: readonly (readonly [string, Parameters<typeof aForm>[0]])[] = [
  ['a part that the call does not know', [file('inconnue')]],
  [
    'a text given twice before the file',
    [{ name: 'a', content: '1' }, { name: 'a', content: '2' }, file('file')],
  ],
  [
    'more texts than a form has',
    [
      ...Array.from({ length: 45 }, (_, index) => ({ name: `t${index}`, content: '1' })),
      file('file'),
      file('file'),
    ],
  ],
  ['a name of a prototype', [file('__proto__'), file('file')]],
];

describe('a body that is refused before it was read', () => {
  it('is one of calls that take a form', () => expect(takers.length).toBeGreaterThan(3));

  for (const route of takers) {
    it.each(refusedForms)(
      `leaves the connection to the next request: ${route.name}, %s`,
      async (_what, parts) => {
        const { payload, headers } = aForm(parts);
        const token = await tokenFor(route);
        const { socket, statuses } = openConnection(port);
        const head = { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length };
        socket.write(headOf(route.method, addressOf(route), head));
        socket.write(payload);
        await expect.poll(statuses).toEqual([400]);
        socket.write(next);
        await expect.poll(statuses).toEqual([400, 200]);
        socket.destroy();
      },
    );
  }

  it('is answered, and its connection closed, where it is JSON larger than any call takes', async () => {
    const { socket, statuses, isClosed } = openConnection(port);
    const bytes = 3_000_000;
    socket.write(
      headOf('POST', '/api/auth/login', { 'content-type': 'application/json', 'content-length': bytes }),
    );
    socket.write(Buffer.alloc(bytes, 32));
    await expect.poll(isClosed).toBe(true);
    expect(statuses()).toEqual([413]);
  });

  it.each([
    ['is announced larger than what is worth reading', { 'content-length': 1_000_000_000 }],
    ['does not say how large it is', { 'transfer-encoding': 'chunked' }],
  ])('is answered, and its connection closed, where it %s', async (_what, length) => {
    const { socket, statuses, heard, isClosed } = openConnection(port);
    socket.write(headOf('POST', '/api/jobs/cv', { 'content-type': 'application/json', ...length }));
    await expect.poll(statuses).toEqual([401]);
    expect(heard()).toMatch(/connection: close/i);
    await expect.poll(isClosed).toBe(true);
    expect(statuses()).toEqual([401]);
  });
});

it('a body of which half comes is answered 503 in the time of its call, and its connection closed', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' });
  const app = await openHttp(config, openLog('silent'), noLimit);
  try {
    app.post('/json', { handlerTimeout: 50 }, async () => ({}));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { socket, statuses, heard, isClosed } = openConnection((app.server.address() as AddressInfo).port);
    await once(socket, 'connect');
    socket.write(headOf('POST', '/json', { 'content-type': 'application/json', 'content-length': 1_000 }));
    socket.write('{"half":');
    await expect.poll(statuses).toEqual([503]);
    expect(heard()).toMatch(/connection: close/i);
    await expect.poll(isClosed).toBe(true);
  } finally {
    await app.close();
  }
});
