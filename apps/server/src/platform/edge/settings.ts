/** The network in front of the program that keeps public pages and takes purges: Varnish, a CDN. */
export interface EdgeSettings {
  /** Addresses that take a purge; each of them keeps pages of its own. */
  readonly purgeUrls: readonly string[];
  /** Headers of a purge, such as its password. */
  readonly headers: Readonly<Record<string, string>>;
  /** Time for which a page may be kept before it is asked for again. */
  readonly seconds: number;
}

/**
 * Lifetime in milliseconds of the copies inside a process where an edge keeps pages. A purge waits for longer, so the
 * edge never reads a changed page from such a copy.
 */
export const copyMsBehindEdge = 100;

/** Time in milliseconds between a change and its purge, during which other changes join it. */
export const gatherMs = 250;

/**
 * Time in milliseconds after which a purge is repeated. It removes a page whose rendering began before the change, over a
 * replica that is 2 s behind at most. Who joins a rendering of 15 s waits as long for it.
 */
export const repeatMs = 40_000;
