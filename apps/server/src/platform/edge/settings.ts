/**
 * Settings of the cache in front of the program (Varnish, a CDN) that keeps public pages and accepts purges.
 */
export interface EdgeSettings {
  /** Addresses to send purges to; each has a cache of its own. */
  readonly purgeUrls: readonly string[];
  /** Headers of a purge, such as its password. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds for which a page may be cached. */
  readonly seconds: number;
}

/**
 * Lifetime in milliseconds of page copies in this process behind an edge. A purge waits longer, so that the
 * edge never fetches an outdated copy.
 */
export const copyMsBehindEdge = 100;

/** Pause in milliseconds between a change and its purge, to purge further changes together. */
export const gatherMs = 250;

/**
 * Time in milliseconds after which a purge is repeated: it removes a page whose rendering began before the
 * change, or read a replica up to 2 s behind. A rendering takes at most 15 s, and a request that joins it as
 * long again.
 */
export const repeatMs = 40_000;
