import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openHttp } from '../http/http.ts';
import { openLog } from '../observability/log.ts';
import { noLimit } from '../rate-limits/rate-limits.ts';
import { servePages } from './pages.ts';

const config = readConfig({
  NODE_ENV: 'test',
  PUBLIC_URL: 'https://basoche.test',
  NETWORK_LIMITS: 'off',
  DEMO: '0',
});

let status = 200;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await openHttp(config, openLog('silent'), noLimit);
  // A page that contains its own address, as every screen does for search engines.
  servePages(app, config, async ({ href }) => ({
    status,
    headers: new Map([['content-type', 'text/html; charset=utf-8']]),
    body: Buffer.from(`<link rel="canonical" href="${href}">${' '.repeat(2_000)}`),
    nonce: 'n',
    isThrottled: false,
    keys: [],
  }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Sends a request byte for byte, since HTTP clients would correct its target. */
const ask = (target: string, { method = 'GET', encoding = '' } = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const lines = [
      `${method} ${target} HTTP/1.1`,
      'Host: basoche.test',
      `Accept-Encoding: ${encoding}`,
      'Connection: close',
    ];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', () => resolve(Buffer.concat(pieces)));
    socket.on('error', reject);
  });

const statusOf = (answer: Buffer): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1]);
const bodyOf = (answer: Buffer): Buffer => answer.subarray(answer.indexOf('\r\n\r\n') + 4);
const canonicalOf = (answer: Buffer): string =>
  /canonical" href="([^"]*)/.exec(bodyOf(answer).toString())?.[1] ?? '';

const cacheControlOf = (answer: Buffer): string =>
  /^cache-control: (.*?)\r$/im.exec(answer.toString('latin1'))?.[1] ?? '';

describe('a page', () => {
  it('may be kept for a second by a network in front of the program, unless it is private or failed', async () => {
    expect(cacheControlOf(await ask('/aide?utm_id=1'))).toBe(
      'public, max-age=0, s-maxage=1, stale-while-revalidate=10',
    );
    for (const target of ['/messages', '/resetPassword/0198c2f4', '/manage/missions'])
      expect(cacheControlOf(await ask(target)), target).toBe('no-store');
    status = 503;
    expect(cacheControlOf(await ask('/tarifs'))).toBe('no-store');
    status = 200;
  });

  it.each([
    '//other.test/aide',
    '/\\other.test/aide',
    '///other.test/aide',
    'http://other.test/aide',
    'HTTPS://other.test/aide?a=1',
    'http://other.test',
    '//user:secret@other.test/aide',
  ])('stands on this site, whatever site a request names: %s', async (target) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(200);
    expect(new URL(canonicalOf(answer)).origin).toBe('https://basoche.test');
    expect(canonicalOf(await ask('/aide'))).toBe('https://basoche.test/aide');
  });

  it.each(['//', '///', '//[', '//a:b/', '/\\', '/?', '*', 'http://[/', '/cookies#haut'])(
    'is answered, however oddly its address is written: %s',
    async (target) => {
      const answer = await ask(target);
      expect(statusOf(answer)).toBeLessThan(500);
      expect(canonicalOf(answer)).not.toContain('#');
    },
  );

  it('is sent whole whatever a request says to take, and never where it asks for the head alone', async () => {
    for (const encoding of ['identity;q=0', '*;q=0', ',,,', ';q=1', '__proto__', 'x'.repeat(8_000)]) {
      expect(canonicalOf(await ask('/aide', { encoding })), encoding).toBe('https://basoche.test/aide');
    }
    const packed = bodyOf(await ask('/aide', { encoding: 'gzip' }));
    expect(gunzipSync(packed).toString()).toContain('canonical');
    const head = await ask('/aide', { method: 'HEAD' });
    expect([statusOf(head), bodyOf(head).length]).toEqual([200, 0]);
  });
});
