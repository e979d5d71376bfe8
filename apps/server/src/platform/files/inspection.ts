/** Result of the inspection of a file. */
export type Inspection =
  /** Accepted: stored unchanged, or replaced with `content`. */
  | { readonly verdict: 'sound'; readonly content?: Blob }
  /** The file is of another kind. */
  | { readonly verdict: 'other' }
  /** The file is of this kind but refused; `words` tell the user in French how to fix it. */
  | { readonly verdict: 'refused'; readonly words: string };

export const sound: Inspection = { verdict: 'sound' };
export const other: Inspection = { verdict: 'other' };
export const refuseFile = (words: string): Inspection => ({ verdict: 'refused', words });
