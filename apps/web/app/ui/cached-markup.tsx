import type { ReactNode } from 'react';
import { cachedMarkup } from '../lib/markup-cache.ts';

interface CachedMarkupProps {
  as: 'footer' | 'li';
  className?: string | undefined;
  /** Cache key: everything that the content depends on, except the current minute. */
  data: unknown;
  /** Content without state or ids of its own. */
  children: ReactNode;
}

/**
 * Part shared by many visitors' pages, such as a card of a list. The server caches its HTML across pages,
 * since rendering cards takes most of the time of a list page.
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
