import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/**
 * Limits downloads to public addresses: no machine of a private network, whatever a name or a redirect leads
 * to.
 */

/** Special-purpose address ranges of the IANA registries (RFC 6890), none of them public. */
const reservedRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** The only range of IPv6 that is assigned, and its reserved parts: tunnels and documentation. */
const globalUnicast = '2000::/3';
const reservedUnicast = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const reservedV4 = listOf(reservedRanges, 'ipv4');
const globalV6 = listOf([globalUnicast], 'ipv6');
const reservedV6 = listOf(reservedUnicast, 'ipv6');

/** True for an address of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !reservedV4.check(address, 'ipv4');
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
};

/** True if the host of a URL is this machine, by name or by address. */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Error for a name without a public address. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
  constructor() {
    super('The address is not one of the public internet.');
  }
}

/**
 * DNS lookup that refuses a name with a private address. The connection uses the checked address, so that a
 * second lookup cannot differ.
 */
export const lookupPublic: LookupFunction = (hostname, options, give) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return give(error ?? new PrivateAddress(), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) return give(new PrivateAddress(), '');
    return options.all === true ? give(null, addresses) : give(null, first.address, first.family);
  });
};
