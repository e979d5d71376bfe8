/** Addresses that members type: shown as links, never fetched (trust, "Input"). `https:` only. */

/** What stands between the scheme and the path, and what follows: no blank, no quote, nothing that a browser would mend. */
const parts = /^(?:https?:\/\/)?([^\s/?#\\]+)((?:[/?#][^\s\\"'<>`{}|^]*)?)$/iu;
const label = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u;
/** The end of a name: no number of a machine. */
const ending = /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u;

interface Address {
  readonly host: string;
  readonly rest: string;
}

/** A name with a dot, and nothing beside it: no name inside a network, no password, no port. */
const isHost = (host: string): boolean => {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((one) => label.test(one)) && ending.test(labels.at(-1) ?? '');
};

const read = (typed: string): Address | null => {
  const [, name = '', rest = ''] = parts.exec(typed.trim()) ?? [];
  const host = name.toLowerCase();
  return isHost(host) ? { host, rest: rest === '/' ? '' : rest } : null;
};

const written = ({ host, rest }: Address): string => `https://${host}${rest}`;

/** « exemple.fr » as `https://exemple.fr`; null for what is no address of the web. */
export const readWebAddress = (typed: string): string | null => {
  const address = read(typed);
  return address && written(address);
};

/** The same, of a page of LinkedIn. */
export const readLinkedInAddress = (typed: string): string | null => {
  const address = read(typed);
  if (address === null) return null;
  const isLinkedIn = address.host === 'linkedin.com' || address.host.endsWith('.linkedin.com');
  return isLinkedIn && /^\/[^/?#]/u.test(address.rest) ? written(address) : null;
};
