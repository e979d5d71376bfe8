/** What looking at a file finds. */
export type Inspection =
  /** Kept as it came, or with what is to be kept in its place. */
  | { readonly verdict: 'sound'; readonly content?: Blob }
  /** It is of another kind. */
  | { readonly verdict: 'other' }
  /** It is of this kind and not taken; `words` say in French how to mend it. */
  | { readonly verdict: 'refused'; readonly words: string };

export const sound: Inspection = { verdict: 'sound' };
export const other: Inspection = { verdict: 'other' };
export const refused = (words: string): Inspection => ({ verdict: 'refused', words });
