import { everything } from '@basoche/contract/surrogate-keys';
import type { Config } from '../../config.ts';

/** Longest list of keys, in characters: some proxies have 4 KB for all headers of an answer. */
const longest = 2_000;

/** Header with the surrogate keys of a public answer; none without an edge, or with too many keys. */
export const keysHeader = (
  { edge }: Pick<Config, 'edge'>,
  keys: Iterable<string>,
): Record<string, string> => {
  const value = [...new Set([everything, ...keys])].join(' ');
  return edge === null || value.length > longest ? {} : { 'surrogate-key': value };
};

const forASecond = 'public, max-age=0, s-maxage=1, stale-while-revalidate=10';

/**
 * Cache headers of a public page. An edge that accepts purges keeps it longer, and serves it stale for five
 * times as long while it refetches or the program fails. News of the external content service are excepted:
 * they change without a purge.
 */
export const publicPageHeaders = (
  config: Pick<Config, 'edge' | 'prismic'>,
  keys: readonly string[],
): Record<string, string> => {
  const header = keysHeader(config, keys);
  const { edge, prismic } = config;
  const isPurged = Object.keys(header).length > 0 && (prismic === null || !keys.includes('news'));
  if (edge === null || !isPurged) return { ...header, 'cache-control': forASecond };
  const { seconds } = edge;
  const stale = 5 * seconds;
  return {
    ...header,
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}, stale-if-error=${stale}`,
  };
};
