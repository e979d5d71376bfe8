import type { ReactNode } from 'react';
import { cachedMarkup } from '../lib/markup-cache.ts';

interface CachedMarkupProps {
  as: 'footer' | 'li';
  className?: string | undefined;
  /** All that the content depends on, besides the minute. */
  data: unknown;
  /** Content without state or ids of its own. */
  children: ReactNode;
}

/**
 * A part that many visitors' pages share, as a card of a list. The server caches its markup from page to page: React
 * spends most of the time of a list on its cards.
 */
export const CachedMarkup = ({ as: Element, className, data, children }: CachedMarkupProps) => {
  const markup = import.meta.env.SSR ? cachedMarkup(data, children) : null;
  return markup === null ? (
    <Element className={className}>{children}</Element>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered
    <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  );
};
