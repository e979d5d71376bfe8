/**
 * An article in the format of content services: its dates are timestamps, its title and texts are rich text.
 */

/** Kinds of rich-text nodes: neighbouring items of the same kind form one list. */
export const richTextKinds = ['paragraph', 'o-list-item', 'list-item'] as const;
export type RichTextKind = (typeof richTextKinds)[number];

/** A formatted part of a text, from `start` to before `end`, in UTF-16 units. */
export type Span =
  | { readonly type: 'strong' | 'em'; readonly start: number; readonly end: number }
  | {
      readonly type: 'hyperlink';
      readonly start: number;
      readonly end: number;
      readonly data: { readonly link_type: 'Web'; readonly url: string };
    };

export interface RichText {
  readonly type: RichTextKind;
  readonly text: string;
  readonly spans: Span[];
}

export const blockKinds = ['titre_de_section', 'texte', 'image', 'citation'] as const;
export type BlockKind = (typeof blockKinds)[number];

export const isBlockKind = (kind: string): kind is BlockKind =>
  (blockKinds as readonly string[]).includes(kind);

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ArticleImage {
  readonly url: string;
  readonly alt: string | null;
  /** In pixels; null if unknown. */
  readonly dimensions: Size | null;
}

export type Block =
  | { readonly slice_type: 'titre_de_section'; readonly primary: { readonly titre: string } }
  | { readonly slice_type: 'texte'; readonly primary: { readonly texte: RichText[] } }
  | {
      readonly slice_type: 'image';
      readonly primary: { readonly image: ArticleImage; readonly caption: string | null };
    }
  | {
      readonly slice_type: 'citation';
      readonly primary: { readonly quote_text: string; readonly quote_author: string | null };
    };

/** Fields of an article in a list. */
export interface ArticleCardData {
  readonly author: string | null;
  readonly avatar: { readonly url: string | null };
  /** The author's occupation and page; null without them. */
  readonly role_auteur: string | null;
  readonly lien_auteur: string | null;
  readonly categorie: string | null;
  readonly miniature: { readonly url: string | null; readonly alt: string | null };
  readonly title: { readonly type: 'heading1'; readonly text: string; readonly spans: Span[] }[];
  readonly subtitle: RichText[];
  readonly nom_universite: string | null;
  readonly logo_universite: { readonly url: string | null; readonly alt: string | null };
  readonly lien_universite: string | null;
}

export interface ArticleCard {
  readonly id: string;
  readonly first_publication_date: string;
  readonly last_publication_date: string;
  readonly data: ArticleCardData;
}

export interface Article extends ArticleCard {
  readonly data: ArticleCardData & {
    readonly body: Block[];
    /** Note to readers about its last correction; null without one. */
    readonly correction: string | null;
  };
}

/** Joins the lines of a rich text into one. */
export const plainText = (nodes: readonly { readonly text: string }[]): string =>
  nodes.map(({ text }) => text).join(' ');

const blockText = (block: Block): string => {
  switch (block.slice_type) {
    case 'titre_de_section':
      return block.primary.titre;
    case 'texte':
      return plainText(block.primary.texte);
    case 'image':
      return `${block.primary.image.alt ?? ''} ${block.primary.caption ?? ''}`;
    case 'citation':
      return `${block.primary.quote_text} ${block.primary.quote_author ?? ''}`;
  }
};

/** Readable words of its body. */
export const bodyText = ({ data }: Article): string => data.body.map(blockText).join(' ');

const wordsAMinute = 220;

/** Reading time in minutes, at least one. */
export const readingMinutes = (article: Article): number =>
  Math.max(1, Math.round(bodyText(article).split(/\s+/).length / wordsAMinute));
