import type { ReactNode } from 'react';
import { keptMarkup } from '../lib/kept-markup.ts';

interface KeptProps {
  as: 'footer' | 'li';
  className?: string | undefined;
  /** All that the content depends on, besides the minute. */
  data: unknown;
  /** Content without state or ids of its own. */
  children: ReactNode;
}

/**
 * A part that many visitors' pages share, as a card of a list. The server keeps its markup from page to page: React
 * spends most of the time of a list on its cards.
 */
export const Kept = ({ as: Element, className, data, children }: KeptProps) => {
  const markup = import.meta.env.SSR ? keptMarkup(data, children) : null;
  return markup === null ? (
    <Element className={className}>{children}</Element>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered
    <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  );
};
