import type { Platform } from '../../../../platform/platform.ts';
import { type FacetCounts, readFacetCounts } from './store.ts';

interface CachedCounts {
  readonly until: number;
  readonly counts: Promise<FacetCounts>;
}

const cache = new WeakMap<Platform, CachedCounts>();

const keptMs = 10 * 60_000;

/** Counts of facets, computed once a night. They only choose between two query plans with the same result. */
export const facetCounts = (platform: Platform): Promise<FacetCounts> => {
  const now = platform.clock.now().getTime();
  const cached = cache.get(platform);
  if (cached !== undefined && now < cached.until) return cached.counts;
  const counts = readFacetCounts(platform.database.pool);
  cache.set(platform, { until: now + keptMs, counts });
  counts.catch(() => cache.delete(platform));
  return counts;
};
