import { lookup } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { isLocalHost, isPublicAddress, lookupPublic, PrivateAddress } from './public-addresses.ts';

it.each([
  ['8.8.8.8', true],
  ['152.228.168.1', true],
  ['2001:4860:4860::8888', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['ff02::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
  ['', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it.each([
  ['localhost', true],
  ['files.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal);
});

describe('a name that leads to a private address', () => {
  const found = (options: Parameters<typeof lookupPublic>[1]) =>
    new Promise((resolve) => lookupPublic('localhost', options, (error) => resolve(error)));

  it('is not looked up, in either form that connections ask for', async () => {
    expect(await found({})).toBeInstanceOf(PrivateAddress);
    expect(await found({ all: true })).toBeInstanceOf(PrivateAddress);
  });

  it('is known to the machine, so that the refusal is ours', async () => {
    await expect(
      new Promise((resolve) => lookup('localhost', (error) => resolve(error))),
    ).resolves.toBeNull();
  });
});
