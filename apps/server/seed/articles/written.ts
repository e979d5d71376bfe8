/** A run of text in an article: a paragraph or a list item. Adjacent items of one kind form one list. */
export interface WrittenText {
  readonly type: 'paragraph' | 'list-item' | 'o-list-item';
  readonly text: string;
}

export type WrittenBlock =
  | { readonly kind: 'titre_de_section'; readonly text: string }
  | { readonly kind: 'texte'; readonly texts: readonly WrittenText[] }
  | { readonly kind: 'citation'; readonly quote: string; readonly author: string }
  /** A picture of the article's folder, with its alternative text and its caption. */
  | { readonly kind: 'image'; readonly picture: string; readonly alt: string; readonly caption: string };

/** A hand-written article of the first set, correct as of its dates. */
export interface WrittenArticle {
  /** Never changes, since it is the end of the article's address. */
  readonly slug: string;
  /** YYYY-MM-DD. */
  readonly firstPublished: string;
  readonly lastPublished: string;
  readonly category: string;
  readonly title: string;
  readonly subtitle: string;
  /** Key of `authors` (authors.ts). */
  readonly author: string;
  /** Key of `universities` (authors.ts); null for an author without one. */
  readonly university: string | null;
  readonly body: readonly WrittenBlock[];
}
