/** The life of an article: written, then published at once or at a time, then perhaps taken back for good. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export interface ArticleLife {
  readonly state: ArticleState;
  /** When it came or comes out; null while nobody has said. */
  readonly firstPublishedAt: Date | null;
}

/** What everybody sees of it: nothing yet, the article, or that there was one. A scheduled one comes out by itself. */
export const standingOf = (
  { state, firstPublishedAt }: ArticleLife,
  now: Date,
): 'hidden' | 'shown' | 'gone' => {
  if (state === 'draft' || firstPublishedAt === null || firstPublishedAt > now) return 'hidden';
  return state === 'withdrawn' ? 'gone' : 'shown';
};
