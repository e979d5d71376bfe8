/**
 * The push services of the browsers. A browser names the address that the program then posts to: it may be one of these and
 * nothing else, or members could have the server call whatever they like.
 */
const hosts: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** A host in small letters, no port, no name and no password: whoever reads it otherwise than this reads no such address. */
const address = /^https:\/\/([a-z0-9.-]+)(?:\/[\x21-\x5b\x5d-\x7e]*)?$/;

/** `alsoFrom`: origins that the operator admits besides, such as a service of their own. */
export const isPushEndpoint = (endpoint: string, alsoFrom: readonly string[] = []): boolean => {
  if (alsoFrom.some((origin) => endpoint.startsWith(`${origin}/`))) return true;
  const host = address.exec(endpoint)?.[1];
  return host !== undefined && (hosts.includes(host) || domains.some((domain) => host.endsWith(domain)));
};
