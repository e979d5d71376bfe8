/** Web addresses typed by members: shown as links, never fetched (trust, "Input"). `https:` only. */

/** The host, then the path and the rest, without spaces, quotes or characters that a browser would change. */
const parts = /^(?:https?:\/\/)?([^\s/?#\\]+)((?:[/?#][^\s\\"'<>`{}|^]*)?)$/iu;
const label = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;
/** The last label of a host name, which must not be numeric, as in an IP address. */
const ending = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

interface Address {
  readonly host: string;
  readonly rest: string;
}

/** True for a host name with a dot and nothing else: no local name, no password, no port. */
const isHost = (host: string): boolean => {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((one) => label.test(one)) && ending.test(labels.at(-1) ?? '');
};

const read = (typed: string): Address | null => {
  const [, name = '', rest = ''] = parts.exec(typed.trim()) ?? [];
  const host = name.toLowerCase();
  return isHost(host) ? { host, rest: rest === '/' ? '' : rest } : null;
};

const formatAddress = ({ host, rest }: Address): string => `https://${host}${rest}`;

/** « exemple.fr » as `https://exemple.fr`; null if it is not a web address. */
export const readWebAddress = (typed: string): string | null => {
  const address = read(typed);
  return address && formatAddress(address);
};

/** The same, for a page of LinkedIn. */
export const readLinkedInAddress = (typed: string): string | null => {
  const address = read(typed);
  if (address === null) return null;
  const isLinkedIn = address.host === 'linkedin.com' || address.host.endsWith('.linkedin.com');
  return isLinkedIn && /^\/[^/?#]/u.test(address.rest) ? formatAddress(address) : null;
};
