/** A run of text in an article: a paragraph, or an item of a list that its neighbours of one kind continue. */
export interface WrittenText {
  readonly type: 'paragraph' | 'list-item' | 'o-list-item';
  readonly text: string;
}

export type WrittenBlock =
  | { readonly kind: 'titre_de_section'; readonly text: string }
  | { readonly kind: 'texte'; readonly texts: readonly WrittenText[] }
  | { readonly kind: 'citation'; readonly quote: string; readonly author: string }
  /** One of the pictures of the article's folder, with what it shows and what stands under it. */
  | { readonly kind: 'image'; readonly picture: string; readonly alt: string; readonly caption: string };

/** An article of the first set, as it is written by hand; true at the days it bears. */
export interface WrittenArticle {
  /** For ever the same: it is the end of the article's address. */
  readonly slug: string;
  /** YYYY-MM-DD. */
  readonly firstPublished: string;
  readonly lastPublished: string;
  readonly category: string;
  readonly title: string;
  readonly subtitle: string;
  /** A key of `authors.ts`. */
  readonly author: string;
  /** A key of `authors.ts`' universities; null for an author of none. */
  readonly university: string | null;
  readonly body: readonly WrittenBlock[];
}
