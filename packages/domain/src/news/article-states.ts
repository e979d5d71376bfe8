/** States of an article: written, then published at once or at a time, then possibly withdrawn for good. */
export const articleStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export interface ArticleLife {
  readonly state: ArticleState;
  /** Past or planned time of the first publication; null if none is set. */
  readonly firstPublishedAt: Date | null;
}

/** Visibility for readers: not yet, shown, or gone. A scheduled article appears by itself. */
export const articleVisibility = (
  { state, firstPublishedAt }: ArticleLife,
  now: Date,
): 'hidden' | 'shown' | 'gone' => {
  if (state === 'draft' || firstPublishedAt === null || firstPublishedAt > now) return 'hidden';
  return state === 'withdrawn' ? 'gone' : 'shown';
};
