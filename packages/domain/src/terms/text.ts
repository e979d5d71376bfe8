import type { Day } from '../time/paris.ts';
import type { LegalText } from './versions.ts';

/**
 * A paragraph, or a list whose items may begin with the term that they explain. `[words](/address)` is a
 * link.
 */
export type TextBlock =
  | string
  | { readonly items: readonly (string | { readonly term: string; readonly text: string })[] };

export interface TextArticle {
  /** Its anchor, which never changes within a version. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

/** One version of a text that members accept. */
export interface VersionedText {
  readonly text: LegalText;
  readonly version: Day;
  readonly title: string;
  readonly preamble: string;
  readonly articles: readonly TextArticle[];
}

const lines = (block: TextBlock): string =>
  typeof block === 'string'
    ? block
    : block.items
        .map((item) => `- ${typeof item === 'string' ? item : `${item.term}. ${item.text}`}`)
        .join('\n');

/** The canonical text of a version; an acceptance records the SHA-256 of its bytes (UTF-8). */
export const canonicalText = ({ title, version, preamble, articles }: VersionedText): string =>
  [
    title,
    `Version du ${version}`,
    preamble,
    ...articles.flatMap((article, index) => [`${index + 1}. ${article.title}`, ...article.blocks.map(lines)]),
  ].join('\n\n');
