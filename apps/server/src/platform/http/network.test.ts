import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { addressOf, networkOf, siteOf, trustOf } from './network.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
  ['unix:', 'unix:'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('the site of an IPv6 network is its /48; IPv4 has none', () => {
  expect(siteOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:0:0::/64')).toBe('2001:db8:0::/48');
  expect(siteOf('198.51.100.7')).toBeNull();
});

test('the addresses of one IPv6 network have one budget, and its site a wider one', async () => {
  const ask = (from: string) =>
    site.call('POST', '/auth/passwordForgotten', { body: { email: 'personne@exemple.fr' }, from });
  const { resetMailsOfNetwork } = site.platform.rateLimits;
  for (let spent = 0; spent < 99; spent += 1) await resetMailsOfNetwork.take('2001:db8:1:2::/64');
  expect((await ask('2001:db8:1:2::a')).statusCode).toBe(404);
  expect((await ask('2001:db8:1:2:ffff::b')).statusCode).toBe(429);
  await site.platform.rateLimits.resetMailsOfAddress.reset('personne@exemple.fr');
  expect((await ask('2001:db8:1:3::a')).statusCode).toBe(404);
  await Promise.all(
    Array.from({ length: 2_000 }, (_, index) =>
      resetMailsOfNetwork.tryTake(networkOf(`2001:db8:1:${(index + 16).toString(16)}::1`)),
    ),
  );
  expect((await ask('2001:db8:1:4::a')).statusCode).toBe(429);
  expect((await ask('2001:db8:2:4::a')).statusCode).toBe(404);
});

const asked = (remoteAddress: string, forwarded?: string): IncomingMessage => {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
};

test.each([
  [false, '10.0.0.1', '203.0.113.9', '10.0.0.1'],
  [1, '10.0.0.1', '192.0.2.66, 203.0.113.9', '203.0.113.9'],
  [2, '10.0.0.1', '192.0.2.66, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [3, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  [['10.0.0.0/8', '2001:db8::/32'], '::ffff:10.0.0.1', '192.0.2.66, 203.0.113.9, 2001:db8::5', '203.0.113.9'],
  [['uniquelocal'], '192.168.3.4', '203.0.113.9', '203.0.113.9'],
  [['10.0.0.1'], '10.0.0.2', '203.0.113.9', '10.0.0.2'],
])('behind the proxies %o, a request from %s for %s is from %s', (proxies, from, forwarded, found) => {
  expect(addressOf(asked(from, forwarded), trustOf(proxies))).toBe(found);
});

test('a client that writes its own X-Forwarded-For has one budget behind a proxy that appends', async () => {
  const behind = await createTestApp({ environment: { TRUST_PROXY: '1' } });
  try {
    const ask = (own: string) =>
      behind.call('POST', '/auth/passwordForgotten', {
        body: { email: `${own}@exemple.fr` },
        headers: { 'x-forwarded-for': `${own}, 198.51.100.9` },
        from: '10.0.0.1',
      });
    for (let spent = 0; spent < 99; spent += 1)
      await behind.platform.rateLimits.resetMailsOfNetwork.take('198.51.100.9');
    expect((await ask('192.0.2.1')).statusCode).toBe(404);
    expect((await ask('192.0.2.2')).statusCode).toBe(429);
  } finally {
    await behind.close();
  }
});
