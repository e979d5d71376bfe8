import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Client networks, as rate limits count them. */

/** The eight groups of an IPv6 address, as numbers. */
const groupsOf = (address: string): number[] => {
  const [plain = ''] = address.split('%');
  const inGroups = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((one) => one.toString(16)).join(':'),
  );
  const [head = '', tail] = inGroups.split('::');
  const parseGroups = (text = '') =>
    text
      .split(':')
      .filter((one) => one !== '')
      .map((one) => Number.parseInt(one, 16));
  const [before, after] = [parseGroups(head), parseGroups(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

/** The IPv4 address inside a mapped IPv6 one (`::ffff:a.b.c.d`); any other address unchanged. */
const unmapped = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((one) => one === 0) && groups[5] === 0xff_ff;
  if (!isMapped) return address;
  return groups
    .slice(6)
    .flatMap((one) => [one >> 8, one & 255])
    .join('.');
};

const prefixOf = (address: string, groups: number): string =>
  `${groupsOf(address)
    .slice(0, groups)
    .map((one) => one.toString(16))
    .join(':')}::/${groups * 16}`;

/** The network of an address: the address itself for IPv4; for IPv6 its /64, which one line owns. */
export const networkOf = (ip: string): string => {
  const address = unmapped(ip);
  return isIPv6(address) ? prefixOf(address, 4) : address;
};

/** The /48 of an IPv6 network, which one site may own; null for IPv4. */
export const siteOf = (network: string): string | null => {
  const [address = ''] = network.split('/');
  return isIPv6(address) ? prefixOf(address, 3) : null;
};

/**
 * Proxies whose `X-Forwarded-For` is trusted: all, the nearest ones up to a number, or those with these
 * addresses and networks.
 */
export type TrustedProxies = boolean | number | readonly string[];

/** Ranges that have a name. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** True if a text is an address, a network in CIDR notation, or the name of a range. */
export const isProxyRange = (text: string): boolean => {
  if (Object.hasOwn(namedRanges, text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const most = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** True if the proxy at this address, `hop` proxies away, is trusted. */
export type Trust = (address: string, hop: number) => boolean;

export const trustOf = (proxies: TrustedProxies): Trust => {
  if (typeof proxies === 'boolean') return () => proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const range of proxies.flatMap((one) => namedRanges[one] ?? [one])) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (given) => {
    const address = unmapped(given);
    return isIP(address) !== 0 && list.check(address, familyOf(address));
  };
};

/** The client's address, equal to Fastify's `request.ip`, for requests that do not pass through Fastify. */
export const addressOf = ({ socket, headers }: IncomingMessage, trust: Trust): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const before = forwarded.split(',').map((one) => one.trim());
  const chain = [socket.remoteAddress ?? '', ...before.reverse().filter((one) => one !== '')];
  const found = chain.findIndex((address, hop) => !trust(address, hop));
  return chain.at(found) ?? '';
};
