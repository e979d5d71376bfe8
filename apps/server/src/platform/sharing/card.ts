/** Content of a shared page's picture. It shows only what everybody may read on the page itself. */
export interface SharedCard {
  /** Kind of page, in one or two words. */
  readonly kind: string;
  readonly title: string;
  /** A domain or a profession, above the title; null if none. */
  readonly above: string | null;
  /** The publisher or author; null if anonymous. */
  readonly by: string | null;
  readonly facts: readonly string[];
  /** A portrait or a logo as JPEG, 384 pixels on each side; null if none. */
  readonly portrait: { readonly jpeg: Uint8Array; readonly isRound: boolean } | null;
}
