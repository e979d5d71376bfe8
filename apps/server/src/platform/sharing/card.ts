/** What the picture of a shared page shows: words of what everybody may read on the page itself, and nothing more. */
export interface SharedCard {
  /** What kind of page it is, in a word or two. */
  readonly kind: string;
  readonly title: string;
  /** A domain, a trade: above the title. */
  readonly above: string | null;
  /** Who publishes or writes; null where nobody is named. */
  readonly by: string | null;
  readonly facts: readonly string[];
  /** A portrait or a logo of 384 points a side, as JPEG. */
  readonly portrait: { readonly jpeg: Uint8Array; readonly isRound: boolean } | null;
}
