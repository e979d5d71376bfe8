import type { ArticleImage, Block, RichText } from './article.ts';
import { normalRichText } from './editor-document.ts';
import { readBlocks } from './read-blocks.ts';

/** An article being written: any field may still be missing. */

export type ArticleDraftBlock =
  | Exclude<Block, { readonly slice_type: 'image' }>
  | {
      readonly slice_type: 'image';
      /** Null before a picture is chosen. */
      readonly primary: { readonly image: ArticleImage | null; readonly caption: string | null };
    };

export interface ArticleContent {
  readonly title: string;
  /** The last part of its address. */
  readonly slug: string;
  readonly category: string;
  readonly authorID: string | null;
  readonly universityID: string | null;
  readonly subtitle: RichText[];
  readonly cover: { readonly url: string; readonly alt: string } | null;
  readonly body: ArticleDraftBlock[];
}

/** Maximum lengths of texts in characters, most blocks of an article, most lines and spans of a text. */
export const articleLimits = {
  title: 160,
  category: 60,
  line: 4_000,
  lines: 200,
  spans: 200,
  alt: 300,
  caption: 300,
  quote: 1_000,
  quoteAuthor: 150,
  section: 160,
  correction: 300,
  blocks: 100,
  pictures: 60,
} as const;

export const emptyContent: ArticleContent = {
  title: '',
  slug: '',
  category: '',
  authorID: null,
  universityID: null,
  subtitle: [],
  cover: null,
  body: [],
};

/** An empty block of a kind. */
export const emptyBlock = (kind: ArticleDraftBlock['slice_type']): ArticleDraftBlock => {
  switch (kind) {
    case 'titre_de_section':
      return { slice_type: kind, primary: { titre: '' } };
    case 'texte':
      return { slice_type: kind, primary: { texte: [] } };
    case 'image':
      return { slice_type: kind, primary: { image: null, caption: null } };
    case 'citation':
      return { slice_type: kind, primary: { quote_text: '', quote_author: null } };
  }
};

/** An article as published: without parts that readers do not see. */
export interface FinishedContent extends Omit<ArticleContent, 'body' | 'category'> {
  readonly category: string | null;
  readonly body: Block[];
}

/** A block as published; blocks without visible text were removed before. */
const finishedBlock = (block: Block): Block =>
  block.slice_type === 'texte'
    ? { slice_type: 'texte', primary: { texte: normalRichText(block.primary.texte) } }
    : block;

/** The content as it is published: trimmed, empty lines as null. */
export const finished = (content: ArticleContent): FinishedContent => ({
  title: content.title.trim(),
  slug: content.slug,
  category: content.category.trim() || null,
  authorID: content.authorID,
  universityID: content.universityID,
  subtitle: normalRichText(content.subtitle),
  cover: content.cover && { url: content.cover.url, alt: content.cover.alt.trim() },
  body: readBlocks(content.body, () => undefined).map(finishedBlock),
});

/** True if readers would see no difference. */
export const isSameArticle = (one: ArticleContent, other: ArticleContent): boolean =>
  JSON.stringify(finished(one)) === JSON.stringify(finished(other));

/** Addresses of the pictures that it shows. */
export const picturesOf = ({ cover, body }: Pick<ArticleContent, 'cover' | 'body'>): string[] => [
  ...(cover === null ? [] : [cover.url]),
  ...body.flatMap((block) =>
    block.slice_type === 'image' && block.primary.image !== null ? [block.primary.image.url] : [],
  ),
];
