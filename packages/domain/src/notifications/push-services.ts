/**
 * Push services of the browsers. The address to which the server posts comes from the browser, so only these
 * hosts are allowed: otherwise members could make the server call any address.
 */
const hosts: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const domains: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Address with a lower-case host, without port, user name and password, so that no other parser reads a different host.
 */
const address = /^https:\/\/([a-z0-9.-]+)(?:\/[\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * True for an allowed address. `alsoFrom`: origins that the operator allows in addition, such as their own
 * service.
 */
export const isPushEndpoint = (endpoint: string, alsoFrom: readonly string[] = []): boolean => {
  if (alsoFrom.some((origin) => endpoint.startsWith(`${origin}/`))) return true;
  const host = address.exec(endpoint)?.[1];
  return host !== undefined && (hosts.includes(host) || domains.some((domain) => host.endsWith(domain)));
};
